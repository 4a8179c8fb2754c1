import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** The page that a user wanted to open before having access to it: a path of this site, with its query. */
export const wantedPageMigration = migrationOf([sql`alter table "user" add column "wantedPage" text`]);
