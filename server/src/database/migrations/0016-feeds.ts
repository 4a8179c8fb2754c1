import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/**
 * Feeds of sheet results, and the last calculated results of working copies. A feed is deleted with its sheet, and when
 * its creator leaves the project.
 */
export const feedsMigration = migrationOf([
  sql`create table "sheetFeed" (
    "id" text primary key,
    "projectId" text not null,
    "userId" text not null,
    "sheetId" text not null references "sheet" ("id") on delete cascade,
    "name" text not null,
    "source" text not null check ("source" in ('working', 'approved')),
    "hash" text not null unique,
    "createdAt" timestamptz not null default current_timestamp,
    "usedAt" timestamptz,
    "endsAt" timestamptz,
    foreign key ("projectId", "userId") references "projectMember" ("projectId", "userId") on delete cascade
  )`,
  sql`create index "sheetFeed_sheet_idx" on "sheetFeed" ("sheetId")`,
  sql`create index "sheetFeed_member_idx" on "sheetFeed" ("projectId", "userId")`,
  sql`create table "sheetResults" (
    "sheetId" text primary key references "sheet" ("id") on delete cascade,
    "version" integer not null,
    "engine" text not null,
    "workedAt" timestamptz not null,
    "results" text not null
  )`,
]);
