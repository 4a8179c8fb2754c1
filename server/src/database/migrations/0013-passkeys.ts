import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** Passkeys (WebAuthn credentials), and the pending challenges. */
export const passkeysMigration = migrationOf([
  sql`create table "passkey" (
    "id" text primary key,
    "userId" text not null references "user" ("id") on delete cascade,
    "name" text not null,
    "credentialId" text not null unique,
    "publicKey" text not null,
    "counter" bigint not null,
    "transports" text not null,
    "backedUp" boolean not null,
    "createdAt" timestamptz not null default now(),
    "usedAt" timestamptz
  )`,
  sql`create index "passkey_userId_idx" on "passkey" ("userId")`,
  sql`create table "passkeyChallenge" (
    "challenge" text primary key,
    "expiresAt" timestamptz not null
  )`,
  sql`create index "passkeyChallenge_expiresAt_idx" on "passkeyChallenge" ("expiresAt")`,
]);
