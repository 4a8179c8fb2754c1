import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buyer, startTestServer, testPassword, type TestServer } from '../../testing/index.ts';
import { localPrices } from '../plans.ts';

const month = 31 * 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function subscribed(plan: 'trial' | 'monthly' | 'yearly'): Promise<Buyer> {
  const buyer = new Buyer(await server.signedIn());
  await buyer.buy(plan);
  return buyer;
}

describe('a refunded payment', () => {
  test('in full ends the subscription', async () => {
    const buyer = await subscribed('monthly');
    await buyer.control({ action: 'refund' });
    await buyer.untilStatus('canceled');
    expect((await buyer.checkout('monthly')).status).toBe(200);
  });

  test('in part changes nothing', async () => {
    const buyer = await subscribed('monthly');
    await buyer.control({ action: 'refund', amount: 500 });
    await buyer.control({ action: 'hold' });
    await buyer.control({ action: 'release' });
    await buyer.manage('cancel');
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === true);
    expect((await buyer.view()).subscription?.subscription_status).toBe('active');
  });

  test('for an earlier period does not end the current one', async () => {
    const buyer = await subscribed('monthly');
    const [first] = (await buyer.atProvider()).charges;
    await buyer.control({ action: 'advance', seconds: month });
    expect((await buyer.atProvider()).charges).toHaveLength(2);
    await buyer.control({ action: 'refund', charge: first?.id });
    await buyer.manage('cancel');
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === true);
    expect((await buyer.view()).subscription?.subscription_status).toBe('active');
  });

  test('because of a dispute ends the subscription', async () => {
    const buyer = await subscribed('yearly');
    await buyer.control({ action: 'dispute' });
    await buyer.untilStatus('canceled');
    expect((await buyer.browser.get('/api/session')).json?.['plan']).toBeNull();
  });
});

describe('deleting the account', () => {
  test('cancels the subscription, closes the checkout, and keeps the record of the trial', async () => {
    const buyer = await subscribed('trial');
    const { customer } = await buyer.atProvider();
    expect((await buyer.browser.get('/api/account/export')).json?.['subscriptions']).toMatchObject([
      { status: 'active', priceId: localPrices.trial },
    ]);
    const gone = await buyer.browser.post('/api/auth/delete-user', { password: testPassword });
    expect(gone.status).toBe(200);
    const after = await server.browser().get(`/sandbox/stripe/state?customer=${customer.id}`);
    expect(after.status).toBe(400);

    const email = buyer.email;
    const browser = server.browser();
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
    await expect
      .poll(async () => (await server.mailsTo(email)).filter(mail => mail.subject.startsWith('Verify')).length)
      .toBe(2);
    await browser.get(server.linkIn(await server.mailTo(email, /^Verify/)));
    const again = new Buyer(await server.signedIn(email));
    expect(await again.view()).toMatchObject({ subscription: null, trial_used: true });
    expect((await again.checkout('trial')).json?.['code']).toBe('TRIAL_USED');
    expect((await again.checkout('monthly')).status).toBe(200);
  });

  test('leaves an open checkout that cannot be paid any more', async () => {
    const buyer = new Buyer(await server.signedIn());
    const path = await buyer.checkoutPath('monthly');
    await buyer.browser.post('/api/auth/delete-user', { password: testPassword });
    const answer = await server.browser().get(path);
    expect(answer.text).toContain('This checkout has expired.');
    expect((await buyer.pay(path)).text).toContain('This checkout has expired.');
  });

  test('works for a user who never bought anything', async () => {
    const { browser } = await server.signedIn();
    expect((await browser.post('/api/auth/delete-user', { password: testPassword })).status).toBe(200);
  });
});
