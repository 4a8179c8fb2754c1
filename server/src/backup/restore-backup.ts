import type { Kysely } from 'kysely';
import {
  appliedMigrations,
  markRestoreFinished,
  markRestoreUnfinished,
  migrate,
  migrationNames,
  type Database,
  type Tables,
} from '../database/index.ts';
import { BackupProblem } from './backup-problem.ts';
import { readContents, type Manifest, type Opening, type Part, type TableShape } from './contents.ts';
import { isEmpty, setSequence, prepareSession, tableLines, tablesOf, writeRows, type ReadTable } from './tables.ts';

/**
 * Restores a backup into an empty database: verifies the whole file, creates the tables of its schema version, fills
 * them in one transaction, compares their hashes, and migrates to the current schema. Until that transaction is committed, the
 * database is marked, and no server starts on it.
 * @returns what was restored.
 * @throws {BackupProblem} if the file is invalid, was made by a newer version, or the database is not empty; nothing is
 * changed then.
 */
export async function restoreBackup(
  database: Database,
  path: string,
  passphrase: string | undefined,
): Promise<Manifest> {
  const { opening, manifest } = await verifyBackup(path, passphrase);
  const { schema } = opening;
  const last = schema.at(-1);
  const newer = schema.find((name, index) => migrationNames[index] !== name);
  if (newer !== undefined || last === undefined)
    throw new BackupProblem(
      `The backup was made by a newer version of Isentrope (its schema is ${last}, this version knows ${migrationNames.at(-1)}). Restore it with that version.`,
    );
  const { kysely } = database;
  const applied = await appliedMigrations(kysely);
  if (applied.length > schema.length || !(await isEmpty(kysely)))
    throw new BackupProblem(
      applied.length > schema.length
        ? `The database has the tables of a later schema (${applied.at(-1)}) than the backup (${last}). Restore into a new database.`
        : 'The database is not empty. A backup is restored into a new database only; nothing was changed.',
    );
  await markRestoreUnfinished(kysely);
  await database.unpooled(direct => migrate(direct, last));
  await kysely.transaction().execute(async transaction => {
    await prepareSession(transaction);
    await fillTables(transaction, path, passphrase);
    await compareHashes(transaction, manifest);
    for (const sequence of manifest.sequences) await setSequence(transaction, sequence);
    await markRestoreFinished(transaction);
  });
  await database.unpooled(migrate);
  return manifest;
}

/** Reads and verifies the whole file. */
async function verifyBackup(
  path: string,
  passphrase: string | undefined,
): Promise<{ opening: Opening; manifest: Manifest }> {
  let opening: Opening | undefined;
  let manifest: Manifest | undefined;
  for await (const piece of readContents(path, passphrase)) {
    if ('opening' in piece) opening = piece.opening;
    if ('manifest' in piece) manifest = piece.manifest;
  }
  if (opening === undefined || manifest === undefined) throw new BackupProblem('The backup is empty.');
  return { opening, manifest };
}

async function fillTables(transaction: Kysely<Tables>, path: string, passphrase: string | undefined): Promise<void> {
  const tables = await tablesOf(transaction);
  let present: TableShape | undefined;
  for await (const piece of readContents(path, passphrase)) {
    if ('table' in piece) present = sameTable(tables, piece.table);
    if ('rows' in piece && present !== undefined) await writeRows(transaction, present, piece.rows);
  }
}

/**
 * The database's own table, which must have the columns of the backup, so that no name or type from a file becomes part
 * of a statement.
 */
function sameTable(tables: readonly ReadTable[], expected: TableShape): TableShape {
  const found = tables.find(({ name }) => name === expected.name);
  if (found === undefined || JSON.stringify(found.columns) !== JSON.stringify(expected.columns))
    throw new BackupProblem(
      `The table "${expected.name}" of the backup does not match its schema. Nothing was restored.`,
    );
  return found;
}

/** Compares the hashes of the restored tables with the backup. */
async function compareHashes(transaction: Kysely<Tables>, manifest: Manifest): Promise<void> {
  const expected = new Map(manifest.tables.map(part => [part.name, part]));
  for (const table of await tablesOf(transaction)) {
    const { name, rows, sha256 } = await partOf(transaction, table);
    const part = expected.get(name) ?? { rows: 0, sha256 };
    if (part.rows !== rows || part.sha256 !== sha256)
      throw new BackupProblem(`The table "${name}" differs from the backup after the restore. Nothing was restored.`);
  }
}

async function partOf(transaction: Kysely<Tables>, table: ReadTable): Promise<Part> {
  const lines = tableLines(transaction, table);
  for (;;) {
    const { done, value } = await lines.next();
    if (done === true) return value;
  }
}
