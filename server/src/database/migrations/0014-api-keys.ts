import { sql, type Kysely, type Migration } from 'kysely';

/** API keys of accounts. */
const statements = [
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
];

export const apiKeysMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
