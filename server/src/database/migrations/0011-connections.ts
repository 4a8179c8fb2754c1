import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/**
 * Connections between sheets, and to the fluids of their project. `reads` holds the ids of the sheets that the working
 * copy reads, as JSON. The results of a sheet are stored with the versions of the working copy and the engine, or the
 * reason why there are none.
 */
export const connectionsMigration = migrationOf([
  sql`alter table "sheet" add column "reads" text not null default '[]'`,
  sql`create table "sheetAnswers" (
    "sheetId" text primary key references "sheet" ("id") on delete cascade,
    "version" integer not null,
    "engine" text not null,
    "answers" text,
    "failure" text
  )`,
  sql`create table "projectFluid" (
    "id" text primary key,
    "projectId" text not null references "project" ("id") on delete cascade,
    "name" text not null,
    "words" text not null,
    "parts" text not null,
    "version" integer not null default 1,
    "createdAt" timestamptz not null default current_timestamp,
    "changedAt" timestamptz not null default current_timestamp,
    "changedBy" text references "user" ("id") on delete set null
  )`,
  sql`create index "projectFluid_project_idx" on "projectFluid" ("projectId")`,
]);
