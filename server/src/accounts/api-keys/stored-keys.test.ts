import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { createKey, listKeys, revokeKey, verifyKey } from './stored-keys.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

async function register(name: string): Promise<string> {
  await database.kysely
    .insertInto('user')
    .values({ id: name, name: '', email: `${name}@example.com`, emailVerified: true })
    .execute();
  return name;
}

test('a key is listed without its secret, and names its owner and what it is for', async () => {
  const { kysely } = database;
  const key = await createKey(kysely, await register('ann'), 'Line list', ['calculate', 'calculate', 'projects:read']);
  const [listed] = await listKeys(kysely, 'ann');
  expect(listed).toMatchObject({ name: 'Line list', scopes: ['calculate', 'projects:read'], usedAt: null });
  expect(key.startsWith(listed?.prefix ?? 'none')).toBe(true);
  expect(JSON.stringify(listed)).not.toContain(key);
  expect(await verifyKey(kysely, key)).toEqual({
    id: listed?.id,
    scopes: new Set(['calculate', 'projects:read']),
    user: { id: 'ann', email: 'ann@example.com', firstName: null, lastName: null, role: 'user', emailVerified: true },
  });
  expect([await verifyKey(kysely, 'none'), await verifyKey(kysely, `${key.slice(0, -4)}AAAA`)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a key is revoked by its owner only', async () => {
  const { kysely } = database;
  const key = await createKey(kysely, await register('bob'), 'Line list', ['calculate']);
  const [{ id } = { id: '' }] = await listKeys(kysely, 'bob');
  const refusal = { statusCode: 404, body: { code: 'NOT_FOUND', message: 'There is no such key.' } };
  await expect(revokeKey(kysely, await register('cid'), id)).rejects.toMatchObject(refusal);
  expect(await verifyKey(kysely, key)).toBeDefined();
  await revokeKey(kysely, 'bob', id);
  expect([await verifyKey(kysely, key), await listKeys(kysely, 'bob')]).toEqual([undefined, []]);
  await expect(revokeKey(kysely, 'bob', id)).rejects.toMatchObject(refusal);
});

test('an account has ten keys at most', async () => {
  const { kysely } = database;
  await register('dan');
  for (let count = 0; count < 10; count += 1) await createKey(kysely, 'dan', `Key ${count}`, ['calculate']);
  await expect(createKey(kysely, 'dan', 'Key 10', ['calculate'])).rejects.toMatchObject({
    statusCode: 409,
    body: { code: 'TOO_MANY_KEYS', message: 'An account has at most 10 API keys. Please revoke one first.' },
  });
  expect(await listKeys(kysely, 'dan')).toHaveLength(10);
});

test('the last use of a key is recorded to the minute', async () => {
  const { kysely } = database;
  const key = await createKey(kysely, await register('eve'), 'Line list', ['calculate']);
  const usedAt = async () => (await listKeys(kysely, 'eve'))[0]?.usedAt?.getTime() ?? 0;
  await verifyKey(kysely, key);
  const first = await usedAt();
  expect(first).toBeGreaterThan(0);
  vi.useFakeTimers({ toFake: ['Date'], now: first + 59_000 });
  await verifyKey(kysely, key);
  expect(await usedAt()).toBe(first);
  vi.setSystemTime(first + 61_000);
  await verifyKey(kysely, key);
  expect(await usedAt()).toBeGreaterThan(first);
});
