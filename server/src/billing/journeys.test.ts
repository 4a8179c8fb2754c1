import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Buyer, failsLater, startTestServer, type TestServer } from '../testing/index.ts';
import { localPrices } from './plans.ts';

const hour = 3600;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

const newBuyer = async (): Promise<Buyer> => new Buyer(await server.signedIn());
const planOf = async ({ browser }: Buyer) => (await browser.get('/api/session')).json?.['plan'];

describe('a user without a plan', () => {
  test('sees the plans and no subscription', async () => {
    const buyer = await newBuyer();
    expect(await buyer.view()).toEqual({
      subscription: null,
      trial_used: false,
      prices: localPrices,
      sandbox: true,
      payment_awaited: false,
    });
    expect(await planOf(buyer)).toBeNull();
  });

  test('can ask as often as it likes where an operator has switched the limits off', async () => {
    const { browser } = await newBuyer();
    const ask = () => browser.post('/api/billing/portal', { return_url: '/account' });
    const answers = await Promise.all(Array.from({ length: 41 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  });

  test('has nothing to manage', async () => {
    const { browser } = await newBuyer();
    const answer = await browser.post('/api/billing/portal', { return_url: '/account' });
    expect([answer.status, answer.json]).toEqual([
      409,
      { code: 'NO_SUBSCRIPTION', message: 'There is nothing to manage yet. Please choose a plan first.' },
    ]);
  });
});

describe('buying', () => {
  test.each([
    ['monthly', 'Pro Monthly', 28],
    ['yearly', 'Pro Yearly', 365],
  ] as const)('%s leads through the hosted page back to the site, with Pro access', async (plan, name, days) => {
    const began = Math.floor(Date.now() / 1000);
    const buyer = await newBuyer();
    const path = await buyer.checkoutPath(plan);
    expect((await buyer.view()).payment_awaited).toBe(true);
    expect((await buyer.browser.get(path)).text).toContain(`Subscribe to ${name}`);
    const paid = await buyer.pay(path);
    expect(paid.headers.location).toMatch(/\/success\?session_id=cs_test_\w+$/);

    const { subscription, trial_used: trialUsed } = await buyer.untilStatus('active');
    expect(subscription).toMatchObject({ price_id: localPrices[plan], cancel_at_period_end: false });
    expect(trialUsed).toBe(false);
    const { current_period_start: start = 0, current_period_end: end = 0 } = subscription ?? {};
    expect(start).toBeGreaterThanOrEqual(began);
    expect(start).toBeLessThanOrEqual(Date.now() / 1000);
    expect((end - start) / (24 * hour)).toBeGreaterThanOrEqual(days);
    expect(await planOf(buyer)).toEqual({ name, active: true });
  });

  test('is pending for an hour after its checkout was opened', async () => {
    const buyer = await newBuyer();
    const before = Date.now();
    await buyer.checkoutPath('monthly');
    const after = Date.now();
    const awaitedAt = async (now: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: false });
      return (await buyer.view()).payment_awaited;
    };
    expect(await awaitedAt(before + hour * 1000)).toBe(true);
    expect(await awaitedAt(after + hour * 1000 + 1)).toBe(false);
  });

  test('with a declined card reports that and buys nothing, then works with another card', async () => {
    const buyer = await newBuyer();
    const path = await buyer.checkoutPath('monthly');
    const declined = await buyer.pay(path, '4000 0000 0000 0002');
    expect([declined.status, declined.text]).toEqual([402, expect.stringContaining('Your card was declined.')]);
    expect((await buyer.view()).subscription).toBeNull();
    expect((await buyer.pay(path)).status).toBe(303);
    await buyer.untilStatus('active');
  });

  test('with a card that requires authentication continues only after that', async () => {
    const buyer = await newBuyer();
    const path = await buyer.checkoutPath('monthly');
    const card = '4000 0025 0000 3155';
    expect((await buyer.pay(path, card)).text).toContain('Complete authentication');
    expect((await buyer.pay(path, card, { authentication: 'fail' })).status).toBe(402);
    expect((await buyer.view()).subscription).toBeNull();
    expect((await buyer.pay(path, card, { authentication: 'complete' })).status).toBe(303);
    await buyer.untilStatus('active');
  });

  test('twice is refused with a message', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    const answer = await buyer.checkout('yearly');
    expect([answer.status, answer.json]).toEqual([
      409,
      {
        code: 'ALREADY_SUBSCRIBED',
        message: 'You already have a subscription. Use Manage Billing to change or cancel it.',
      },
    ]);
  });
});

