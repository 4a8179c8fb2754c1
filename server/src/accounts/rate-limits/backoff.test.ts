import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { createBackoff, type Backoff } from './backoff.ts';
import { rateLimiter } from './rate-limit.ts';

let database: Database;
let delay: Backoff;
beforeAll(async () => {
  database = await migratedDatabase();
  delay = createBackoff(database.kysely);
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

const pace = { free: 3, firstWait: 30, longestWait: 100, memory: 3600 };
const start = Date.UTC(2026, 5, 1);
const at = (seconds: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000, shouldAdvanceTime: false });
const begin = async (key: string): Promise<number | 'allowed'> => {
  const { allowed, retryAfter } = await delay.begin(key, pace);
  return allowed ? 'allowed' : (retryAfter ?? 0);
};

describe('attempts', () => {
  test('are free at first, then the delay doubles up to its maximum', async () => {
    at(0);
    expect([await begin('a'), await begin('a'), await begin('a'), await begin('a')]).toEqual([
      'allowed',
      'allowed',
      'allowed',
      30,
    ]);
    at(29);
    expect(await begin('a')).toBe(1);
    at(30);
    expect([await begin('a'), await begin('a')]).toEqual(['allowed', 60]);
    at(90);
    expect([await begin('a'), await begin('a')]).toEqual(['allowed', 100]);
    at(190);
    expect([await begin('a'), await begin('a')]).toEqual(['allowed', 100]);
  });

  test('made too early do not increase the delay', async () => {
    at(0);
    for (let attempt = 0; attempt < 20; attempt += 1) await begin('b');
    at(30);
    expect(await begin('b')).toBe('allowed');
  });

  test('are forgotten some time after the last one', async () => {
    at(0);
    for (let attempt = 0; attempt < 3; attempt += 1) await begin('c');
    at(3599);
    expect([await begin('c'), await begin('c')]).toEqual(['allowed', 60]);
    at(3599 + 3600);
    expect([await begin('c'), await begin('c'), await begin('c'), await begin('c')]).toEqual([
      'allowed',
      'allowed',
      'allowed',
      30,
    ]);
  });

  test('that did not count are taken back, including their delay', async () => {
    at(0);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await begin('d')).toBe('allowed');
      await delay.takeBack('d');
    }
    for (let attempt = 0; attempt < 2; attempt += 1) await begin('d');
    expect([await begin('d'), await begin('d')]).toEqual(['allowed', 30]);
  });

  test('can be forgotten', async () => {
    at(0);
    for (let attempt = 0; attempt < 4; attempt += 1) await begin('e');
    await delay.forget('e');
    expect(await begin('e')).toBe('allowed');
  });

  test('at the same time pass no more often than consecutive ones', async () => {
    at(0);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => begin('f')));
    expect(verdicts.filter(verdict => verdict === 'allowed')).toHaveLength(3);
  });

  test('are stored until they expire, and then swept', async () => {
    at(0);
    await begin('g');
    at(3599);
    await rateLimiter(database.kysely).sweep();
    const storedRow = () => database.kysely.selectFrom('rateLimit').where('key', '=', 'g').select('key').execute();
    expect(await storedRow()).toHaveLength(1);
    at(3601);
    await rateLimiter(database.kysely).sweep();
    expect(await storedRow()).toEqual([]);
  });
});
