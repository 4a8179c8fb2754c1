import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../database/index.ts';
import { createLog } from '../../http/log.ts';
import { startTestPostgres, type TestPostgres } from '../../testing/index.ts';
import { createTables, Store } from './store.ts';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  const place = { databaseUrl: postgres.url, dataDir: '', databaseConnections: 10 };
  database = await openDatabase(place, createLog('silent'), undefined);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('concurrent requests to the fake provider each see the changes of earlier ones', async () => {
  const { kysely } = database;
  await Promise.all(Array.from({ length: 5 }, () => createTables(kysely)));
  const count = () =>
    Store.run(kysely, async store => {
      const before = Number((await store.setting('count')) ?? 0);
      await store.set('count', before + 1);
      return before;
    });
  const seen = await Promise.all(Array.from({ length: 20 }, count));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});
