import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import { backupLines } from './backup-file.ts';
import { damagedProblem } from './backup-problem.ts';

/** A row of a table: each value in PostgreSQL's text format, binary ones in base64. */
export type Row = readonly (string | null)[];

const column = z.object({ name: z.string(), type: z.string() });
const table = z.object({ name: z.string(), columns: z.array(column).readonly() });
const part = z.object({ name: z.string(), rows: z.int(), sha256: z.string() });

/** A table with its stored columns, in order. */
export type TableShape = z.infer<typeof table>;
/** The number of rows of a table and their hash. */
export type Part = z.infer<typeof part>;

/** The first entry of a backup. `schema` names the applied migrations, the first one first. */
export const opening = z.object({ made: z.string(), database: z.string(), schema: z.array(z.string()).readonly() });
export type Opening = z.infer<typeof opening>;

/** The last entry of a backup. */
export const manifest = z.object({
  tables: z.array(part).readonly(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
});
export type Manifest = z.infer<typeof manifest>;

/** Lines that are not rows. */
const heading = z.union([
  z.object({ opening }).strict(),
  z.object({ table }).strict(),
  z.object({ part }).strict(),
  z.object({ manifest }).strict(),
]);
export type Heading = z.infer<typeof heading>;

const row = z.array(z.string().nullable());

/** An item read from a backup: a heading, or a batch of rows. */
type BackupItem = Heading | { readonly rows: readonly Row[] };

const batch = { rows: 500, characters: 1_000_000 };

export const tableHash = (shape: TableShape): Hash => createHash('sha256').update(`${JSON.stringify(shape)}\n`);
export const rowLine = (values: Row): string => `${JSON.stringify(values)}\n`;

/**
 * Reads a backup in order and verifies the hash of each table.
 * @throws {BackupProblem} as `backupLines`, and if a table is missing or does not match its hash.
 */
export async function* readContents(path: string, passphrase: string | undefined): AsyncGenerator<BackupItem> {
  const parts: Part[] = [];
  let currentTable: { shape: TableShape; hash: Hash; count: number } | undefined;
  let [began, ended] = [false, false];
  let rows: Row[] = [];
  let characters = 0;
  for await (const line of backupLines(path, passphrase)) {
    if (ended) throw damagedProblem('data follows its end');
    if (line.startsWith('[')) {
      if (currentTable === undefined) throw damagedProblem('a row is outside a table');
      currentTable.hash.update(`${line}\n`);
      currentTable.count += 1;
      rows.push(parsed(row, line));
      characters += line.length;
      if (rows.length < batch.rows && characters < batch.characters) continue;
    }
    if (rows.length > 0) yield { rows };
    [rows, characters] = [[], 0];
    if (line.startsWith('[')) continue;

    const head = parsed(heading, line);
    if ('opening' in head === began) throw damagedProblem('its header is missing or repeated');
    began = true;
    if ('table' in head) currentTable = { shape: head.table, hash: tableHash(head.table), count: 0 };
    if ('part' in head) {
      const { name, rows: count, sha256 } = head.part;
      if (
        currentTable?.shape.name !== name ||
        currentTable.count !== count ||
        currentTable.hash.digest('hex') !== sha256
      )
        throw damagedProblem(`the table "${name}" is not what was written`);
      parts.push(head.part);
      currentTable = undefined;
    }
    if ('manifest' in head) {
      if (currentTable !== undefined || JSON.stringify(parts) !== JSON.stringify(head.manifest.tables))
        throw damagedProblem('its tables do not match its list');
      ended = true;
    }
    yield head;
  }
  if (!ended) throw damagedProblem('its end is missing');
}

function parsed<T>(shape: z.ZodType<T>, line: string): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw damagedProblem('one of its lines cannot be read');
  }
  const { data } = shape.safeParse(value);
  if (data === undefined) throw damagedProblem('one of its lines cannot be read');
  return data;
}
