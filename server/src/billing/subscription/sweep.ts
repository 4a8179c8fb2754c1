import { sql } from 'kysely';
import { z } from 'zod';
import { updateAddresses } from '../provider/customer-address.ts';
import { noticeSeconds } from '../mails/notices.ts';
import { readCustomer } from './customer-snapshot.ts';
import type { BillingParts } from '../parts.ts';
import { storeSnapshot } from './store-snapshot.ts';

/** How long handled events are stored: far longer than the provider repeats one. */
const eventDays = 90;
const batchSize = 50;
/** Long enough for two sweeps. */
const finalCheckSeconds = 300;

const due = z.array(z.object({ id: z.string() }));

/**
 * Reads customers whose webhooks may be late or lost: everybody whose paid time has ended and who still has a live
 * subscription. So a trial ends after 48 hours in any case. There is no event for a trial about to end, so those are
 * read as well.
 */
export async function sweep(parts: BillingParts): Promise<void> {
  const { kysely } = parts.database;
  await sql`delete from "billingEvent" where "receivedAt" < now() - ${eventDays}::int * interval '1 day'`.execute(
    kysely,
  );
  await sql`delete from "billingLease" where "expiresAt" < now() - interval '1 hour'`.execute(kysely);
  const { rows } = await sql`select c."id" from "billingCustomer" c
    where exists (select from "subscription" s where s."customerId" = c."id" and s."status" not in ('canceled', 'incomplete_expired')
      and s."currentPeriodEnd" <= extract(epoch from now()))
    and (c."readAt" is null or extract(epoch from c."readAt") < (
      select min(greatest(s."currentPeriodEnd", extract(epoch from now()) - 600)) from "subscription" s
      where s."customerId" = c."id" and s."status" not in ('canceled', 'incomplete_expired')))
    order by c."readAt" nulls first limit ${batchSize}`.execute(kysely);
  const ending = await endingTrials(parts);
  for (const { id } of [...due.parse(rows), ...due.parse(ending)])
    await storeSnapshot(parts.database, await readCustomer(parts, id));
  await updateAddresses(parts, batchSize);
}

/**
 * Customers whose trial ends within a day and who have not been notified; and again shortly before the end, because a
 * trial that was upgraded unnoticed must not be ended.
 */
async function endingTrials({ database: { kysely }, prices }: BillingParts): Promise<unknown[]> {
  const now = Date.now() / 1000;
  const { rows } = await sql`select c."id" from "billingCustomer" c
    join "subscription" s on s."customerId" = c."id"
    where s."status" = 'active' and s."priceId" = ${prices.trial}
    and s."currentPeriodEnd" > ${now}::float8 + c."clockAhead"
    and (s."currentPeriodEnd" - ${noticeSeconds}::int <= ${now}::float8 + c."clockAhead"
      and not exists (select from "billingLetter" l where l."key" = 'trial ending ' || s."id")
      or s."currentPeriodEnd" - ${finalCheckSeconds}::int <= ${now}::float8 + c."clockAhead"
      and extract(epoch from c."readAt") + c."clockAhead" < s."currentPeriodEnd" - ${finalCheckSeconds}::int)
    limit ${batchSize}`.execute(kysely);
  return rows;
}
