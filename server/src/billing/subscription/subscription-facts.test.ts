import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { factsOf, isLive } from './subscription-facts.ts';

/** A subscription of the provider with the parts that are read. */
const subscriptionWith = (change: object) =>
  ({
    id: 'sub_1',
    status: 'active',
    created: 90,
    start_date: 100,
    cancel_at: null,
    cancel_at_period_end: false,
    schedule: null,
    items: { data: [{ current_period_start: 110, current_period_end: 200, price: { id: 'price_1' } }] },
    ...change,
  }) as unknown as Stripe.Subscription;

const phases = (...phases: [start: number, price: unknown][]) => ({
  schedule: { phases: phases.map(([start_date, price]) => ({ start_date, items: [{ price }] })) },
});

test('a subscription has a period, a price and a state', () => {
  expect(factsOf(subscriptionWith({}))).toEqual({
    id: 'sub_1',
    status: 'active',
    priceId: 'price_1',
    currentPeriodStart: 110,
    currentPeriodEnd: 200,
    cancelAtPeriodEnd: false,
    nextPriceId: null,
    created: 90,
  });
});

test('a subscription to nothing has no period', () => {
  expect(factsOf(subscriptionWith({ items: { data: [] } }))).toMatchObject({
    priceId: '',
    currentPeriodStart: 100,
    currentPeriodEnd: 100,
  });
});

test.each([
  ['at the end of its period', { cancel_at_period_end: true }, 200, true],
  ['then, as a moment', { cancel_at: 200 }, 200, true],
  ['earlier', { cancel_at: 150 }, 150, true],
  ['later', { cancel_at: 201 }, 200, false],
  ['later, whatever the other field says', { cancel_at: 201, cancel_at_period_end: true }, 200, false],
])('a subscription ends %s', (_, change, currentPeriodEnd, cancelAtPeriodEnd) => {
  expect(factsOf(subscriptionWith(change))).toMatchObject({ currentPeriodEnd, cancelAtPeriodEnd });
});

test.each([
  ['another one', phases([110, 'price_1'], [200, 'price_2']), 'price_2'],
  ['another one, as an object', phases([200, { id: 'price_2' }], [300, 'price_3']), 'price_2'],
  ['the same', phases([200, 'price_1']), null],
  ['the one of a phase before', phases([199, 'price_2']), null],
  ['that of a schedule without phases', phases(), null],
  ['that of a schedule that was not read', { schedule: 'sub_sched_1' }, null],
])('the price of the next period is %s', (_, change, nextPriceId) => {
  expect(factsOf(subscriptionWith(change)).nextPriceId).toBe(nextPriceId);
});

test.each([
  ['active', true],
  ['past_due', true],
  ['unpaid', true],
  ['incomplete', true],
  ['canceled', false],
  ['incomplete_expired', false],
])('a subscription that is %s may still be charged: %s', (status, expected) => {
  expect(isLive({ status })).toBe(expected);
});
