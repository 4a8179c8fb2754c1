import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Buyer, startBillingWorld, startTestServer, type BillingWorld, type TestServer } from '../testing/index.ts';
import { localPrices } from './plans.ts';

const unreachable = {
  code: 'BILLING_UNAVAILABLE',
  message: 'The card provider cannot be reached at the moment. You have not been charged; please try again shortly.',
};

let server: TestServer;
/** A card provider for sites configured with one. */
let world: BillingWorld;
beforeAll(async () => {
  [server, world] = await Promise.all([startTestServer(), startBillingWorld()]);
});
afterAll(async () => {
  await server.stop();
  await world.stop();
});

const newBuyer = async (on = server): Promise<Buyer> => new Buyer(await on.signedIn());
const control = (command: Record<string, unknown>) => server.browser().post('/sandbox/stripe/control', command);

describe('double clicks and several tabs', () => {
  test('lead to one checkout', async () => {
    const buyer = await newBuyer();
    const paths = await Promise.all(Array.from({ length: 6 }, () => buyer.checkoutPath('monthly')));
    expect(new Set(paths).size).toBe(1);
    expect((await buyer.atProvider()).sessions).toHaveLength(1);
  });

  test('with different plans leave one checkout open, and one subscription', async () => {
    const buyer = await newBuyer();
    const paths = await Promise.all(
      (['monthly', 'yearly', 'trial', 'monthly', 'yearly'] as const).map(plan => buyer.checkoutPath(plan)),
    );
    expect((await buyer.atProvider()).sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
    const answers = await Promise.all(paths.map(path => buyer.pay(path)));
    // Two requests that were led to the checkout that stayed open both succeed.
    const arrived = answers.filter(({ status }) => status === 303).map(({ headers }) => headers.location);
    expect(new Set(arrived).size).toBe(1);
    await buyer.untilStatus('active');
    const { subscriptions, charges } = await buyer.atProvider();
    expect([subscriptions.length, charges.length]).toEqual([1, 1]);
  });

  test('on the hosted page pay once, and all of them succeed', async () => {
    const buyer = await newBuyer();
    const path = await buyer.checkoutPath('monthly');
    const answers = await Promise.all(Array.from({ length: 4 }, () => buyer.pay(path)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(answers[0]?.headers.location).toMatch(`${server.origin}/success?session_id=cs_test_`);
    expect((await buyer.atProvider()).charges).toHaveLength(1);
  });

  test('of an upgrade charge once, and all of them succeed', async () => {
    const buyer = await newBuyer();
    await buyer.buy('trial');
    const path = await buyer.checkoutPath('yearly');
    const answers = await Promise.all(Array.from({ length: 3 }, () => buyer.confirmUpgrade(path)));
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array.from({ length: 3 }, () => [303, `${server.origin}/success`]),
    );
    expect((await buyer.atProvider()).charges.map(({ amount }) => amount)).toEqual([10_989, 200]);
  });
});

describe('webhooks that arrive late, repeatedly and out of order', () => {
  test('do not change the final state, and nobody who has paid waits for them', async () => {
    const buyer = await newBuyer();
    const path = await buyer.checkoutPath('trial');
    await buyer.control({ action: 'hold' });
    await buyer.pay(path);
    await buyer.untilStatus('active');
    await buyer.confirmUpgrade(await buyer.checkoutPath('monthly'));
    await buyer.manage('cancel');
    await buyer.manage('resume');
    await buyer.control({ action: 'release', order: 'reversed', copies: 3 });
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === false);
    expect((await buyer.view()).subscription).toMatchObject({
      subscription_status: 'active',
      price_id: localPrices.monthly,
      cancel_at_period_end: false,
    });
  });
});

describe('an unavailable card provider', () => {
  afterEach(() => control({ action: 'outage', kind: 'none' }));

  test('is reported; nothing is left half done, and everything works once it is back', async () => {
    const buyer = await newBuyer();
    await control({ action: 'outage', kind: 'down' });
    for (const [path, body] of [
      [
        '/api/billing/checkout',
        { price_id: localPrices.monthly, mode: 'subscription', success_url: '/success', cancel_url: '/account' },
      ],
    ] as const) {
      const answer = await buyer.browser.post(path, body);
      expect([answer.status, answer.json]).toEqual([503, unreachable]);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await buyer.view()).subscription).toBeNull();
    await control({ action: 'outage', kind: 'none' });
    await buyer.buy('monthly');
    expect((await buyer.atProvider()).subscriptions).toHaveLength(1);
  });

  test('takes Pro from nobody', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    await control({ action: 'outage', kind: 'down' });
    expect((await buyer.browser.get('/api/session')).json?.['plan']).toEqual({ name: 'Pro Monthly', active: true });
    const portal = await buyer.browser.post('/api/billing/portal', { return_url: '/account' });
    expect([portal.status, portal.json]).toEqual([503, unreachable]);
  });

  test('has its webhooks repeated until they can be handled', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    const path = await buyer.portalPath();
    await control({ action: 'outage', kind: 'down' });
    await buyer.browser.send('POST', path, undefined, {
      raw: 'action=cancel',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await buyer.view()).subscription?.cancel_at_period_end).toBe(false);
    await control({ action: 'outage', kind: 'none' });
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === true);
  });

  test('prevents the deletion of an account whose subscription could not be cancelled', async () => {
    const buyer = await newBuyer();
    await buyer.buy('monthly');
    await control({ action: 'outage', kind: 'down' });
    const answer = await buyer.browser.post('/api/auth/delete-user', { password: 'Correct-Horse-7' });
    expect([answer.status, answer.json?.['code']]).toEqual([503, 'DELETION_WAITS']);
    expect(answer.json?.['message']).toBe(
      'Your subscription could not be cancelled just now, so nothing was deleted. Please try again shortly.',
    );
    expect((await buyer.browser.get('/api/session')).json?.['user']).toMatchObject({ email: buyer.email });
  });
});