describe('the trial', () => {
  test('is active for 48 hours, ends by itself, and is charged once', async () => {
    const buyer = await newBuyer();
    await buyer.buy('trial');
    const { subscription, trial_used: trialUsed } = await buyer.view();
    expect(trialUsed).toBe(true);
    expect(subscription?.cancel_at_period_end).toBe(true);
    expect((subscription?.current_period_end ?? 0) - (subscription?.current_period_start ?? 0)).toBe(48 * hour);
    expect(await planOf(buyer)).toEqual({ name: 'Pro Trial', active: true });

    await buyer.control({ action: 'advance', seconds: 48 * hour - 120 });
    expect((await buyer.view()).subscription?.subscription_status).toBe('active');
    await buyer.control({ action: 'advance', seconds: 120 });
    await buyer.untilStatus('canceled');
    expect(await planOf(buyer)).toBeNull();
    await buyer.control({ action: 'advance', seconds: 90 * 24 * hour });
    expect((await buyer.atProvider()).charges.map(({ amount }) => amount)).toEqual([200]);
  });

  test('is available once per user, even with a new account of the same address', async () => {
    const buyer = await newBuyer();
    await buyer.buy('trial');
    expect((await buyer.checkout('trial')).json).toMatchObject({ message: 'Your trial is already running.' });
    await buyer.control({ action: 'advance', seconds: 48 * hour });
    await buyer.untilStatus('canceled');
    const again = await buyer.checkout('trial');
    expect([again.status, again.json?.['code']]).toEqual([409, 'TRIAL_USED']);
    expect((await buyer.checkout('monthly')).status).toBe(200);
  });

  test.each(['monthly', 'yearly'] as const)('is upgraded to the %s plan: one subscription throughout', async plan => {
    const buyer = await newBuyer();
    await buyer.buy('trial');
    const path = await buyer.checkoutPath(plan);
    expect(path).toMatch(/^\/billing\/upgrade\?/);
    expect((await buyer.browser.get(path)).text).toContain('Visa ending in 4242');
    const confirmed = await buyer.confirmUpgrade(path);
    expect([confirmed.status, confirmed.headers.location]).toEqual([303, `${server.origin}/success`]);

    const { subscription } = await buyer.view();
    expect(subscription).toMatchObject({
      subscription_status: 'active',
      price_id: localPrices[plan],
      cancel_at_period_end: false,
    });
    const { subscriptions, charges } = await buyer.atProvider();
    expect(subscriptions.map(({ status, cancel_at: end }) => [status, end])).toEqual([['active', null]]);
    expect(charges.map(({ amount }) => amount)).toEqual([plan === 'monthly' ? 999 : 10_989, 200]);
    await buyer.control({ action: 'advance', seconds: 72 * hour });
    expect((await buyer.view()).subscription?.subscription_status).toBe('active');
  });

  test('continues unchanged if the card for the upgrade is declined', async () => {
    const buyer = await newBuyer();
    await buyer.buy('trial');
    await buyer.manage('card', { number: failsLater });
    const refused = await buyer.confirmUpgrade(await buyer.checkoutPath('monthly'));
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('Your card was declined.')]);
    const { subscription } = await buyer.view();
    expect(subscription).toMatchObject({ price_id: localPrices.trial, cancel_at_period_end: true });
  });
});

describe('the customer portal', () => {
  test('cancels at the end of the period, resumes, and cancels again until the end', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    await buyer.manage('cancel');
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === true);
    expect((await buyer.view()).subscription?.subscription_status).toBe('active');
    await buyer.manage('resume');
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === false);
    await buyer.manage('cancel');
    await buyer.control({ action: 'advance', seconds: 32 * 24 * hour });
    await buyer.untilStatus('canceled');
    expect(await planOf(buyer)).toBeNull();
  });

  test('switches to the annual plan at once, and to the monthly one at the end of the year', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    await buyer.manage('switch', { price: localPrices.yearly });
    await buyer.until(({ subscription }) => subscription?.price_id === localPrices.yearly);
    await buyer.manage('switch', { price: localPrices.monthly });
    const scheduled = await buyer.until(({ subscription }) => subscription?.next_price_id === localPrices.monthly);
    expect(scheduled.subscription?.price_id).toBe(localPrices.yearly);
    await buyer.manage('keep');
    await buyer.until(({ subscription }) => subscription?.next_price_id === null);
    await buyer.manage('switch', { price: localPrices.monthly });
    await buyer.control({ action: 'advance', seconds: 367 * 24 * hour });
    await buyer.until(({ subscription }) => subscription?.price_id === localPrices.monthly);
    expect((await buyer.atProvider()).subscriptions).toHaveLength(1);
  });

  test('a renewal begins a period where the previous one ended', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    const { subscription: bought } = await buyer.view();
    const [start, end] = [bought?.current_period_start ?? 0, bought?.current_period_end ?? 0];
    await buyer.control({ action: 'advance', seconds: end - start });
    const { subscription } = await buyer.until(view => view.subscription?.current_period_start !== start);
    expect(subscription?.current_period_start).toBe(end);
  });

  test('a failed renewal removes Pro, and a new card restores it', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    await buyer.manage('card', { number: failsLater });
    await buyer.control({ action: 'advance', seconds: 31 * 24 * hour });
    await buyer.untilStatus('past_due');
    expect(await planOf(buyer)).toEqual({ name: 'Pro Monthly', active: false });
    const answer = await buyer.checkout('monthly');
    expect([answer.status, answer.json?.['code']]).toEqual([409, 'PAYMENT_DUE']);
    await buyer.manage('card', { number: '4242 4242 4242 4242' });
    await buyer.untilStatus('active');
    expect(await planOf(buyer)).toEqual({ name: 'Pro Monthly', active: true });
  });

  test('an unpaid renewal is retried after a day, four and eight, then the subscription ends', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    await buyer.manage('card', { number: failsLater });
    const { subscription } = await buyer.view();
    const advance = (seconds: number) => buyer.control({ action: 'advance', seconds });
    await advance((subscription?.current_period_end ?? 0) - (subscription?.current_period_start ?? 0));
    const tried = async () => {
      const { subscriptions, events } = await buyer.atProvider();
      const failures = events.filter(({ type }) => type === 'invoice.payment_failed');
      return [subscriptions[0]?.status, failures.length];
    };
    expect(await tried()).toEqual(['past_due', 1]);
    for (const [hours, status, failures] of [
      [23, 'past_due', 1],
      [1, 'past_due', 2],
      [71, 'past_due', 2],
      [1, 'past_due', 3],
      [95, 'past_due', 3],
      [1, 'canceled', 4],
    ] as const) {
      await advance(hours * hour);
      expect([hours, ...(await tried())]).toEqual([hours, status, failures]);
    }
    await buyer.untilStatus('canceled');
    expect(await planOf(buyer)).toBeNull();
  });
});
