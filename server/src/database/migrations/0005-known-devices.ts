import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** Browsers that have signed in to an account before, and delayed sign-in attempts. */
export const knownDevicesMigration = migrationOf([
  sql`alter table "rateLimit" add column "blockedUntil" timestamptz`,
  sql`create table "knownDevice" (
    "tokenHash" text not null,
    "userId" text not null references "user" ("id") on delete cascade,
    "signedInAt" timestamptz,
    "usedAt" timestamptz not null,
    primary key ("tokenHash", "userId")
  )`,
  sql`create index "knownDevice_userId_idx" on "knownDevice" ("userId")`,
  sql`create index "knownDevice_usedAt_idx" on "knownDevice" ("usedAt")`,
]);
