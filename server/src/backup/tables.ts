import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { unfinishedRestoreTable, type Tables } from '../database/index.ts';
import { rowLine, tableHash, type Part, type Row, type TableShape } from './contents.ts';

/** Tables that are not backed up: those of the migrator, of the fake card provider in local mode, and the mark of a restore. */
const isExcluded = (table: string) => /^(?:kysely_|sandbox)/.test(table) || table === unfinishedRestoreTable;

/** Maximum bytes read from a table at once, as far as whole rows allow. */
const maxBatchBytes = 4_000_000;
const maxBatchRows = 1000;

/** A table to be read in the order of its primary key. */
export interface ReadTable extends TableShape {
  readonly key: readonly string[];
}

const columnRows = z.array(
  z.object({ table: z.string(), name: z.string(), type: z.string(), key: z.number().nullable() }),
);
const referenceRows = z.array(z.object({ from: z.string(), to: z.string() }));
const sequenceRows = z.array(z.object({ name: z.string(), value: z.string() }));

/** All tables to back up, each after those that it references. Generated columns are omitted. */
export async function tablesOf(kysely: Kysely<Tables>): Promise<readonly ReadTable[]> {
  const columns = await sql`
    select c.relname as "table", a.attname as "name", format_type(a.atttypid, a.atttypmod) as "type",
      array_position(i.indkey::int2[], a.attnum)::int as "key"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(kysely);
  const references = await sql`
    select r.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and r.oid <> t.oid`.execute(kysely);

  const all = columnRows.parse(columns.rows).filter(({ table }) => !isExcluded(table));
  const tables = [...new Set(all.map(({ table }) => table))].map(name => {
    const its = all.filter(({ table }) => table === name);
    return {
      name,
      columns: its.map(({ name: column, type }) => ({ name: column, type })),
      key: its.filter(({ key }) => key !== null).map(({ name: column }) => column),
    };
  });
  return sortByReferences(tables, referenceRows.parse(references.rows));
}

function sortByReferences(
  tables: readonly ReadTable[],
  references: readonly { from: string; to: string }[],
): ReadTable[] {
  const ordered: ReadTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waits = ({ name }: ReadTable) =>
      references.some(({ from, to }) => from === name && left.some(table => table.name === to));
    const next = left.filter(table => !waits(table));
    if (next.length === 0) throw new Error(`Tables reference each other in a cycle: ${left.map(t => t.name).join()}`);
    ordered.push(...next);
    left = left.filter(waits);
  }
  return ordered;
}

/** Sets the text format of values, independent of the session and the server, and removes the statement timeout. */
export async function prepareSession(kysely: Kysely<Tables>): Promise<void> {
  for (const setting of [
    sql`set local timezone to 'UTC'`,
    sql`set local datestyle to 'ISO, YMD'`,
    sql`set local bytea_output to 'hex'`,
    sql`set local extra_float_digits to 1`,
    sql`set local statement_timeout to 0`,
  ])
    await setting.execute(kysely);
}

/** The lines of a table; returns its row count and hash. Requires a transaction prepared by `prepareSession`. */
export async function* tableLines(kysely: Kysely<Tables>, { key, ...shape }: ReadTable): AsyncGenerator<string, Part> {
  const hash = tableHash(shape);
  let rows = 0;
  for await (const values of rowsOf(kysely, { key, ...shape })) {
    const line = rowLine(values);
    hash.update(line);
    rows += 1;
    yield line;
  }
  return { name: shape.name, rows, sha256: hash.digest('hex') };
}

async function* rowsOf(kysely: Kysely<Tables>, { name, columns, key }: ReadTable): AsyncGenerator<Row> {
  const values = columns.map(column => sql`${valueAsText(column)} as ${sql.id(column.name)}`);
  const ordered = columns
    .filter(column => key.length === 0 || key.includes(column.name))
    .map(column => sortExpression(column));
  await sql`declare "backup" no scroll cursor for
    select ${sql.join(values)} from ${sql.id(name)} order by ${sql.join(ordered)}`.execute(kysely);
  let batchRows = 1;
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`fetch ${sql.lit(batchRows)} from "backup"`.execute(
      kysely,
    );
    let largest = 1;
    for (const row of rows) {
      const read = columns.map(column => row[column.name] ?? null);
      largest = Math.max(
        largest,
        read.reduce((sum, value) => sum + (value?.length ?? 0), 0),
      );
      yield read;
    }
    if (rows.length < batchRows) break;
    batchRows = Math.min(maxBatchRows, Math.max(1, Math.floor(maxBatchBytes / largest)));
  }
  await sql`close "backup"`.execute(kysely);
}

function valueAsText({ name, type }: TableShape['columns'][number]): RawBuilder<unknown> {
  const value = sql.id(name);
  return type === 'bytea' ? sql`translate(encode(${value}, 'base64'), E'\n', '')` : sql`${value}::text`;
}

/** Orders texts by bytes, which is the same in every database. */
const sortExpression = ({ name, type }: TableShape['columns'][number]): RawBuilder<unknown> =>
  type === 'text' ? sql`${sql.id(name)} collate "C"` : sql.id(name);

/** Inserts rows into a table, with their identity values. */
export async function writeRows(kysely: Kysely<Tables>, { name, columns }: TableShape, rows: readonly Row[]) {
  const values = columns.map(({ type }, index) =>
    type === 'bytea' ? sql`decode(r->>${sql.lit(index)}, 'base64')` : sql`(r->>${sql.lit(index)})::${sql.raw(type)}`,
  );
  await sql`insert into ${sql.id(name)} (${sql.join(columns.map(column => sql.id(column.name)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${JSON.stringify(rows)}::json) as r`.execute(kysely);
}

/** The sequences in use, with their last values. */
export async function sequencesOf(kysely: Kysely<Tables>): Promise<z.infer<typeof sequenceRows>> {
  const { rows } = await sql`
    select sequencename as "name", last_value::text as "value" from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename collate "C"`.execute(kysely);
  return sequenceRows.parse(rows).filter(({ name }) => !isExcluded(name));
}

export async function setSequence(kysely: Kysely<Tables>, { name, value }: { name: string; value: string }) {
  await sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`.execute(kysely);
}

/** Whether no table has a row. */
export async function isEmpty(kysely: Kysely<Tables>): Promise<boolean> {
  for (const { name } of await tablesOf(kysely)) {
    const { rows } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(kysely);
    if (rows.length > 0) return false;
  }
  return true;
}
