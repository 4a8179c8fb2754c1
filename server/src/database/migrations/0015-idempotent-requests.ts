import { sql, type Kysely, type Migration } from 'kysely';

/** Idempotency keys of API requests, with the stored responses. */
const statements = [
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
];

export const idempotentRequestsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
