import * as z from 'zod/mini';
import type { Resource } from '../resource.ts';

/** `GET /api/billing/subscription`: the subscription of who asks, newest first, and what is on sale. Times in epoch seconds. */
export const subscriptionView = z.object({
  subscription: z.nullable(
    z.object({
      subscription_status: z.string(),
      price_id: z.nullable(z.string()),
      current_period_start: z.nullable(z.number()),
      current_period_end: z.nullable(z.number()),
      cancel_at_period_end: z.boolean(),
      /** What it changes to when the period ends. */
      next_price_id: z.optional(z.nullable(z.string())),
    }),
  ),
  trial_used: z.boolean(),
  prices: z.object({ trial: z.string(), monthly: z.string(), yearly: z.string() }),
  sandbox: z.boolean(),
  /** Whether a checkout was opened so lately that its payment may still arrive. */
  payment_awaited: z.boolean(),
  /** By how many seconds the clock of the sandbox was moved for this person. */
  clock_ahead: z.optional(z.number()),
});

export type SubscriptionView = z.infer<typeof subscriptionView>;
export type Subscription = NonNullable<SubscriptionView['subscription']>;

export const subscriptionPath = '/api/billing/subscription';

export type SubscriptionResource = Resource<SubscriptionView>;

/** What a subscription gives: Pro, or nothing before a payment is made good, or nothing any more. */
export type Standing = 'active' | 'owing' | 'none';

/** Over for good; in every other state but `active` a payment is waited for. */
const over = new Set(['canceled', 'incomplete_expired']);

export function standingOf(subscription: Subscription | null): Standing {
  if (subscription === null || over.has(subscription.subscription_status)) return 'none';
  return subscription.subscription_status === 'active' ? 'active' : 'owing';
}
