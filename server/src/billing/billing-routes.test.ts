import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Buyer, pathOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let buyer: Buyer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
  buyer = await newBuyer();
});
afterAll(() => server.stop());

const newBuyer = async (): Promise<Buyer> => new Buyer(await server.signedIn());

describe.each(['checkout', 'portal'])('requests to the %s', path => {
  const ask = ({ browser }: Buyer) => browser.post(`/api/billing/${path}`, {});

  test('are limited to 40 in ten minutes for each user, who is told how long to wait', async () => {
    const who = await newBuyer();
    for (let request = 0; request < 40; request += 1) expect((await ask(who)).status).toBe(400);
    const { status, json, headers } = await ask(who);
    const seconds = Number(headers['retry-after']);
    const minutes = Math.ceil(seconds / 60);
    expect([status, json]).toEqual([
      429,
      { code: 'TOO_MANY_ATTEMPTS', message: `Too many attempts. Please try again in ${minutes} minutes.` },
    ]);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await who.browser.get('/api/billing/subscription')).status).toBe(200);
    expect((await ask(buyer)).status).toBe(400);
  });
});

describe('a request that is not complete', () => {
  test.each([
    ['checkout', 'price_id, mode, success_url and cancel_url are required.'],
    ['portal', 'return_url is required.'],
  ])('to the %s names what is required', async (path, message) => {
    for (const body of [{}, { price_id: 1, return_url: 1 }]) {
      const { status, json } = await buyer.browser.post(`/api/billing/${path}`, body);
      expect([status, json]).toEqual([400, { code: 'INVALID_INPUT', message }]);
    }
  });

  test.each(['checkout', 'portal'])('to the %s may be no JSON at all', async path => {
    const { status } = await buyer.browser.send('POST', `/api/billing/${path}`, undefined, { raw: '{' });
    expect(status).toBe(400);
  });
});

describe('a request for a checkout', () => {
  test.each<[string, Record<string, unknown>, number, string]>([
    [
      'of another price',
      { price_id: 'price_of_something_else' },
      400,
      'This plan does not exist. Please choose one of the plans on the account page.',
    ],
    ['of another mode', { mode: 'payment' }, 400, 'The mode must be subscription.'],
    ['without a price', { price_id: undefined }, 400, 'price_id, mode, success_url and cancel_url are required.'],
    [
      'that leads to another site',
      { success_url: 'https://example.com/success' },
      403,
      'The return addresses must be pages of this site.',
    ],
    [
      'that leads to another site when it is given up',
      { cancel_url: '//example.com/account' },
      403,
      'The return addresses must be pages of this site.',
    ],
    [
      'that leads to a script',
      { cancel_url: 'javascript:alert(1)' },
      403,
      'The return addresses must be pages of this site.',
    ],
  ])('%s is refused', async (_, changes, status, message) => {
    const buyer = await newBuyer();
    const answer = await buyer.checkout('monthly', changes);
    expect([answer.status, answer.json?.['message']]).toEqual([status, message]);
  });

  test('accepts relative addresses of this site', async () => {
    const buyer = await newBuyer();
    const answer = await buyer.checkout('monthly', { success_url: '/success', cancel_url: '/account' });
    const paid = await buyer.pay(pathOf(answer));
    expect(paid.headers.location).toBe(`${server.origin}/success`);
  });

  test('refuses addresses of another site', async () => {
    const { browser } = await newBuyer();
    for (const path of ['/api/billing/checkout', '/api/billing/portal', '/billing/upgrade'])
      expect((await browser.post(path, {}, { origin: 'https://example.com' })).status).toBe(403);
  });
});

test('after a checkout was opened, its subscription is read from the provider until it is there', async () => {
  const who = await newBuyer();
  /** The view a minute later, while the provider is away, and how often a reading of it has failed. */
  const viewLater = async () => {
    await who.control({ action: 'outage', kind: 'down' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    try {
      return [await who.view(), server.logged.filter(line => line.includes('shown as last known')).length] as const;
    } finally {
      vi.useRealTimers();
      await who.control({ action: 'outage', kind: 'none' });
    }
  };
  expect(await viewLater()).toMatchObject([{ subscription: null, payment_awaited: false }, 0]);
  const path = await who.checkoutPath('monthly');
  expect(await viewLater()).toMatchObject([{ subscription: null, payment_awaited: true }, 1]);
  await who.pay(path);
  await who.untilStatus('active');
  await who.waitForWebhooks();
  expect(await viewLater()).toMatchObject([{ subscription: { subscription_status: 'active' } }, 1]);
});

test('the provider is read again for the same user after 1.5 seconds, not before', async () => {
  const who = await newBuyer();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  try {
    await who.checkoutPath('monthly');
    await who.control({ action: 'outage', kind: 'down' });
    const attempts = () => server.logged.filter(line => line.includes('shown as last known')).length;
    const before = attempts();
    vi.setSystemTime(start + 1499);
    expect((await who.view()).payment_awaited).toBe(true);
    expect(attempts() - before).toBe(0);
    vi.setSystemTime(start + 1500);
    await who.view();
    expect(attempts() - before).toBe(1);
  } finally {
    vi.useRealTimers();
    await who.control({ action: 'outage', kind: 'none' });
  }
});

describe('the page that upgrades a trial', () => {
  const path = (price: string) => `/billing/upgrade?${new URLSearchParams({ price_id: price }).toString()}`;

  test('asks those who are not signed in to do so first, and leads back', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const { status, headers } = await server.browser().send(method, path('x'), undefined);
      expect([method, status, headers['location']]).toEqual([
        method,
        303,
        `/signin?next=${encodeURIComponent(path('x'))}`,
      ]);
    }
  });

  test('needs the attempt of its form', async () => {
    const { status, json } = await buyer.browser.send('POST', path('x'), undefined, { raw: 'attempt=1' });
    expect([status, json]).toEqual([400, { code: 'INVALID_INPUT', message: 'The form is not complete.' }]);
  });
});
