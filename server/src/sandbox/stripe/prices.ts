import { localPrices, plans } from '../../billing/plans.ts';
import type { Price } from './objects.ts';

export const product = 'prod_sandbox_pro';

const prices: readonly Price[] = plans.map(plan => ({
  id: localPrices[plan.id],
  object: 'price',
  active: true,
  currency: 'usd',
  livemode: false,
  nickname: plan.name,
  product,
  recurring: { interval: plan.interval, interval_count: 1, usage_type: 'licensed' },
  type: 'recurring',
  unit_amount: plan.cents,
  metadata: {},
}));

export function priceOf(id: string | undefined): Price | undefined {
  return prices.find(price => price.id === id);
}
