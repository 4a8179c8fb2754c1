export { embeddedDatabase, openDatabase, overPool, type Database } from './open.ts';
export { passesInClear } from './in-clear.ts';
export type { Decisions } from './decisions.ts';
export { askHolder, FolderInUseError, lockFolder, type FolderLock } from './folder-lock.ts';
export { appliedMigrations, migrate, migrationNames } from './migrate.ts';
export { slowQueryLog, type QueryWatch } from './slow-queries.ts';
export { isOutOfReach } from './out-of-reach.ts';
export type { Tables } from './tables.ts';
export type { Whose } from './written-accounts.ts';
