import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/**
 * Figures attached to sheets. A file is stored once per project under its hash, however many sheets and revisions refer
 * to it, and deleted with the last reference. An imported revision has the site it came from, and whether it was fully
 * verified with that site's keys. `words` is the search index over projects: anything but letters and digits separates
 * words.
 */
export const attachmentsMigration = migrationOf([
  sql`create table "projectFile" (
    "projectId" text not null references "project" ("id") on delete cascade,
    "sha256" text not null,
    "type" text not null check ("type" in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
    "size" integer not null,
    "content" bytea not null,
    primary key ("projectId", "sha256")
  )`,
  sql`create table "attachment" (
    "id" text primary key,
    "projectId" text not null,
    "sheetId" text not null references "sheet" ("id") on delete cascade,
    "place" integer not null,
    "sha256" text not null,
    "name" text not null,
    "caption" text not null,
    "at" timestamptz not null default current_timestamp,
    foreign key ("projectId", "sha256") references "projectFile" ("projectId", "sha256") on delete cascade,
    unique ("sheetId", "sha256")
  )`,
  sql`create index "attachment_file_idx" on "attachment" ("projectId", "sha256")`,
  sql`create table "revisionAttachment" (
    "projectId" text not null,
    "revisionId" text not null references "revision" ("id") on delete cascade,
    "sha256" text not null,
    "name" text not null,
    foreign key ("projectId", "sha256") references "projectFile" ("projectId", "sha256") on delete cascade,
    primary key ("revisionId", "sha256")
  )`,
  sql`create index "revisionAttachment_file_idx" on "revisionAttachment" ("projectId", "sha256")`,
  sql`alter table "revision" add column "importedFrom" text`,
  sql`alter table "revision" add column "importHeld" boolean`,
  sql`create function "wordsOf" (text) returns tsvector language sql immutable parallel safe
    return to_tsvector('simple'::regconfig, regexp_replace($1, '[^[:alnum:]]+', ' ', 'g'))`,
  sql`alter table "project" add column "words" tsvector
    generated always as ("wordsOf" ("number" || ' ' || "name" || ' ' || "client")) stored`,
  sql`alter table "sheet" add column "words" tsvector
    generated always as ("wordsOf" ("number" || ' ' || "title" || ' ' || "tool" || ' ' || "notes")) stored`,
  sql`create index "sheet_words_idx" on "sheet" using gin ("words")`,
  sql`alter table "revision" add column "words" tsvector
    generated always as ("wordsOf" ("letter" || ' ' || "reason")) stored`,
  sql`create index "revision_words_idx" on "revision" using gin ("words")`,
]);
