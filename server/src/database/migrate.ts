import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { z } from 'zod';
import { accountsMigration } from './migrations/0001-accounts.ts';
import { billingMigration } from './migrations/0002-billing.ts';
import { unitsMigration } from './migrations/0003-units.ts';
import { wantedPageMigration } from './migrations/0004-wanted-page.ts';
import { knownDevicesMigration } from './migrations/0005-known-devices.ts';
import { termsMigration } from './migrations/0006-terms.ts';
import { billingLettersMigration } from './migrations/0007-billing-letters.ts';
import { projectsMigration } from './migrations/0008-projects.ts';
import { signingKeysMigration } from './migrations/0009-signing-keys.ts';
import { driftMigration } from './migrations/0010-drift.ts';
import { connectionsMigration } from './migrations/0011-connections.ts';
import { attachmentsMigration } from './migrations/0012-attachments.ts';
import { passkeysMigration } from './migrations/0013-passkeys.ts';
import { apiKeysMigration } from './migrations/0014-api-keys.ts';
import { idempotentRequestsMigration } from './migrations/0015-idempotent-requests.ts';
import { feedsMigration } from './migrations/0016-feeds.ts';
import { bulkRunsMigration } from './migrations/0017-bulk-runs.ts';
import { listColumnsMigration } from './migrations/0018-list-columns.ts';
import type { Tables } from './tables.ts';
import { requireFinishedRestore } from './unfinished-restore.ts';

/** All migrations by name, applied in the order of their names, which never change once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accountsMigration,
  '0002-billing': billingMigration,
  '0003-units': unitsMigration,
  '0004-wanted-page': wantedPageMigration,
  '0005-known-devices': knownDevicesMigration,
  '0006-terms': termsMigration,
  '0007-billing-letters': billingLettersMigration,
  '0008-projects': projectsMigration,
  '0009-signing-keys': signingKeysMigration,
  '0010-drift': driftMigration,
  '0011-connections': connectionsMigration,
  '0012-attachments': attachmentsMigration,
  '0013-passkeys': passkeysMigration,
  '0014-api-keys': apiKeysMigration,
  '0015-idempotent-requests': idempotentRequestsMigration,
  '0016-feeds': feedsMigration,
  '0017-bulk-runs': bulkRunsMigration,
  '0018-list-columns': listColumnsMigration,
};

/** The names of all migrations, the oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/**
 * Migrates the schema to the latest version, or to the given migration, in one transaction. Processes that start
 * together wait for each other: the migrator holds an advisory lock of its session, for which a pooler is bypassed
 * (`Database.unpooled`). A schema of a later version is left unchanged: the rules of migrations (`migrations/rule.ts`)
 * keep it compatible with this version.
 * @throws {UnfinishedRestoreError} without a name, if a restore into the database was interrupted.
 */
export async function migrate(kysely: Kysely<Tables>, name?: string): Promise<void> {
  if (name === undefined) await requireFinishedRestore(kysely);
  if (name === undefined && isAheadOfThisVersion(await appliedMigrations(kysely))) return;
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = name === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(name);
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The database schema could not be migrated', { cause: error });
}

/** Whether a schema has all known migrations and more. */
function isAheadOfThisVersion(applied: readonly string[]): boolean {
  return applied.length > migrationNames.length && migrationNames.every((name, index) => applied[index] === name);
}

/** The migrations applied to a database, the oldest first; empty for a new one. */
export async function appliedMigrations(kysely: Kysely<Tables>): Promise<readonly string[]> {
  const { rows: existing } = await sql`select to_regclass('public.kysely_migration') as "name"`.execute(kysely);
  if (z.array(z.object({ name: z.null() })).safeParse(existing).success) return [];
  const { rows } = await sql`select "name" from "kysely_migration" order by "name" collate "C"`.execute(kysely);
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name: applied }) => applied);
}
