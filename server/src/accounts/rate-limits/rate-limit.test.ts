import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { mailNotSent, rateLimiter, tooManyAttemptsMessage, type RateLimiter } from './rate-limit.ts';

let database: Database;
let limiter: RateLimiter;
beforeAll(async () => {
  database = await migratedDatabase();
  limiter = rateLimiter(database.kysely);
});
afterAll(() => database.close());

const rule = { window: 60, max: 3 };

describe('an allowance that is spent in amounts', () => {
  const allowance = { window: 60, max: 10 };
  const spend = async (key: string, amount: number) => {
    const { allowed, remaining, resetsIn } = await limiter.spend(key, allowance, amount);
    expect(resetsIn).toBeGreaterThan(50);
    expect(resetsIn).toBeLessThanOrEqual(60);
    return [allowed, remaining];
  };

  test('is spent to its end, and an amount beyond what is left spends nothing', async () => {
    expect([
      await spend('amounts of c', 4),
      await spend('amounts of c', 7),
      await spend('amounts of c', 6),
      await spend('amounts of c', 1),
    ]).toEqual([
      [true, 6],
      [false, 6],
      [true, 0],
      [false, 0],
    ]);
    expect(await spend('amounts of d', 11)).toEqual([false, 10]);
    expect(await spend('amounts of d', 10)).toEqual([true, 0]);
  });

  test('is whole again after its window', async () => {
    await spend('amounts of e', 9);
    await sql`update "rateLimit" set "resetsAt" = now() - interval '1 second' where "key" = 'amounts of e'`.execute(
      database.kysely,
    );
    expect(await spend('amounts of e', 2)).toEqual([true, 8]);
  });

  test('is not exceeded by simultaneous amounts', async () => {
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => spend('amounts of f', 3)));
    expect(verdicts.filter(([allowed]) => allowed === true)).toHaveLength(3);
  });
});

describe('a rate limit', () => {
  test('allows a number of uses in its window, then says how long to wait', async () => {
    const verdicts = [];
    const begun = Date.now();
    for (let use = 0; use < 4; use += 1) verdicts.push(await limiter.consume('a', rule));
    const seconds = (Date.now() - begun) / 1000;
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(verdicts[3]?.retryAfter).toBeLessThanOrEqual(60);
    expect(verdicts[3]?.retryAfter).toBeGreaterThanOrEqual(60 - seconds);
  });

  test('counts simultaneous uses one by one', async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => limiter.consume('b', rule)));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('can be queried without a use', async () => {
    for (let use = 0; use < 2; use += 1) await limiter.consume('e', rule);
    expect(await limiter.isExhausted('e', rule)).toBe(false);
    expect((await limiter.consume('e', rule)).allowed).toBe(true);
    expect(await limiter.isExhausted('e', rule)).toBe(true);
    await sql`update "rateLimit" set "resetsAt" = now() - interval '1 second' where "key" = 'e'`.execute(
      database.kysely,
    );
    expect(await limiter.isExhausted('e', rule)).toBe(false);
  });

  test('starts again when its window has ended', async () => {
    for (let use = 0; use < 4; use += 1) await limiter.consume('c', rule);
    await sql`update "rateLimit" set "resetsAt" = now() - interval '1 second' where "key" = 'c'`.execute(
      database.kysely,
    );
    expect((await limiter.consume('c', rule)).allowed).toBe(true);
  });

  test('can be reset, and is swept when it has ended', async () => {
    for (let use = 0; use < 4; use += 1) await limiter.consume('d', rule);
    await limiter.forget('d');
    expect((await limiter.consume('d', rule)).allowed).toBe(true);
    await sql`update "rateLimit" set "resetsAt" = now() - interval '1 second'`.execute(database.kysely);
    await limiter.sweep();
    expect(await database.kysely.selectFrom('rateLimit').select('key').execute()).toEqual([]);
  });

  test.each([
    [1, '', 'Too many attempts. Please try again in 1 second.'],
    [45, '', 'Too many attempts. Please try again in 45 seconds.'],
    [90, '', 'Too many attempts. Please try again in 2 minutes.'],
    [840, '', 'Too many attempts. Please try again in 14 minutes.'],
    [840, mailNotSent, 'No further email was sent. Please use the last one, or try again in 14 minutes.'],
  ])('of %i more seconds is described in a readable unit', (retryAfter, code, text) => {
    expect(tooManyAttemptsMessage(retryAfter, code)).toBe(text);
  });
});
