import { sql, type Kysely, type Migration } from 'kysely';

/** The user's preferred units, as JSON: see `readUnitPreference`. */
export const unitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table "user" add column "units" text`.execute(db);
  },
};
