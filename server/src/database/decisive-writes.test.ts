import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isDecisive, watchedPool } from './decisive-writes.ts';

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
])('%s changes decisions: %s', (sql, expected) => {
  expect(isDecisive(sql)).toBe(expected);
});

/** A pool of one connection which notes what is sent, and fails at what says so. */
function noting(): { pool: PostgresPool; sent: string[] } {
  const sent: string[] = [];
  const query = <R>(sql: string): Promise<PostgresQueryResult<R>> => {
    sent.push(sql);
    return sql.includes('fails')
      ? Promise.reject(new Error('fails'))
      : Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
  };
  // No cursor is asked for here.
  const client = { query: query as unknown as PostgresPoolClient['query'], release: () => undefined };
  return { pool: { connect: () => Promise.resolve(client), end: () => Promise.resolve() }, sent };
}

describe('a watched pool', () => {
  const told = async (statements: string[]): Promise<string[]> => {
    const { pool, sent } = noting();
    const watched = watchedPool(pool, () => {
      sent.push('TOLD');
      return Promise.resolve();
    });
    for (const sql of statements) {
      // As Kysely does: the connection is asked for again for every statement outside a transaction.
      const client = await watched.connect();
      await client.query(sql, []).catch(() => undefined);
      client.release();
    }
    return sent;
  };

  test('tells of a write after it, and of one in a transaction after its commit', async () => {
    expect(await told(['delete from "session"', 'select 1'])).toEqual(['delete from "session"', 'TOLD', 'select 1']);
    const transaction = ['begin', 'delete from "session"', 'rollback to savepoint a', 'select 1', 'commit', 'select 2'];
    expect(await told(transaction)).toEqual([...transaction.slice(0, 5), 'TOLD', 'select 2']);
  });

  test('tells nothing of what was rolled back, and of what failed, as that may have been carried out', async () => {
    const undone = ['start transaction isolation level serializable', 'delete from "session"', 'rollback', 'select 1'];
    expect(await told(undone)).toEqual(undone);
    expect(await told(['delete from "session" -- fails'])).toEqual(['delete from "session" -- fails', 'TOLD']);
    const lost = ['begin', 'delete from "session"', 'commit -- fails', 'select 1'];
    expect(await told(lost)).toEqual([...lost.slice(0, 3), 'TOLD', 'select 1']);
  });
});