describe('a card provider that does not respond', () => {
  let silent: Server;
  let other: TestServer;
  beforeAll(async () => {
    silent = createServer(() => undefined);
    const port = await new Promise<number>(resolve => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    other = await startTestServer({
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      STRIPE_PRICE_TRIAL: 'price_1',
      STRIPE_PRICE_MONTHLY: 'price_2',
      STRIPE_PRICE_YEARLY: 'price_3',
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    });
  });
  afterAll(async () => {
    silent.closeAllConnections();
    silent.close();
    await other.stop();
  });

  test('times out with a message, without delaying other requests', async () => {
    const buyer = await newBuyer(other);
    const waiting = buyer.checkout('monthly', { price_id: 'price_2' });
    const first = await Promise.race([waiting.then(() => 'the checkout'), buyer.view().then(() => 'the view')]);
    expect(first).toBe('the view');
    const answer = await waiting;
    expect([answer.status, answer.json]).toEqual([503, unreachable]);
  });
});

describe('a price unknown to the card provider', () => {
  let other: TestServer;
  beforeAll(async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_sandbox_key', STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_secret' };
    other = await startTestServer({
      ...keys,
      STRIPE_PRICE_TRIAL: localPrices.trial,
      STRIPE_PRICE_MONTHLY: 'price_mistyped',
      STRIPE_PRICE_YEARLY: localPrices.yearly,
      STRIPE_API_URL: world.fakeStripe.access.apiUrl ?? '',
    });
  });
  afterAll(() => other.stop());

  test('cannot be bought, with a message for the user and details in the log', async () => {
    const buyer = await newBuyer(other);
    const answer = await buyer.checkout('monthly', { price_id: 'price_mistyped' });
    expect([answer.status, answer.json]).toEqual([
      503,
      { code: 'NOT_FOR_SALE', message: 'This plan cannot be bought at the moment. Please try again later.' },
    ]);
    expect(other.logged.join('')).toContain('the card provider does not sell this plan');
    expect(other.logged.join('')).toContain('No such price');
    expect((await buyer.checkout('yearly')).status).toBe(200);
  });

  test('cannot be offered in the portal either, and the log says why', async () => {
    const buyer = await newBuyer(other);
    expect((await buyer.checkout('yearly')).status).toBe(200);
    const state = await world.fakeStripe.pages.request(`/state?email=${encodeURIComponent(buyer.email)}`);
    const { customer } = (await state.json()) as { customer: { id: string } };
    await world.buy(customer.id, 'yearly');
    const answer = await buyer.browser.post('/api/billing/portal', { return_url: '/account' });
    expect([answer.status, answer.json]).toEqual([503, unreachable]);
    const refused = other.logged.filter(line => line.includes('card provider refused a request'));
    expect(refused).toEqual([expect.stringContaining("No such price: 'price_mistyped'")]);
  });
});

describe('key rotation', () => {
  test('of the API keys needs no downtime: the old and the new one work while both are configured', async () => {
    const rotating = await startTestServer({
      STRIPE_SECRET_KEY: 'sk_test_sandbox_key, sk_test_sandbox_new',
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_secret,whsec_new',
      STRIPE_PRICE_TRIAL: localPrices.trial,
      STRIPE_PRICE_MONTHLY: localPrices.monthly,
      STRIPE_PRICE_YEARLY: localPrices.yearly,
      STRIPE_API_URL: world.fakeStripe.access.apiUrl ?? '',
    });
    const before = await newBuyer(rotating);
    expect((await before.checkout('monthly')).status).toBe(200);
    await world.control({ action: 'keys', keys: ['sk_test_sandbox_new'] });
    expect((await before.checkout('monthly')).status).toBe(200);
    expect((await before.checkout('yearly')).status).toBe(200);
    expect(rotating.logged.filter(line => line.includes('refuses a secret key'))).toHaveLength(1);
    expect(rotating.logged.join('')).not.toContain('sk_test');

    await world.control({ action: 'keys', keys: ['sk_test_sandbox_another'] });
    const refused = await before.checkout('monthly');
    expect([refused.status, refused.json]).toEqual([503, unreachable]);
    await world.control({ action: 'keys', keys: ['sk_test_sandbox_key'] });
    expect((await before.checkout('monthly')).status).toBe(200);
    await rotating.stop();
  });
});
