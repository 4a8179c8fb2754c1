import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuth } from '../accounts/auth/auth.ts';
import { createLog } from '../http/log.ts';
import { migratedDatabase, newDatabase } from '../testing/index.ts';
import { productionAuthParts } from '../testing/production-auth.ts';
import { migrate, openDatabase, type Database } from './index.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const place = { databaseUrl: undefined, dataDir: '', databaseConnections: 10 };

let database: Database;
beforeAll(async () => {
  database =
    postgres === undefined
      ? await migratedDatabase()
      : await openDatabase({ ...place, databaseUrl: await newDatabase(postgres) }, createLog('silent'), undefined);
  await migrate(database.kysely);
});
afterAll(() => database.close());

describe('the schema', () => {
  test('is what better-auth expects, every plug-in included', async () => {
    const { parts, close } = await productionAuthParts();
    const { options } = createAuth({
      ...parts,
      config: { ...parts.config, anonymousSignIn: true },
      sendPhoneCode: () => Promise.resolve(),
    });
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
    await close();
  });

  test('is unchanged if it is up to date', async () => {
    await expect(migrate(database.kysely)).resolves.toBeUndefined();
  });

  describe('of a later version', () => {
    const further = (name: string) =>
      sql`insert into "kysely_migration" ("name", "timestamp") values (${name}, '')`.execute(database.kysely);
    const take = (name: string) => sql`delete from "kysely_migration" where "name" = ${name}`.execute(database.kysely);

    test('is unchanged, so that the previous version starts with it', async () => {
      await further('9999-later');
      await expect(migrate(database.kysely)).resolves.toBeUndefined();
      await take('9999-later');
    });

    test('is refused if its migrations diverge from ours', async () => {
      await further('0001-other');
      await expect(migrate(database.kysely)).rejects.toThrow('0001-other is missing');
      await take('0001-other');
    });
  });
});

describe('transactions', () => {
  test('running concurrently neither mix nor lose a rollback', async () => {
    const transfer = (index: number) =>
      database.kysely.transaction().execute(async work => {
        await work
          .insertInto('rateLimit')
          .values({ key: `transaction-${index}`, count: index, resetsAt: new Date() })
          .execute();
        await sql`select 1`.execute(work);
        if (index % 2 === 1) throw new Error('rolled back');
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => transfer(index)));
    const stored = await database.kysely
      .selectFrom('rateLimit')
      .select('count')
      .where('key', 'like', 'transaction-%')
      .orderBy('count')
      .execute();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    expect(stored.map(({ count }) => count)).toEqual(Array.from({ length: 25 }, (_, index) => 2 * index));
  });
});
