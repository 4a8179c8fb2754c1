import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { isLive, type SubscriptionFacts } from './subscription-facts.ts';
import { hashedKey } from '../../accounts/rate-limits/rate-limit.ts';
import { trialUserHash } from './store-snapshot.ts';

/** The relevant subscription: the active one, else one that may become active again, else the newest. */
export async function currentSubscription(
  kysely: Kysely<Tables>,
  userId: string,
): Promise<SubscriptionFacts | undefined> {
  const rows = await kysely
    .selectFrom('subscription')
    .innerJoin('billingCustomer', 'billingCustomer.id', 'subscription.customerId')
    .selectAll('subscription')
    .where('billingCustomer.userId', '=', userId)
    .execute();
  const newestFirst = rows
    .map(row => ({
      id: row.id,
      status: row.status,
      priceId: row.priceId,
      currentPeriodStart: Number(row.currentPeriodStart),
      currentPeriodEnd: Number(row.currentPeriodEnd),
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      nextPriceId: row.nextPriceId,
      created: Number(row.created),
    }))
    .toSorted((a, b) => b.created - a.created);
  return newestFirst.find(({ status }) => status === 'active') ?? newestFirst.find(isLive) ?? newestFirst[0];
}

/**
 * Whether the user had a trial, under this account or an earlier one with the same address or another one of the same
 * mailbox. Hashes stored before version 0.2.0 are of the address as it was written.
 */
export async function hasUsedTrial(kysely: Kysely<Tables>, email: string): Promise<boolean> {
  const found = await kysely
    .selectFrom('trialUse')
    .select('person')
    .where('person', 'in', [trialUserHash(email), hashedKey('trial', email)])
    .executeTakeFirst();
  return found !== undefined;
}

/** How many seconds the user's test clock at the provider is ahead; 0 without one. */
export async function clockAhead(kysely: Kysely<Tables>, userId: string): Promise<number> {
  const row = await kysely
    .selectFrom('billingCustomer')
    .select('clockAhead')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(row?.clockAhead ?? 0);
}

/** The subscription as in the API response. */
export function subscriptionView(facts: SubscriptionFacts) {
  return {
    subscription_status: facts.status,
    price_id: facts.priceId,
    current_period_start: facts.currentPeriodStart,
    current_period_end: facts.currentPeriodEnd,
    cancel_at_period_end: facts.cancelAtPeriodEnd,
    next_price_id: facts.nextPriceId,
  };
}
