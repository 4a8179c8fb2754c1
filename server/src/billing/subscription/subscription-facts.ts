import type { Stripe } from 'stripe';

/** The relevant parts of a subscription. Times are epoch seconds. */
export interface SubscriptionFacts {
  id: string;
  status: string;
  priceId: string;
  currentPeriodStart: number;
  /** The end of the paid time: of the period, or earlier if the subscription ends before it. */
  currentPeriodEnd: number;
  /** Whether it ends then. */
  cancelAtPeriodEnd: boolean;
  /** The price it changes to then; null if it does not change. */
  nextPriceId: string | null;
  created: number;
}

/** Statuses in which a subscription has ended for good; in any other it may still be charged. */
const endedStatuses = new Set(['canceled', 'incomplete_expired']);

export function isLive({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return !endedStatuses.has(status);
}

/** Extracts the relevant parts of the provider's object. */
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

/** When it ends by itself, which the provider says in either of two ways; Infinity if it does not. */
function endsAt(subscription: Stripe.Subscription): number {
  if (subscription.cancel_at !== null) return subscription.cancel_at;
  return subscription.cancel_at_period_end ? (subscription.items.data[0]?.current_period_end ?? Infinity) : Infinity;
}

/** The price scheduled after a period; null if it does not change. */
function nextPriceOf({ schedule, items }: Stripe.Subscription, periodEnd: number): string | null {
  if (schedule === null || typeof schedule === 'string') return null;
  const price = schedule.phases.find(phase => phase.start_date >= periodEnd)?.items[0]?.price;
  const id = typeof price === 'string' ? price : price?.id;
  return id === undefined || id === items.data[0]?.price.id ? null : id;
}

export function priceOf(subscription: Stripe.Subscription): string {
  return subscription.items.data[0]?.price.id ?? '';
}
