import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { challenges, type Challenges, type Purpose } from './challenges.ts';

let database: Database;
let store: Challenges;
beforeAll(async () => {
  database = await migratedDatabase();
  store = challenges(database.kysely);
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

const signIn: Purpose = { to: 'sign in' };
const add: Purpose = { to: 'add', sessionId: 'one' };

test('a challenge is valid once, for its purpose', async () => {
  const challenge = await store.issue(add);
  expect(Buffer.from(challenge, 'base64url')).toHaveLength(64);
  expect([await store.redeem(challenge, add), await store.redeem(challenge, add)]).toEqual([true, false]);
  for (const purpose of [signIn, { to: 'add', sessionId: 'two' } as const])
    expect(await store.redeem(await store.issue(add), purpose)).toBe(false);
  expect(await store.redeem('AAAA', add)).toBe(false);
});

test.each([
  [signIn, 15],
  [add, 5],
])('a challenge to %j is valid for %d minutes', async (purpose, minutes) => {
  const now = Date.now();
  const [first, second] = [await store.issue(purpose), await store.issue(purpose)];
  vi.useFakeTimers({ toFake: ['Date'], now: now + (minutes - 0.1) * 60_000 });
  expect(await store.redeem(first, purpose)).toBe(true);
  vi.setSystemTime(now + (minutes + 0.1) * 60_000);
  expect(await store.redeem(second, purpose)).toBe(false);
});

test('a sweep removes expired challenges only', async () => {
  const challenge = await store.issue(add);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 6 * 60_000 });
  const expired = await store.issue(add);
  vi.useRealTimers();
  await store.sweep();
  const kept = await database.kysely
    .selectFrom('passkeyChallenge')
    .select('challenge')
    .where('challenge', 'in', [challenge, expired])
    .execute();
  expect(kept).toEqual([{ challenge }]);
});
