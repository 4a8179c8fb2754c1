import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { ProviderError, type Provider } from '../provider/provider.ts';
import { factsOf, priceOf, type SubscriptionFacts } from './subscription-facts.ts';
import { noticesOf, type BillingNotice } from '../mails/notices.ts';
import type { BillingParts } from '../parts.ts';
import { enforcePlanRules } from './plan-rules.ts';

/** A snapshot of all subscriptions of a customer at the provider. */
export interface CustomerSnapshot {
  customerId: string;
  /**
   * A sequence number drawn before the provider was called. The reading includes everything that was true at that time,
   * so the one of two readings with the higher ticket includes all events of the other.
   */
  ticket: number;
  subscriptions: SubscriptionFacts[];
  /** Whether a trial ever began. */
  trialled: boolean;
  /** How many seconds the customer's test clock is ahead; 0 without one. */
  clockAhead: number;
  /** The events to notify the user of. */
  notices: BillingNotice[];
}

/**
 * Reads a customer's subscriptions from the provider, after enforcing the rules of the plans there.
 * @throws {ProviderError}
 */
export async function readCustomer(
  parts: BillingParts,
  customerId: string,
  options?: Stripe.RequestOptions,
): Promise<CustomerSnapshot> {
  for (let round = 0; ; round += 1) {
    const ticket = await nextSequence(parts.database);
    const subscriptions = await subscriptionsOf(parts.provider, customerId, options);
    const clockAhead = await clockAheadOf(parts.provider, subscriptions);
    const now = Date.now() / 1000 + clockAhead;
    const changed = round < 3 && (await enforcePlanRules(parts, subscriptions, now));
    if (!changed) {
      return {
        customerId,
        ticket,
        subscriptions: subscriptions.map(factsOf),
        trialled: subscriptions.some(
          subscription =>
            !['incomplete', 'incomplete_expired'].includes(subscription.status) &&
            (subscription.metadata['plan'] === 'trial' || priceOf(subscription) === parts.prices.trial),
        ),
        clockAhead,
        notices: noticesOf(parts.prices, subscriptions, now),
      };
    }
  }
}

/** Returns how many seconds the test clock is ahead. Only test customers have one. */
async function clockAheadOf(provider: Provider, subscriptions: readonly Stripe.Subscription[]): Promise<number> {
  const clock = subscriptions.find(({ test_clock: id }) => id !== null)?.test_clock ?? null;
  if (clock === null) return 0;
  const id = typeof clock === 'string' ? clock : clock.id;
  const { frozen_time: now } = await provider.call(stripe => stripe.testHelpers.testClocks.retrieve(id));
  return now - Math.floor(Date.now() / 1000);
}

const sequenceRows = z.array(z.object({ ticket: z.coerce.number() }));

async function nextSequence({ kysely }: Database): Promise<number> {
  const { rows } = await sql`select nextval('"billingReading"') as "ticket"`.execute(kysely);
  const [sequenceRow] = sequenceRows.parse(rows);
  if (sequenceRow === undefined) throw new Error('The database returned no sequence number');
  return sequenceRow.ticket;
}

async function subscriptionsOf(
  provider: Provider,
  customer: string,
  options?: Stripe.RequestOptions,
): Promise<Stripe.Subscription[]> {
  const listed = await provider
    .call(stripe =>
      stripe.subscriptions
        .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice', 'data.schedule'] }, options)
        .autoPagingToArray({ limit: 1000 }),
    )
    .catch((error: unknown) => {
      if (error instanceof ProviderError && error.refusal === 'missing') return [];
      throw error;
    });
  // An empty list may mean that the key belongs to another account, which does not know the customer; that is an error.
  if (listed.length === 0) await provider.call(stripe => stripe.customers.retrieve(customer, {}, options));
  return listed;
}
