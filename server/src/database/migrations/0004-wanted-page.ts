import { sql, type Kysely, type Migration } from 'kysely';

/** The page that a person came for and could not open yet: a path of this site, with its query. */
export const wantedPageMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table "user" add column "wantedPage" text`.execute(db);
  },
};
