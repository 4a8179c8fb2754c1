import { sql, type Kysely, type Migration } from 'kysely';

/** The page that a user wanted to open before having access to it: a path of this site, with its query. */
export const wantedPageMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table "user" add column "wantedPage" text`.execute(db);
  },
};
