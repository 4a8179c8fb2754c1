import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** Idempotency keys of API requests, with the stored responses. */
export const idempotentRequestsMigration = migrationOf([
  sql`create table "idempotentRequest" (
    "userId" text not null references "user" ("id") on delete cascade,
    "key" text not null,
    "fingerprint" text not null,
    "holder" text not null,
    "heldUntil" timestamptz not null,
    "answer" text,
    "expiresAt" timestamptz not null,
    primary key ("userId", "key")
  )`,
  sql`create index "idempotentRequest_expiresAt_idx" on "idempotentRequest" ("expiresAt")`,
]);
