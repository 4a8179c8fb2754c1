import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { StripeAccess } from '../../config.ts';
import { factsOf, isLive } from '../subscription/subscription-facts.ts';
import { planName } from '../plans.ts';

/** How long before its end a trial is announced as ending. */
export const noticeSeconds = 24 * 60 * 60;
/** Events older than this are not announced any more. */
const maxAgeSeconds = 7 * 24 * 60 * 60;

/** A payment event that a user is notified of by mail, once. Times are epoch seconds. */
export const billingNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial ending'), subscription: z.string(), endsAt: z.number() }),
  z.object({
    kind: z.literal('payment failed'),
    invoice: z.string(),
    plan: z.string(),
    cents: z.number(),
    /** When the card is charged again; null after the last attempt. */
    nextAttempt: z.number().nullable(),
    /** The provider's page for paying, and for authentication by the bank. */
    payUrl: z.string().nullable(),
  }),
  z.object({ kind: z.literal('refund'), refund: z.string(), cents: z.number(), at: z.number() }),
  z.object({
    kind: z.literal('ended'),
    subscription: z.string(),
    plan: z.string(),
    trial: z.boolean(),
    at: z.number(),
    /** Whether it ended because its payment could not be collected. */
    unpaid: z.boolean(),
  }),
]);

export type BillingNotice = z.infer<typeof billingNotice>;

/** A key that identifies the event, for deduplication. */
export function keyOf(item: BillingNotice): string {
  switch (item.kind) {
    case 'trial ending':
    case 'ended':
      return `${item.kind} ${item.subscription}`;
    case 'payment failed':
      return `${item.kind} ${item.invoice}`;
    case 'refund':
      return `${item.kind} ${item.refund}`;
  }
}

/**
 * The events to announce about a customer's subscriptions.
 * @param subscriptions with their latest invoices.
 * @param now by the customer's clock.
 */
export function noticesOf(
  prices: StripeAccess['prices'],
  subscriptions: readonly Stripe.Subscription[],
  now: number,
): BillingNotice[] {
  return [
    ...subscriptions.flatMap(subscription => trialEnding(prices, subscription, now)),
    ...subscriptions.flatMap(subscription => paymentFailed(prices, subscription)),
    ...ended(prices, subscriptions, now),
  ];
}

function trialEnding(
  { trial }: StripeAccess['prices'],
  subscription: Stripe.Subscription,
  now: number,
): BillingNotice[] {
  const { id, status, priceId, currentPeriodEnd, cancelAtPeriodEnd } = factsOf(subscription);
  const isEndingSoon = currentPeriodEnd - noticeSeconds <= now && now < currentPeriodEnd;
  return status === 'active' && priceId === trial && cancelAtPeriodEnd && isEndingSoon
    ? [{ kind: 'trial ending', subscription: id, endsAt: currentPeriodEnd }]
    : [];
}

function paymentFailed(prices: StripeAccess['prices'], subscription: Stripe.Subscription): BillingNotice[] {
  const { latest_invoice: invoice } = subscription;
  if (subscription.status !== 'past_due' || invoice === null || typeof invoice === 'string') return [];
  if (invoice.status !== 'open') return [];
  return [
    {
      kind: 'payment failed',
      invoice: invoice.id,
      plan: planName(factsOf(subscription).priceId, prices),
      cents: invoice.amount_remaining,
      nextAttempt: invoice.next_payment_attempt,
      payUrl: invoice.hosted_invoice_url ?? null,
    },
  ];
}

/** The last subscription that ended, if none is left. If two were live at the same time, the other one continues. */
function ended(
  prices: StripeAccess['prices'],
  subscriptions: readonly Stripe.Subscription[],
  now: number,
): BillingNotice[] {
  if (subscriptions.some(isLive)) return [];
  const [last] = subscriptions
    .filter(({ status }) => status === 'canceled')
    .toSorted((a, b) => (b.ended_at ?? 0) - (a.ended_at ?? 0));
  if (last === undefined || last.ended_at === null || last.ended_at < now - maxAgeSeconds) return [];
  const { id, priceId } = factsOf(last);
  return [
    {
      kind: 'ended',
      subscription: id,
      plan: planName(priceId, prices),
      trial: priceId === prices.trial,
      at: last.ended_at,
      unpaid: last.cancellation_details?.reason === 'payment_failed',
    },
  ];
}

/** The refunds of a payment, full or partial. */
export function refundNotices(refunds: readonly Stripe.Refund[], now: number): BillingNotice[] {
  return refunds
    .filter(({ status, created }) => status !== 'failed' && status !== 'canceled' && created >= now - maxAgeSeconds)
    .map(({ id, amount, created }) => ({ kind: 'refund', refund: id, cents: amount, at: created }));
}
