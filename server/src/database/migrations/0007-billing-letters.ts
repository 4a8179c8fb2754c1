import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/**
 * Mails about payments: one row each, whose key says what it is about, so that nothing is sent twice. `clockAhead` is
 * how many seconds a customer's test clock at the provider is ahead; `nextPriceId` is the price that a subscription
 * changes to at the end of its period. `email` is the address that the provider was last given.
 */
export const billingLettersMigration = migrationOf([
  sql`create table "billingLetter" (
    "key" text primary key,
    "userId" text not null references "user" ("id") on delete cascade,
    "news" text not null,
    "createdAt" timestamptz not null default current_timestamp,
    "claimedAt" timestamptz,
    "sentAt" timestamptz
  )`,
  sql`create index "billingLetter_unsent_idx" on "billingLetter" ("createdAt") where "sentAt" is null`,
  sql`alter table "subscription" add column "nextPriceId" text`,
  sql`alter table "billingCustomer" add column "clockAhead" bigint not null default 0`,
  sql`alter table "billingCustomer" add column "email" text`,
  sql`update "billingCustomer" c set "email" = u."email" from "user" u where u."id" = c."userId"`,
]);
