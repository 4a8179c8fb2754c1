import type { Kysely } from 'kysely';
import { appliedMigrations, requireFinishedRestore, type Database, type Tables } from '../database/index.ts';
import { writeBackupFile } from './backup-file.ts';
import { BackupProblem } from './backup-problem.ts';
import type { Heading, Manifest, Part } from './contents.ts';
import { sequencesOf, prepareSession, tableLines, tablesOf } from './tables.ts';

/**
 * Writes a consistent snapshot of the database to a new file, without blocking others.
 * @returns what was written.
 * @throws {BackupProblem} if the file exists, or the database has no tables yet.
 * @throws {UnfinishedRestoreError} if a restore into the database was interrupted.
 */
export async function makeBackup(database: Database, path: string, passphrase: string | undefined): Promise<Manifest> {
  const written: { manifest: Manifest } = { manifest: { tables: [], sequences: [] } };
  await database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      await prepareSession(snapshot);
      await writeBackupFile(path, passphrase, contentsOf(snapshot, database.kind, written));
    });
  return written.manifest;
}

async function* contentsOf(
  snapshot: Kysely<Tables>,
  kind: Database['kind'],
  written: { manifest: Manifest },
): AsyncGenerator<string> {
  await requireFinishedRestore(snapshot);
  const schema = await appliedMigrations(snapshot);
  if (schema.length === 0) throw new BackupProblem('The database has no tables yet: there is nothing to back up.');
  yield line({ opening: { made: new Date().toISOString(), database: kind, schema } });
  const tables: Part[] = [];
  for (const { key, ...table } of await tablesOf(snapshot)) {
    yield line({ table });
    const part = yield* tableLines(snapshot, { key, ...table });
    yield line({ part });
    tables.push(part);
  }
  written.manifest = { tables, sequences: await sequencesOf(snapshot) };
  yield line(written);
}

const line = (heading: Heading): string => `${JSON.stringify(heading)}\n`;
