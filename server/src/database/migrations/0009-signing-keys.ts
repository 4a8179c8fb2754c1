import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/**
 * The signing keys of the service: one current key, and earlier ones, whose private part is deleted. The unique index
 * allows only one current key, whatever processes do at the same time.
 */
export const signingKeysMigration = migrationOf([
  sql`create table "signingKey" (
    "id" text primary key,
    "publicKey" text not null,
    "privateKey" text,
    "since" timestamptz not null,
    "until" timestamptz,
    check (("until" is null) = ("privateKey" is not null))
  )`,
  sql`create unique index "signingKey_present_idx" on "signingKey" (("until" is null)) where "until" is null`,
]);
