export { embeddedDatabase, openDatabase, overPool, type Database } from './open.ts';
export type { Decisions } from './decisions.ts';
export { askHolder, FolderInUseError, lockFolder, type FolderLock } from './folder-lock.ts';
export { migrate } from './migrate.ts';
export type { Tables } from './tables.ts';
