import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** Bulk runs, each in chunks that are calculated one by one; deleted with the account, and after some days. */
export const bulkRunsMigration = migrationOf([
  sql`create table "bulkRun" (
    "id" text primary key,
    "userId" text not null references "user" ("id") on delete cascade,
    "tool" text not null,
    "working" boolean not null,
    "createdAt" timestamptz not null default current_timestamp,
    "receivedAt" timestamptz,
    "stopped" text
  )`,
  sql`create index "bulkRun_user_idx" on "bulkRun" ("userId")`,
  sql`create table "bulkChunk" (
    "runId" text not null references "bulkRun" ("id") on delete cascade,
    "place" integer not null,
    "first" integer not null,
    "cases" integer not null,
    "asked" bytea,
    "answers" bytea,
    "engine" text,
    "answeredAt" timestamptz,
    primary key ("runId", "place")
  )`,
]);
