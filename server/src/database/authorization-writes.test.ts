import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { describe, expect, test } from 'vitest';
import { affectsAuthorization, poolWithChangeEvents } from './authorization-writes.ts';

test.each([
  ['delete from "session" where "userId" = $1', true],
  ['update "user" set "units" = $1 where "id" = $2', true],
  ['update "public"."user" set "role" = $1', true],
  ['DELETE FROM session', true],
  ['truncate table "session"', true],
  ['insert into "subscription" ("id") values ($1)', true],
  ['insert into "termsAcceptance" ("userId") values ($1) on conflict do nothing', true],
  ['with gone as (delete from "session" returning 1) select 1', true],
  ['insert into "session" ("id") values ($1)', false],
  ['insert into "user" ("id") values ($1) on conflict ("id") do update set "role" = $2', true],
  ['select * from "session" inner join "user" on true where "token" = $1', false],
  ['select "id" from "user" where "id" = $1 for update', false],
  ['update "userAgent" set "id" = $1', false],
  ['update "sheet" set "document" = $1', false],
])('%s affects authorization: %s', (sql, expected) => {
  expect(affectsAuthorization(sql)).toBe(expected);
});

/**
 * A pool of one connection that records statements, returns the accounts that a statement names, and fails on request.
 */
function recordingPool(): { pool: PostgresPool; sent: string[] } {
  const sent: string[] = [];
  const query = <R>(sql: string): Promise<PostgresQueryResult<R>> => {
    sent.push(sql);
    const rows = ['ann', 'bob'].filter(id => sql.includes(id)).map(id => ({ 'account written': id }) as R);
    return sql.includes('fails')
      ? Promise.reject(new Error('fails'))
      : Promise.resolve({ command: 'DELETE', rowCount: rows.length, rows });
  };
  // Cursors are not used here.
  const client = { query: query as unknown as PostgresPoolClient['query'], release: () => undefined };
  return { pool: { connect: () => Promise.resolve(client), end: () => Promise.resolve() }, sent };
}

describe('a pool with change events', () => {
  const publishedFor = async (statements: string[]): Promise<string[]> => {
    const { pool, sent } = recordingPool();
    const watched = poolWithChangeEvents(pool, (_, whose) => {
      sent.push(`TOLD ${typeof whose === 'string' ? whose : [...whose].join()}`);
      return Promise.resolve();
    });
    for (const sql of statements) {
      // As Kysely does: a connection is acquired for every statement outside a transaction.
      const client = await watched.connect();
      await client.query(sql, []).catch(() => undefined);
      client.release();
    }
    return sent.map(sql => sql.replace(' returning "session"."userId" as "account written"', ' …'));
  };
  const [ann, bob] = ['delete from "session" where ann', 'delete from "session" where bob'];

  test('publishes the users affected by a write after it, and in a transaction after its commit', async () => {
    expect(await publishedFor([ann, 'select 1'])).toEqual([`${ann} …`, 'TOLD ann', 'select 1']);
    const transaction = ['begin', ann, bob, 'rollback to savepoint a', 'select 1', 'commit', 'select 2'];
    expect(await publishedFor(transaction)).toEqual([
      'begin',
      `${ann} …`,
      `${bob} …`,
      ...transaction.slice(3, 6),
      'TOLD ann,bob',
      'select 2',
    ]);
  });

  test('publishes everybody if the affected users cannot be determined', async () => {
    const mixed = ['begin', ann, 'truncate "session"', 'commit'];
    expect(await publishedFor(mixed)).toEqual(['begin', `${ann} …`, ...mixed.slice(2), 'TOLD everybody']);
  });

  test('publishes nothing for empty or rolled back writes, and everybody for failed ones, which may have taken effect', async () => {
    expect(await publishedFor(['delete from "session"'])).toEqual(['delete from "session" …']);
    const undone = ['start transaction isolation level serializable', ann, 'rollback', 'select 1'];
    expect(await publishedFor(undone)).toEqual([undone[0], `${ann} …`, ...undone.slice(2)]);
    expect(await publishedFor(['delete from "session" where fails'])).toEqual([
      'delete from "session" where fails …',
      'TOLD everybody',
    ]);
    const lost = ['begin', ann, 'commit -- fails', 'select 1'];
    expect(await publishedFor(lost)).toEqual(['begin', `${ann} …`, lost[2], 'TOLD ann', 'select 1']);
  });
});
