import { sql, type Kysely, type Migration } from 'kysely';

/** The units in which a person works, as JSON: see `accounts/unit-preference.ts`. */
export const unitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table "user" add column "units" text`.execute(db);
  },
};
