import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { keyOf, noticesOf, refundNotices } from './notices.ts';

const prices = { trial: 'price_trial', monthly: 'price_monthly', yearly: 'price_yearly' };
const day = 86_400;
const end = 100 * day;

const subscriptionWith = (change: object, price = prices.monthly) =>
  ({
    id: 'sub_1',
    status: 'active',
    created: 1,
    start_date: 1,
    cancel_at: null,
    cancel_at_period_end: false,
    schedule: null,
    latest_invoice: null,
    ended_at: null,
    cancellation_details: null,
    items: { data: [{ current_period_start: 1, current_period_end: end, price: { id: price } }] },
    ...change,
  }) as unknown as Stripe.Subscription;
const noticesAt = (now: number, ...subscriptions: Stripe.Subscription[]) => noticesOf(prices, subscriptions, now);

describe('a trial', () => {
  const trial = (change: object = {}) => subscriptionWith({ cancel_at: end, ...change }, prices.trial);
  const ending = [{ kind: 'trial ending', subscription: 'sub_1', endsAt: end }];

  test.each([
    [end - day - 1, []],
    [end - day, ending],
    [end - 1, ending],
    [end, []],
  ])('that ends at 8 640 000 is announced within its last day: at %d', (now, expected) => {
    expect(noticesAt(now, trial())).toEqual(expected);
  });

  test('is announced only if it is active, a trial, and ends', () => {
    const now = end - 1;
    expect(noticesAt(now, trial({ status: 'unpaid' }))).toEqual([]);
    expect(noticesAt(now, subscriptionWith({ cancel_at: end }))).toEqual([]);
    expect(noticesAt(now, trial({ cancel_at: null }))).toEqual([]);
  });
});

describe('a payment', () => {
  const invoice = {
    id: 'in_1',
    status: 'open',
    amount_remaining: 999,
    next_payment_attempt: 5,
    hosted_invoice_url: 'https://pay.example',
  };
  const owing = (change: object = {}, status = 'past_due') =>
    subscriptionWith({ status, latest_invoice: { ...invoice, ...change } });

  test('that failed is announced with what is due, and where to pay', () => {
    expect(noticesAt(1, owing())).toEqual([
      {
        kind: 'payment failed',
        invoice: 'in_1',
        plan: 'Pro Monthly',
        cents: 999,
        nextAttempt: 5,
        payUrl: 'https://pay.example',
      },
    ]);
    expect(noticesAt(1, owing({ hosted_invoice_url: undefined }))).toMatchObject([{ payUrl: null }]);
  });

  test('is not announced once it is made, or before it is due', () => {
    expect(noticesAt(1, owing({ status: 'paid' }))).toEqual([]);
    expect(noticesAt(1, owing({}, 'active'))).toEqual([]);
    for (const latest_invoice of [null, 'in_1'])
      expect(noticesAt(1, subscriptionWith({ status: 'past_due', latest_invoice }))).toEqual([]);
  });
});

describe('the end of a subscription', () => {
  const ended = (ended_at: number | null, change: object = {}, price = prices.monthly) =>
    subscriptionWith({ status: 'canceled', ended_at, ...change }, price);

  test('is announced for a week', () => {
    const notice = { kind: 'ended', subscription: 'sub_1', plan: 'Pro Monthly', trial: false, at: 5, unpaid: false };
    expect(noticesAt(5 + 7 * day, ended(5))).toEqual([notice]);
    expect(noticesAt(6 + 7 * day, ended(5))).toEqual([]);
    expect(noticesAt(5, ended(null))).toEqual([]);
  });

  test('says whether it was a trial, or was not paid', () => {
    expect(noticesAt(5, ended(5, {}, prices.trial))).toMatchObject([{ plan: 'Pro Trial', trial: true, unpaid: false }]);
    const unpaid = { cancellation_details: { reason: 'payment_failed' } };
    expect(noticesAt(5, ended(5, unpaid, 'other'))).toMatchObject([
      { plan: 'Unknown Plan', trial: false, unpaid: true },
    ]);
  });

  test('is that of the last one, and announced only if none is left', () => {
    const others = [ended(3, { id: 'sub_3' }), ended(5, { id: 'sub_5' }), ended(null, { id: 'sub_0' })];
    expect(noticesAt(6, ...others)).toMatchObject([{ subscription: 'sub_5' }]);
    expect(noticesAt(6, ...others, subscriptionWith({}))).toEqual([]);
    expect(noticesAt(6, subscriptionWith({ status: 'incomplete_expired', ended_at: 5 }))).toEqual([]);
  });
});

test('a refund is announced for a week, unless it failed', () => {
  const refund = (status: string, created = 5) => ({ id: 're_1', amount: 200, status, created }) as Stripe.Refund;
  const notice = { kind: 'refund', refund: 're_1', cents: 200, at: 5 };
  const at = (now: number, status = 'succeeded') => refundNotices([refund(status)], now);
  expect([at(5 + 7 * day), at(6 + 7 * day)]).toEqual([[notice], []]);
  expect([at(5, 'pending'), at(5, 'failed'), at(5, 'canceled')]).toEqual([[notice], [], []]);
});

test('each event has a key of its own, so that it is announced once', () => {
  const [ending] = noticesAt(end - 1, subscriptionWith({ cancel_at: end }, prices.trial));
  const [over] = noticesAt(5, subscriptionWith({ status: 'canceled', ended_at: 5 }));
  const [back] = refundNotices([{ id: 're_1', amount: 1, status: 'succeeded', created: 5 } as Stripe.Refund], 5);
  const [failed] = noticesAt(
    5,
    subscriptionWith({ status: 'past_due', latest_invoice: { id: 'in_1', status: 'open' } }),
  );
  expect([ending, over, back, failed].map(each => each && keyOf(each))).toEqual([
    'trial ending sub_1',
    'ended sub_1',
    'refund re_1',
    'payment failed in_1',
  ]);
});
