import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/**
 * Payments. Times of the provider are its epoch seconds, unchanged. `reading` orders what was read of a customer: see
 * `readCustomer`.
 */
export const billingMigration = migrationOf([
  sql`create table "billingCustomer" (
    "id" text primary key,
    "userId" text not null unique references "user" ("id") on delete cascade,
    "reading" bigint not null default 0,
    "readAt" timestamptz,
    "checkoutAt" timestamptz
  )`,
  sql`create table "subscription" (
    "id" text primary key,
    "customerId" text not null references "billingCustomer" ("id") on delete cascade,
    "status" text not null,
    "priceId" text not null,
    "currentPeriodStart" bigint not null,
    "currentPeriodEnd" bigint not null,
    "cancelAtPeriodEnd" boolean not null,
    "created" bigint not null
  )`,
  sql`create index "subscription_customerId_idx" on "subscription" ("customerId")`,
  sql`create sequence "billingReading"`,
  sql`create table "billingEvent" (
    "id" text primary key,
    "type" text not null,
    "receivedAt" timestamptz not null default current_timestamp
  )`,
  sql`create index "billingEvent_receivedAt_idx" on "billingEvent" ("receivedAt")`,
  sql`create table "trialUse" (
    "person" text primary key,
    "usedAt" timestamptz not null default current_timestamp
  )`,
  sql`create table "billingLease" (
    "key" text primary key,
    "holder" text not null,
    "expiresAt" timestamptz not null
  )`,
]);
