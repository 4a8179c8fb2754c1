import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../http/log.ts';
import { newDatabase, startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts';
import { migrate, migrationNames, openDatabase, type Database, type Tables } from '../index.ts';

/** A column of the previous version: its values must be written and read as before. */
const columns = z.array(z.object({ table: z.string(), column: z.string(), type: z.string(), needed: z.boolean() }));
type Column = z.infer<typeof columns>[number];

const [last = '', before = ''] = migrationNames.toReversed();

let postgres: TestPostgres;
let database: Database;
let kysely: Kysely<Tables>;
let known: Column[];
let tables: string[];

beforeAll(async () => {
  postgres = await startTestPostgres();
  const place = { databaseUrl: await newDatabase(postgres.url), dataDir: '', databaseConnections: 2 };
  database = await openDatabase(place, createLog('silent'), undefined);
  ({ kysely } = database);
  await migrate(kysely, before);
  const { rows } = await sql`select c."table_name" as "table", c."column_name" as "column", c."data_type" as "type",
    c."is_nullable" = 'NO' and c."column_default" is null and c."is_identity" = 'NO' as "needed"
    from information_schema.columns c where c."table_schema" = 'public' and c."table_name" not like 'kysely%'
    and c."is_generated" = 'NEVER' order by c."table_name", c."ordinal_position"`.execute(kysely);
  known = columns.parse(rows);
  tables = [...new Set(known.map(({ table }) => table))];
  await write('before');
  await migrate(kysely, last);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const values: Readonly<Record<string, (mark: string) => unknown>> = {
  text: mark => mark,
  integer: () => 1,
  bigint: () => 1,
  boolean: () => false,
  'timestamp with time zone': () => new Date(0),
  bytea: () => Buffer.from('x'),
};

/** Columns that accept only certain values. */
const allowed: Readonly<Record<string, string>> = {
  'user.role': 'user',
  'projectMember.role': 'owner',
  'projectInvitation.role': 'reader',
  'revision.state': 'approved',
  'revisionSignature.act': 'issued',
  'drift.outcome': 'same',
  'projectFile.type': 'image/png',
  'sheetFeed.source': 'working',
};

/** A row for each table as the previous version writes it: only required columns, and none added later. */
async function write(mark: string): Promise<void> {
  await kysely.transaction().execute(async work => {
    // Foreign keys are independent of the columns tested.
    await sql`set local session_replication_role = replica`.execute(work);
    for (const table of tables) {
      const input = known.filter(column => column.table === table && (column.needed || isHalfOfAPair(column)));
      const names = sql.join(input.map(({ column }) => sql.id(column)));
      const row = sql.join(input.map(({ column, type }) => allowed[`${table}.${column}`] ?? values[type]?.(mark)));
      await sql`insert into ${sql.id(table)} (${names}) values (${row})`.execute(work);
    }
  });
}

/** A retired signing key has no private part, but an end date. */
const isHalfOfAPair = ({ table, column }: Column): boolean => table === 'signingKey' && column === 'until';

test(`the previous version can read its columns after ${last}`, async () => {
  for (const table of tables) {
    const read = sql.join(known.filter(column => column.table === table).map(({ column }) => sql.id(column)));
    const { rows } = await sql`select ${read} from ${sql.id(table)}`.execute(kysely);
    expect([table, rows.length]).toEqual([table, 1]);
  }
});

test(`the previous version can write its columns after ${last}`, async () => {
  await write('after');
  for (const { table, column } of known) {
    const name = sql.id(column);
    const same = sql`update ${sql.id(table)} set ${name} = ${name}`;
    const identity = /^(id)$/.test(column) && table === 'projectEvent';
    if (!identity) await same.execute(kysely);
  }
  for (const table of tables) {
    const { rows } = await sql`select from ${sql.id(table)}`.execute(kysely);
    expect([table, rows.length]).toEqual([table, 2]);
  }
});
