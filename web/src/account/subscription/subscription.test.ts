import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { planStatusOf, subscriptionView, type Subscription } from './subscription.ts';

const subscription: Subscription = {
  subscription_status: 'active',
  price_id: 'price_m',
  current_period_start: 1_795_000_000,
  current_period_end: 1_797_592_000,
  cancel_at_period_end: false,
};

describe('subscription status', () => {
  test.each([
    ['active', 'active'],
    ['past_due', 'owing'],
    ['unpaid', 'owing'],
    ['paused', 'owing'],
    ['incomplete', 'owing'],
    ['trialing', 'owing'],
    ['incomplete_expired', 'none'],
    ['canceled', 'none'],
    ['Active', 'owing'],
    ['', 'owing'],
  ])('%s is %s', (status, expected) => {
    expect(planStatusOf({ ...subscription, subscription_status: status })).toBe(expected);
  });

  test('no subscription is none', () => {
    expect(planStatusOf(null)).toBe('none');
  });
});

describe('server response', () => {
  const answer = {
    subscription: null,
    trial_used: false,
    prices: { trial: 'price_t', monthly: 'price_m', yearly: 'price_y' },
    sandbox: true,
    payment_awaited: false,
  };

  test('parses with and without a subscription', () => {
    expect(z.safeParse(subscriptionView, answer).success).toBe(true);
    expect(z.safeParse(subscriptionView, { ...answer, subscription }).success).toBe(true);
    const free = { ...subscription, price_id: null, current_period_start: null, current_period_end: null };
    expect(z.safeParse(subscriptionView, { ...answer, subscription: free }).success).toBe(true);
  });

  test.each([[{ ...answer, prices: { trial: 'price_t' } }], [{ ...answer, subscription: undefined }], [null]])(
    'rejects the malformed response %j',
    wrong => {
      expect(z.safeParse(subscriptionView, wrong).success).toBe(false);
    },
  );
});
