import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/**
 * Projects, their members and sheets, the issued revisions with their signatures and comments, and the event log. Names
 * are stored beside user ids where the record must outlive the account. Documents, bases, records and statements are
 * JSON as text: a record's text is its canonical form, which the hash is computed from, so no database may rewrite it.
 */
export const projectsMigration = migrationOf([
  sql`create table "project" (
    "id" text primary key,
    "number" text not null,
    "name" text not null,
    "client" text not null,
    "basis" text not null,
    "createdAt" timestamptz not null default current_timestamp,
    "changedAt" timestamptz not null default current_timestamp,
    "archivedAt" timestamptz,
    "deletedAt" timestamptz
  )`,
  sql`create index "project_deleted_idx" on "project" ("deletedAt") where "deletedAt" is not null`,
  sql`create table "projectMember" (
    "projectId" text not null references "project" ("id") on delete cascade,
    "userId" text not null references "user" ("id") on delete cascade,
    "role" text not null check ("role" in ('owner', 'engineer', 'checker', 'approver', 'reader')),
    "since" timestamptz not null default current_timestamp,
    primary key ("projectId", "userId")
  )`,
  sql`create index "projectMember_user_idx" on "projectMember" ("userId")`,
  sql`create unique index "projectMember_owner_idx" on "projectMember" ("projectId") where "role" = 'owner'`,
  sql`create table "projectInvitation" (
    "id" text primary key,
    "projectId" text not null references "project" ("id") on delete cascade,
    "email" text not null,
    "role" text not null check ("role" in ('engineer', 'checker', 'approver', 'reader')),
    "invitedBy" text not null,
    "createdAt" timestamptz not null default current_timestamp,
    unique ("projectId", "email")
  )`,
  sql`create index "projectInvitation_email_idx" on "projectInvitation" ("email")`,
  sql`create table "sheet" (
    "id" text primary key,
    "projectId" text not null references "project" ("id") on delete cascade,
    "tool" text not null,
    "number" text not null,
    "title" text not null,
    "notes" text not null,
    "document" text,
    "cases" integer not null default 0,
    "version" integer not null default 0,
    "createdAt" timestamptz not null default current_timestamp,
    "changedAt" timestamptz not null default current_timestamp,
    "changedBy" text references "user" ("id") on delete set null
  )`,
  sql`create index "sheet_project_idx" on "sheet" ("projectId")`,
  sql`create table "revision" (
    "id" text primary key,
    "sheetId" text not null references "sheet" ("id") on delete cascade,
    "place" integer not null,
    "letter" text not null,
    "state" text not null check ("state" in ('for check', 'returned', 'checked', 'approved', 'superseded')),
    "record" text not null,
    "hash" text not null,
    "engine" text not null,
    "reason" text not null,
    "sheetVersion" integer not null,
    unique ("sheetId", "place")
  )`,
  sql`create table "revisionSignature" (
    "id" text primary key,
    "revisionId" text not null references "revision" ("id") on delete cascade,
    "place" integer not null,
    "act" text not null check ("act" in ('issued', 'checked', 'approved', 'returned')),
    "userId" text not null,
    "name" text not null,
    "at" timestamptz not null,
    "signed" text not null,
    unique ("revisionId", "place")
  )`,
  sql`create table "revisionComment" (
    "id" text primary key,
    "revisionId" text not null references "revision" ("id") on delete cascade,
    "field" text not null,
    "text" text not null,
    "by" text not null,
    "at" timestamptz not null default current_timestamp,
    "resolvedBy" text,
    "resolvedAt" timestamptz
  )`,
  sql`create index "revisionComment_revision_idx" on "revisionComment" ("revisionId")`,
  sql`create table "projectEvent" (
    "id" bigint generated always as identity primary key,
    "projectId" text not null references "project" ("id") on delete cascade,
    "at" timestamptz not null default current_timestamp,
    "by" text,
    "text" text not null
  )`,
  sql`create index "projectEvent_project_idx" on "projectEvent" ("projectId", "id")`,
]);
