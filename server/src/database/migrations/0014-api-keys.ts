import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** API keys of accounts. */
export const apiKeysMigration = migrationOf([
  sql`create table "apiKey" (
    "id" text primary key,
    "userId" text not null references "user" ("id") on delete cascade,
    "name" text not null,
    "prefix" text not null,
    "hash" text not null unique,
    "scopes" text not null,
    "createdAt" timestamptz not null default now(),
    "usedAt" timestamptz
  )`,
  sql`create index "apiKey_userId_idx" on "apiKey" ("userId")`,
]);
