import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodLine, trialEnd, trialRemaining } from './period.ts';
import type { Subscription } from './subscription.ts';

const start = 1_795_000_000;
const hours = (count: number) => (start + count * 3600) * 1000;

describe('trial countdown', () => {
  test.each([
    [-2, '48h 0m remaining'],
    [0, '48h 0m remaining'],
    [1 / 3600, '47h 59m remaining'],
    [0.5, '47h 30m remaining'],
    [47, '1h 0m remaining'],
    [47.99, '0h 0m remaining'],
    [48, 'Trial ended'],
    [1000, 'Trial ended'],
  ])('after %d hours reads %s', (count, text) => {
    expect(trialRemaining(start, hours(count))).toBe(text);
  });

  test('never shows sixty minutes, and ends exactly when the trial does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3600, max: 60 * 3600 }), seconds => {
        const now = (start + seconds) * 1000;
        const read = /^(\d+)h (\d+)m remaining$/.exec(trialRemaining(start, now));
        expect(read === null).toBe(now >= trialEnd(start));
        if (read) expect(Number(read[2])).toBeLessThan(60);
      }),
    );
  });
});

describe('period line of a subscription', () => {
  const end = start + 30 * 24 * 3600;
  const subscription: Subscription = {
    subscription_status: 'active',
    price_id: 'price',
    current_period_start: start,
    current_period_end: end,
    cancel_at_period_end: false,
  };
  const prices = { trial: 'trial', monthly: 'monthly', yearly: 'yearly' };
  const changing = { ...subscription, next_price_id: 'monthly' };
  const cancelled = { ...subscription, cancel_at_period_end: true };

  test.each([
    ['a plan', subscription, false, { words: 'Renews on', at: end * 1000 }],
    ['a plan that was cancelled', cancelled, false, { words: 'Cancels on', at: end * 1000 }],
    ['a plan that becomes monthly', changing, false, { words: 'Changes to monthly on', at: end * 1000 }],
    ['a plan that stays as it is', { ...changing, next_price_id: null }, false, { words: 'Renews on', at: end * 1000 }],
    ['a trial', subscription, true, { words: 'Trial ends on', at: trialEnd(start) }],
    ['a trial that was cancelled', cancelled, true, { words: 'Trial ends on', at: trialEnd(start) }],
    ['a plan without dates', { ...subscription, current_period_end: null }, false, undefined],
    ['a trial without dates', { ...subscription, current_period_start: null }, true, undefined],
  ])('of %s', (_, of, isTrial, line) => {
    expect(periodLine(of, isTrial, prices)).toEqual(line);
  });
});
