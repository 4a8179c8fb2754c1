import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimiter } from '../accounts/rate-limits/rate-limit.ts';
import type { Database } from '../database/index.ts';
import { migratedDatabase } from '../testing/index.ts';
import type { Caller } from './caller.ts';
import { ApiProblem } from './problem.ts';
import { ConcurrencyLimiter, spendBulkQuota, spendQuota } from './quota.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

const callerOf = (name: string, plan: Caller['plan']): Caller => ({
  limiter: rateLimiter(database.kysely),
  name,
  plan,
  validKey: undefined,
});

describe('the hourly quota', () => {
  /** Spends; returns status, message and headers. */
  const spend = async (caller: Caller, amount: number) => {
    const app = new Hono()
      .get('/', async context => {
        await spendQuota(context, caller, amount);
        return context.text('done');
      })
      .onError((error, context) =>
        error instanceof ApiProblem
          ? context.text(`${error.code}: ${error.message}`, error.status, { ...error.headers })
          : context.text(error.message, 500),
      );
    const answer = await app.request('/');
    const header = (name: string) => answer.headers.get(name) ?? '';
    return { status: answer.status, text: await answer.text(), header };
  };

  test.each([
    ['none', 200, 'The API key of a free account has a larger quota.'],
    ['free', 5000, 'A Pro subscription has a larger quota.'],
    ['pro', 200_000, 'Please try again then.'],
  ] as const)('of the plan %s can be spent to the end, and no more', async (plan, max, hint) => {
    const caller = callerOf(`spends-${plan}`, plan);
    const first = await spend(caller, max - 1);
    expect([first.status, first.header('ratelimit-policy')]).toEqual([200, `"cases";q=${max};w=3600`]);
    expect(first.header('ratelimit')).toMatch(/^"cases";r=1;t=\d+$/);
    const refused = await spend(caller, 2);
    expect([refused.status, refused.text]).toEqual([
      429,
      `QUOTA_SPENT: This costs 2 and 1 of ${max.toLocaleString('en')} are left for this hour. ${hint}`,
    ]);
    expect(refused.header('ratelimit')).toBe(`"cases";r=1;t=${refused.header('retry-after')}`);
    expect((await spend(caller, 1)).header('ratelimit')).toContain('r=0;');
    expect((await spend(callerOf(`other-${plan}`, plan), 1)).status).toBe(200);
  });

  test('is not counted without rate limits', async () => {
    const { status, header } = await spend({ ...callerOf('unlimited', 'none'), limiter: undefined }, 201);
    expect([status, header('ratelimit')]).toEqual([200, '']);
  });
});

test('a day has 2,000,000 cases of bulk runs, apart from the hourly quota', async () => {
  const caller = callerOf('in-bulk', 'pro');
  await spendBulkQuota(caller, 1_999_999);
  await expect(spendBulkQuota(caller, 2)).rejects.toMatchObject({
    code: 'QUOTA_SPENT',
    message: 'This run has 2 cases, and 1 of 2,000,000 are left for today. Submit fewer cases, or try again tomorrow.',
    headers: { 'retry-after': expect.stringMatching(/^86[34]\d\d$/) as string },
  });
  await spendBulkQuota(caller, 1);
  await spendBulkQuota({ ...caller, limiter: undefined }, 1);
});

describe('requests at once', () => {
  test.each([
    ['none', 2],
    ['free', 4],
    ['pro', 8],
  ] as const)('of the plan %s are limited to %i', (plan, most) => {
    const limiter = new ConcurrencyLimiter();
    const caller = callerOf('ann', plan);
    const ends = Array.from({ length: most }, () => limiter.begin(caller));
    const message = `${most} requests can run at the same time. Wait for one to finish.`;
    const refused = new ApiProblem('TOO_MANY_AT_ONCE', message, {}, { 'retry-after': '1' });
    expect(() => limiter.begin(caller)).toThrow(refused);
    expect(() => limiter.begin({ ...caller, name: 'ben' })).not.toThrow();
    ends[0]?.();
    // Ending the same one again frees no other place.
    ends[0]?.();
    expect(() => limiter.begin(caller)).not.toThrow();
    expect(() => limiter.begin(caller)).toThrow(refused);
  });

  test('can begin again after all have ended', () => {
    const limiter = new ConcurrencyLimiter();
    const caller = callerOf('ann', 'none');
    for (let round = 0; round < 3; round += 1) {
      const ends = [limiter.begin(caller), limiter.begin(caller)];
      expect(() => limiter.begin(caller)).toThrow(ApiProblem);
      for (const end of ends) end();
    }
  });
});
