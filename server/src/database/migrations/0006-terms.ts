import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** The versions of the Terms of Service that each user has accepted, and when. */
export const termsMigration = migrationOf([
  sql`create table "termsAcceptance" (
      "userId" text not null references "user" ("id") on delete cascade,
      "version" text not null,
      "acceptedAt" timestamptz not null default now(),
      primary key ("userId", "version")
    )`,
]);
