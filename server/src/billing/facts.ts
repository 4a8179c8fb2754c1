import type { Stripe } from 'stripe';

/** One subscription as it matters here. Moments are epoch seconds. */
export interface SubscriptionFacts {
  id: string;
  status: string;
  priceId: string;
  currentPeriodStart: number;
  /** The end of what is paid for: of the period, or earlier where the subscription ends before it. */
  currentPeriodEnd: number;
  /** Whether it ends then. */
  cancelAtPeriodEnd: boolean;
  /** The price it changes to then; null where it stays as it is. */
  nextPriceId: string | null;
  created: number;
}

/** Statuses in which a subscription is over for good; every other one may be charged, now or later. */
const over = new Set(['canceled', 'incomplete_expired']);

export function isLive({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return !over.has(status);
}

/** What of the provider's object matters here. */
export function factsOf(subscription: Stripe.Subscription): SubscriptionFacts {
  const [item] = subscription.items.data;
  const periodStart = item?.current_period_start ?? subscription.start_date;
  const periodEnd = item?.current_period_end ?? subscription.start_date;
  const ends = endsAt(subscription);
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: priceOf(subscription),
    currentPeriodStart: periodStart,
    currentPeriodEnd: Math.min(periodEnd, ends),
    cancelAtPeriodEnd: ends <= periodEnd,
    nextPriceId: nextPriceOf(subscription, periodEnd),
    created: subscription.created,
  };
}

/** When it ends by itself; the provider says so in either of two ways. */
function endsAt(subscription: Stripe.Subscription): number {
  if (subscription.cancel_at !== null) return subscription.cancel_at;
  return subscription.cancel_at_period_end ? (subscription.items.data[0]?.current_period_end ?? Infinity) : Infinity;
}

/** The price of what is scheduled after a period. */
function nextPriceOf({ schedule, items }: Stripe.Subscription, periodEnd: number): string | null {
  if (schedule === null || typeof schedule === 'string') return null;
  const price = schedule.phases.find(phase => phase.start_date >= periodEnd)?.items[0]?.price;
  const id = typeof price === 'string' ? price : price?.id;
  return id === undefined || id === items.data[0]?.price.id ? null : id;
}

export function priceOf(subscription: Stripe.Subscription): string {
  return subscription.items.data[0]?.price.id ?? '';
}
