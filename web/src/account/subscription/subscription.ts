import * as z from 'zod/mini';

/**
 * Response of `GET /api/billing/subscription`: the user's latest subscription and the prices on sale. Times in epoch
 * seconds.
 */
export const subscriptionView = z.object({
  subscription: z.nullable(
    z.object({
      subscription_status: z.string(),
      price_id: z.nullable(z.string()),
      current_period_start: z.nullable(z.number()),
      current_period_end: z.nullable(z.number()),
      cancel_at_period_end: z.boolean(),
      /** Price after the current period, if it changes. */
      next_price_id: z.optional(z.nullable(z.string())),
    }),
  ),
  trial_used: z.boolean(),
  prices: z.object({ trial: z.string(), monthly: z.string(), yearly: z.string() }),
  sandbox: z.boolean(),
  /** Whether a recent checkout may still lead to a payment. */
  payment_awaited: z.boolean(),
  /** Offset of this user's sandbox test clock, in seconds. */
  clock_ahead: z.optional(z.number()),
});

export type SubscriptionView = z.infer<typeof subscriptionView>;
export type Subscription = NonNullable<SubscriptionView['subscription']>;

export const subscriptionPath = '/api/billing/subscription';

/** Access granted by a subscription: Pro, suspended until payment, or none. */
type PlanStatus = 'active' | 'owing' | 'none';

/** Final statuses; in every other one but `active` a payment is pending. */
const finalStatuses = new Set(['canceled', 'incomplete_expired']);

export function planStatusOf(subscription: Subscription | null): PlanStatus {
  if (subscription === null || finalStatuses.has(subscription.subscription_status)) return 'none';
  return subscription.subscription_status === 'active' ? 'active' : 'owing';
}
