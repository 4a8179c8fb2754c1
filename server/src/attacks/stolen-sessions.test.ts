import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buyer, startTestServer, testPassword, type Browser, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An attacker who has copied the cookies and used them a moment ago. */
async function thiefOf({ cookies }: Browser): Promise<Browser> {
  const thief = server.browser();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  expect((await thief.get('/api/session')).json?.['user']).not.toBeNull();
  expect((await thief.get('/api/account/sessions')).status).toBe(200);
  return thief;
}

const opened = async (thief: Browser) => ({
  user: (await thief.get('/api/session')).json?.['user'],
  account: (await thief.get('/api/account/sessions')).status,
  change: (await thief.send('PUT', '/api/account/units', { set: 'us' })).status,
});
const nothing = { user: null, account: 401, change: 401 };

describe('a stolen cookie used a moment ago is invalid', () => {
  test.each(['local', 'global'])('after a sign-out, %s', async scope => {
    const { browser } = await server.signedIn();
    const thief = await thiefOf(browser);
    await browser.post('/api/account/sign-out', { scope });
    expect(await opened(thief)).toEqual(nothing);
  });

  test('after the password was changed on another device', async () => {
    const { browser, email } = await server.signedIn();
    const thief = await thiefOf((await server.signedIn(email)).browser);
    const passwords = { currentPassword: testPassword, newPassword: 'New-Password-8' };
    await browser.post('/api/auth/change-password', { ...passwords, revokeOtherSessions: true });
    expect(await opened(thief)).toEqual(nothing);
  });

  test('for Pro, after the subscription has ended', async () => {
    const buyer = new Buyer(await server.signedIn());
    await buyer.buy('monthly');
    const thief = await thiefOf(buyer.browser);
    expect((await thief.get('/api/session')).json?.['plan']).toEqual({ name: 'Pro Monthly', active: true });
    await buyer.manage('cancel');
    await buyer.control({ action: 'advance', seconds: 32 * 86_400 });
    await buyer.untilStatus('canceled');
    expect((await thief.get('/api/session')).json?.['plan']).toBeNull();
  });
});
