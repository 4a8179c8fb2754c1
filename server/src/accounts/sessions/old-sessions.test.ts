import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { endOldSessions } from './old-sessions.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('a session ends 180 days after its sign-in, even if it was used and extended', async () => {
  const { kysely } = database;
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
  await kysely
    .insertInto('user')
    .values({ id: 'ann', name: '', email: 'ann@example.com', emailVerified: true })
    .execute();
  const session = (id: string, days: number) => ({
    id,
    token: id,
    userId: 'ann',
    createdAt: daysAgo(days),
    updatedAt: daysAgo(0),
    expiresAt: daysAgo(-30),
  });
  await kysely
    .insertInto('session')
    .values([session('young', 179), session('old', 181)])
    .execute();
  await endOldSessions(kysely);
  expect(await kysely.selectFrom('session').select('id').execute()).toEqual([{ id: 'young' }]);
});
