import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from './tables.ts';

/** The table that exists from the first statement of a restore until all rows are committed. */
export const unfinishedRestoreTable = 'unfinishedRestore';

/** A restore into the database was interrupted, so that it has tables but no rows. */
export class UnfinishedRestoreError extends Error {
  constructor() {
    super(
      'A restore into this database was interrupted before it was complete. Restore the backup again, into this database or a new one; ' +
        'until then the server does not use it.',
    );
    this.name = 'UnfinishedRestoreError';
  }
}

export async function markRestoreUnfinished(kysely: Kysely<Tables>): Promise<void> {
  await sql`create table if not exists ${sql.id(unfinishedRestoreTable)} ("since" timestamptz not null default now())`.execute(
    kysely,
  );
}

/** Removes the mark, in the transaction that fills the tables. */
export async function markRestoreFinished(transaction: Kysely<Tables>): Promise<void> {
  await sql`drop table ${sql.id(unfinishedRestoreTable)}`.execute(transaction);
}

/** @throws {UnfinishedRestoreError} if a restore into the database was interrupted. */
export async function requireFinishedRestore(kysely: Kysely<Tables>): Promise<void> {
  const { rows } =
    await sql`select to_regclass(${`public."${unfinishedRestoreTable}"`}) is not null as "found"`.execute(kysely);
  if (z.array(z.object({ found: z.literal(true) })).safeParse(rows).success) throw new UnfinishedRestoreError();
}
