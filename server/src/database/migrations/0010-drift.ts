import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** The results of recalculating issued revisions with later calculator versions, by version. */
export const driftMigration = migrationOf([
  sql`create table "drift" (
      "revisionId" text not null references "revision" ("id") on delete cascade,
      "engine" text not null,
      "outcome" text not null check ("outcome" in ('same', 'differs', 'failed')),
      "change" text not null,
      "details" text not null,
      "at" timestamptz not null default current_timestamp,
      "presentAt" timestamptz not null default current_timestamp,
      "toldAt" timestamptz,
      "acknowledgedBy" text,
      "acknowledgedAt" timestamptz,
      primary key ("revisionId", "engine")
    )`,
]);
