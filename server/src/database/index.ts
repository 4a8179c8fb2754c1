export { answerTimeout, embeddedDatabase, openDatabase, databaseOverPool, type Database } from './open.ts';
export { isConnectionUnencrypted } from './unencrypted-connection.ts';
export type { AuthorizationChanges } from './authorization-changes.ts';
export { sendToLockHolder, FolderInUseError, lockFolder, type FolderLock } from './folder-lock.ts';
export { appliedMigrations, migrate, migrationNames } from './migrate.ts';
export {
  markRestoreFinished,
  markRestoreUnfinished,
  requireFinishedRestore,
  UnfinishedRestoreError,
  unfinishedRestoreTable,
} from './unfinished-restore.ts';
export { slowQueryLog, type QueryWatch } from './slow-queries.ts';
export { throwOutages } from './outage-notes.ts';
export { databaseOutageIn, errorCodeOf } from './unreachable.ts';
export type { Tables } from './tables.ts';
export type { AffectedUsers } from './affected-users.ts';
