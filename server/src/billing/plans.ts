import type { PlanId, StripeAccess } from '../config.ts';

/** A plan for sale: a subscription in US dollars. */
export interface Plan {
  id: PlanId;
  name: string;
  /** The price of one interval in cents. */
  cents: number;
  interval: 'month' | 'year';
}

export const plans: readonly Plan[] = [
  { id: 'trial', name: 'Pro Trial', cents: 200, interval: 'month' },
  { id: 'monthly', name: 'Pro Monthly', cents: 999, interval: 'month' },
  { id: 'yearly', name: 'Pro Yearly', cents: 10_989, interval: 'year' },
];

/** Duration of a trial from the start of its period. */
export const trialSeconds = 48 * 60 * 60;

type Prices = StripeAccess['prices'];

/** The plan sold at a price; undefined for an unknown price. */
export function planForPrice(priceId: string, prices: Prices): Plan | undefined {
  return plans.find(plan => prices[plan.id] === priceId);
}

/** The name of the plan, or "Unknown Plan". */
export function planName(priceId: string, prices: Prices): string {
  return planForPrice(priceId, prices)?.name ?? 'Unknown Plan';
}

/** Formats an amount as "USD 9.99", or "−USD 9.99" for a credit. */
export function formatDollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}USD ${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** Formats a price as "USD 9.99 a month". */
export function formatPrice({ cents, interval }: Plan): string {
  return `${formatDollars(cents)} a ${interval}`;
}

/** The price ids of local mode, sold by the fake card provider. */
export const localPrices: Prices = {
  trial: 'price_sandbox_trial',
  monthly: 'price_sandbox_monthly',
  yearly: 'price_sandbox_yearly',
};
