import { resolve } from 'node:path';
import type { CommandReply } from '../accounts/index.ts';
import type { Database } from '../database/index.ts';
import { BackupProblem } from './backup-problem.ts';
import type { Manifest } from './contents.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const commands = {
  async backup(database: Database, path: string, passphrase: string | undefined): Promise<string> {
    const how = passphrase === undefined ? 'not encrypted: BACKUP_PASSPHRASE is not set' : 'encrypted';
    return `${path} holds ${describeManifest(await makeBackup(database, path, passphrase))} (${how}).`;
  },
  async restore(database: Database, path: string, passphrase: string | undefined): Promise<string> {
    return `Restored ${describeManifest(await restoreBackup(database, path, passphrase))}; every table has the hash it had in the backup.`;
  },
} as const;

type Verb = keyof typeof commands;

export const isBackupCommand = (verb: string | undefined): verb is Verb =>
  verb !== undefined && Object.hasOwn(commands, verb);

/**
 * Runs `npm run admin backup|restore <file>`.
 * @param folder base of a relative path.
 */
export async function backupCommand(
  verb: Verb,
  files: readonly string[],
  { database, passphrase, folder }: { database: Database; passphrase: string | undefined; folder: string },
): Promise<CommandReply> {
  const [file] = files;
  if (file === undefined || files.length > 1) return { done: false, text: `Usage: npm run admin -- ${verb} <file>` };
  try {
    return { done: true, text: await commands[verb](database, resolve(folder, file), passphrase) };
  } catch (error) {
    if (error instanceof BackupProblem) return { done: false, text: error.message };
    throw error;
  }
}

function describeManifest({ tables }: Manifest): string {
  const rows = tables.reduce((sum, part) => sum + part.rows, 0);
  return `${rows} rows in ${tables.length} tables`;
}
