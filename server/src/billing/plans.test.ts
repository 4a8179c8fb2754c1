import { expect, test } from 'vitest';
import { formatDollars, formatPrice, planForPrice, planName, plans, trialSeconds } from './plans.ts';

const prices = { trial: 'a', monthly: 'b', yearly: 'c' };

test('the plans have the prices of the terms', () => {
  expect(plans.map(plan => [plan.name, formatPrice(plan)])).toEqual([
    ['Pro Trial', 'USD 2.00 a month'],
    ['Pro Monthly', 'USD 9.99 a month'],
    ['Pro Yearly', 'USD 109.89 a year'],
  ]);
  expect(trialSeconds).toBe(172_800);
});

test('a plan is found by its price', () => {
  expect([
    planForPrice('c', prices)?.id,
    planForPrice('d', prices),
    planName('a', prices),
    planName('', prices),
  ]).toEqual(['yearly', undefined, 'Pro Trial', 'Unknown Plan']);
});

test('a credit has a minus sign', () => {
  expect([formatDollars(0), formatDollars(5), formatDollars(-999)]).toEqual(['USD 0.00', 'USD 0.05', '−USD 9.99']);
});
