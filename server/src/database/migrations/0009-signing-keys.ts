import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The keys by which the service signs: one in use, and those before it, whose private part is gone. That one alone is in use
 * holds whatever processes do at the same time.
 */
const statements = [
  sql`create table "signingKey" (
    "id" text primary key,
    "publicKey" text not null,
    "privateKey" text,
    "since" timestamptz not null,
    "until" timestamptz,
    check (("until" is null) = ("privateKey" is not null))
  )`,
  sql`create unique index "signingKey_present_idx" on "signingKey" (("until" is null)) where "until" is null`,
];

export const signingKeysMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
