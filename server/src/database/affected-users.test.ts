import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedDatabase } from '../testing/data-template.ts';
import type { Database } from './open.ts';
import { withReturnedAccounts, type AffectedUsers } from './affected-users.ts';

test.each([
  'with gone as (delete from "session" returning 1) select 1',
  'update "session" as "s" set "ipAddress" = $1',
  'update "session" set "userId" = $1 where "id" = $2',
  'insert into "passkey" ("id") values ($1) on conflict ("id") do update set "userId" = $2',
  'delete from "session" using "user" where "userId" = "user"."id"',
  'delete from "session" where "id" = $1 -- a comment',
  `update "user" set "name" = 'where returning'`,
  'truncate "session"',
  'update "sheet" set "document" = $1',
])('the affected users of %s are unknown', sql => {
  expect(withReturnedAccounts(sql)).toBeUndefined();
});

let database: Database;
const published: AffectedUsers[] = [];
const heard = (): unknown[] =>
  published.splice(0).map(whose => (whose === 'everybody' ? whose : [...whose].toSorted((a, b) => a.localeCompare(b))));
beforeAll(async () => {
  database = await migratedDatabase();
  database.decisions.onStale(whose => published.push(whose));
});
afterAll(() => database.close());

/** Two accounts with a customer, a subscription and two sessions each. */
async function people(): Promise<void> {
  const { kysely } = database;
  for (const id of ['ann', 'bob']) {
    await kysely
      .insertInto('user')
      .values({ id, name: id, email: `${id}@example.com`, emailVerified: true })
      .execute();
    await kysely
      .insertInto('billingCustomer')
      .values({ id: `customer ${id}`, userId: id })
      .execute();
    await kysely
      .insertInto('subscription')
      .values({
        id: `subscription ${id}`,
        customerId: `customer ${id}`,
        status: 'active',
        priceId: 'price',
        currentPeriodStart: 0,
        currentPeriodEnd: 1,
        cancelAtPeriodEnd: false,
        created: 0,
      })
      .execute();
    for (const n of [1, 2])
      await kysely
        .insertInto('session')
        .values({ id: `${id} ${n}`, userId: id, token: `${id} ${n}`, expiresAt: new Date(), updatedAt: new Date() })
        .execute();
  }
}

test('a statement reports the accounts of the rows it wrote, and returns the original result', async () => {
  const { kysely } = database;
  await people();
  // A new account and a sign-in affect no existing user.
  expect(heard()).toEqual([['ann'], ['ann'], ['bob'], ['bob']]);

  expect(
    await kysely.updateTable('session').set({ ipAddress: '::1' }).where('token', '=', 'ann 1').executeTakeFirst(),
  ).toMatchObject({ numUpdatedRows: 1n });
  expect(heard()).toEqual([['ann']]);
  const returned = await kysely.deleteFrom('session').where('token', 'like', '% 2').returning(['id']).execute();
  expect(returned.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([{ id: 'ann 2' }, { id: 'bob 2' }]);
  expect(heard()).toEqual([['ann', 'bob']]);
  expect(
    await kysely
      .updateTable('user')
      .set({ units: 'us' })
      .where('email', '=', 'bob@example.com')
      .returningAll()
      .execute(),
  ).toEqual([await kysely.selectFrom('user').selectAll().where('id', '=', 'bob').executeTakeFirst()]);
  expect(heard()).toEqual([['bob']]);
  await kysely.updateTable('subscription').set({ status: 'canceled' }).where('id', '=', 'subscription ann').execute();
  expect(heard()).toEqual([['ann']]);
  expect(await kysely.deleteFrom('session').where('id', '=', 'nobody 1').executeTakeFirst()).toMatchObject({
    numDeletedRows: 0n,
  });
  expect(heard()).toEqual([]);
  await kysely.deleteFrom('user').where('id', '=', 'ann').execute();
  expect(heard()).toEqual([['ann']]);
});
