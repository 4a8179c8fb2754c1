import type { PlanId, StripeAccess } from '../config.ts';

/** What is sold: US dollars, by subscription. */
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

/** A trial lasts this long from the start of its period. */
export const trialSeconds = 48 * 60 * 60;

type Prices = StripeAccess['prices'];

/** The plan sold at a price; undefined for a price that is none of ours. */
export function planAt(priceId: string, prices: Prices): Plan | undefined {
  return plans.find(plan => prices[plan.id] === priceId);
}

/** The plan's name as the spec writes it. */
export function planName(priceId: string, prices: Prices): string {
  return planAt(priceId, prices)?.name ?? 'Unknown Plan';
}

/** "USD 9.99"; of a credit "−USD 9.99" */
export function dollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}USD ${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** "USD 9.99 a month" */
export function priceInWords({ cents, interval }: Plan): string {
  return `${dollars(cents)} a ${interval}`;
}

/** The ids of the prices in local mode, which the stand-in of the card provider sells. */
export const localPrices: Prices = {
  trial: 'price_sandbox_trial',
  monthly: 'price_sandbox_monthly',
  yearly: 'price_sandbox_yearly',
};
