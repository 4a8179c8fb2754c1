import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authenticatesAlways,
  authenticatesOnce,
  Buyer,
  startTestServer,
  type TestServer,
} from '../../testing/index.ts';
import { localPrices } from '../plans.ts';

const hour = 3600;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function onTrial(card: string): Promise<Buyer> {
  const buyer = new Buyer(await server.signedIn());
  await buyer.buy('trial', card);
  return buyer;
}

/**
 * Requests the upgrade and loads the page that links to the bank.
 * @returns its text, and where the payment is confirmed.
 */
async function askedByBank(buyer: Buyer, path: string): Promise<{ page: string; payPath: string }> {
  const sent = await buyer.confirmUpgrade(path);
  expect([sent.status, sent.headers.location]).toEqual([303, expect.stringContaining('/billing/upgrade?')]);
  const { text } = await buyer.browser.get(path);
  expect(text).toContain('Your bank asks you to confirm');
  const href = /href="([^"]+)"[^>]*>Confirm the payment/.exec(text)?.[1] ?? '';
  return { page: text, payPath: new URL(href).pathname };
}

describe('upgrading a trial with a card that always requires authentication', () => {
  test('leads to the bank and back, charges once, and outlasts the end of the trial', async () => {
    const buyer = await onTrial(authenticatesAlways);
    const path = await buyer.checkoutPath('monthly');
    const { page, payPath } = await askedByBank(buyer, path);
    expect(page).toContain('Nothing has been charged yet, and your trial continues until');
    expect((await buyer.view()).subscription?.price_id).toBe(localPrices.trial);
    expect((await buyer.atProvider()).charges.map(({ amount }) => amount)).toEqual([200]);
    // Requested again, it is the same invoice.
    expect((await buyer.browser.get(await buyer.checkoutPath('monthly'))).text).toContain(payPath);
    expect((await buyer.browser.get(`${path}&checked=yes`)).text).toContain('has not been confirmed yet');

    expect((await buyer.pay(payPath, authenticatesAlways)).text).toContain('Complete authentication');
    expect((await buyer.pay(payPath, authenticatesAlways, { authentication: 'complete' })).status).toBe(303);
    const back = await buyer.browser.get(path);
    expect([back.status, back.headers.location]).toEqual([303, `${server.origin}/success`]);
    await buyer.until(({ subscription }) => subscription?.price_id === localPrices.monthly);
    await buyer.waitForWebhooks();
    const { subscriptions, charges } = await buyer.atProvider();
    expect(subscriptions.map(({ status, cancel_at: end }) => [status, end])).toEqual([['active', null]]);
    expect(charges.map(({ amount }) => amount)).toEqual([999, 200]);
    await buyer.control({ action: 'advance', seconds: 72 * hour });
    await buyer.waitForWebhooks();
    expect((await buyer.view()).subscription).toMatchObject({
      subscription_status: 'active',
      price_id: localPrices.monthly,
      cancel_at_period_end: false,
    });
  });

  test('changes nothing if authentication fails, or is not done before the trial ends', async () => {
    const buyer = await onTrial(authenticatesAlways);
    const path = await buyer.checkoutPath('yearly');
    const { payPath } = await askedByBank(buyer, path);
    expect((await buyer.pay(payPath, authenticatesAlways, { authentication: 'fail' })).text).toContain(
      'unable to authenticate',
    );
    expect((await buyer.view()).subscription?.price_id).toBe(localPrices.trial);
    await buyer.control({ action: 'advance', seconds: 49 * hour });
    await buyer.untilStatus('canceled');
    expect((await buyer.browser.get(payPath)).text).toContain('This invoice can no longer be paid');
    expect((await buyer.atProvider()).charges.map(({ amount }) => amount)).toEqual([200]);
  });

  test('can be paid with another card instead', async () => {
    const buyer = await onTrial(authenticatesAlways);
    const { payPath } = await askedByBank(buyer, await buyer.checkoutPath('yearly'));
    expect((await buyer.pay(payPath)).status).toBe(303);
    await buyer.until(({ subscription }) => subscription?.price_id === localPrices.yearly);
  });
});

test('a card authenticated at checkout upgrades a trial without further authentication', async () => {
  const buyer = await onTrial(authenticatesOnce);
  const confirmed = await buyer.confirmUpgrade(await buyer.checkoutPath('monthly'));
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, `${server.origin}/success`]);
});

test('pages show the time of a customer’s test clock', async () => {
  const buyer = await onTrial('4242 4242 4242 4242');
  const path = await buyer.checkoutPath('monthly');
  expect((await buyer.browser.get(path)).text).not.toContain('Its clock shows');
  await buyer.control({ action: 'advance', seconds: 30 * hour });
  await buyer.waitForWebhooks();
  const pad = (part: number) => String(part).padStart(2, '0');
  const then = new Date(Date.now() + 30 * hour * 1000);
  const day = `${then.getUTCDate()} ${then.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })} ${then.getUTCFullYear()}`;
  expect((await buyer.browser.get(path)).text).toContain(`Its clock shows ${day} at ${pad(then.getUTCHours())}:`);
  expect((await buyer.browser.get(await buyer.portalPath())).text).toMatch(/The simulated clock shows \d+ \w+ \d{4}, /);
  const { json } = await buyer.browser.get('/api/billing/subscription');
  expect(Math.abs(Number(json?.['clock_ahead']) - 30 * hour)).toBeLessThan(5);
});
