import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** The tables of better-auth, including those of all plug-ins whether or not they are enabled, and the rate limits. */
export const accountsMigration = migrationOf([
  sql`create table "user" (
    "id" text primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" boolean not null,
    "image" text,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null default current_timestamp,
    "twoFactorEnabled" boolean,
    "phoneNumber" text unique,
    "phoneNumberVerified" boolean,
    "isAnonymous" boolean,
    "company" text,
    "firstName" text,
    "lastName" text,
    "role" text not null default 'user' check ("role" in ('user', 'admin'))
  )`,
  sql`create table "session" (
    "id" text primary key,
    "expiresAt" timestamptz not null,
    "token" text not null unique,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references "user" ("id") on delete cascade
  )`,
  sql`create index "session_userId_idx" on "session" ("userId")`,
  sql`create table "account" (
    "id" text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references "user" ("id") on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    "scope" text,
    "password" text,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null,
    unique ("providerId", "accountId")
  )`,
  sql`create index "account_userId_idx" on "account" ("userId")`,
  sql`create table "verification" (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null default current_timestamp
  )`,
  sql`create index "verification_identifier_idx" on "verification" ("identifier")`,
  sql`create table "twoFactor" (
    "id" text primary key,
    "secret" text not null,
    "backupCodes" text not null,
    "userId" text not null references "user" ("id") on delete cascade,
    "verified" boolean,
    "failedVerificationCount" integer,
    "lockedUntil" timestamptz
  )`,
  sql`create index "twoFactor_secret_idx" on "twoFactor" ("secret")`,
  sql`create index "twoFactor_userId_idx" on "twoFactor" ("userId")`,
  sql`create table "jwks" (
    "id" text primary key,
    "publicKey" text not null,
    "privateKey" text not null,
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz,
    "alg" text,
    "crv" text
  )`,
  sql`create table "rateLimit" (
    "key" text primary key,
    "count" integer not null,
    "resetsAt" timestamptz not null
  )`,
  sql`create index "rateLimit_resetsAt_idx" on "rateLimit" ("resetsAt")`,
]);
