import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  codeFor,
  secretFromOtpauth,
  startTestServer,
  testPassword,
  type TestResponse,
  type Browser,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Continues with Google: presses the button, fills in the fake provider's page, and returns. */
async function throughGoogle(browser: Browser, begin: TestResponse, email: string): Promise<TestResponse> {
  const url = new URL(z.string().parse(begin.json?.['url']));
  const page = await browser.get(url.pathname + url.search);
  expect(page.text).toContain('Google (simulated)');
  url.searchParams.set('email', email);
  url.searchParams.set('name', 'Grace Hopper');
  const granted = await browser.get(`/sandbox/google/authorize${url.search}`);
  const back = new URL(granted.headers.location ?? '');
  return browser.get(back.pathname + back.search);
}

const begin = (browser: Browser, callbackURL = '/account') =>
  browser.post('/api/auth/sign-in/social', { provider: 'google', callbackURL, errorCallbackURL: '/signin' });

describe('continuing with Google', () => {
  test('asks for offline access and consent, with PKCE, state and nonce', async () => {
    const answer = await begin(server.browser());
    const parameters = new URL(z.string().parse(answer.json?.['url'])).searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      response_type: 'code',
    });
    expect(parameters.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['openid', 'email', 'profile']));
    for (const name of ['state', 'nonce', 'code_challenge']) expect(parameters.get(name)).toMatch(/\S{16,}/);
  });

  test('creates an account and redirects to the account page', async () => {
    const browser = server.browser();
    const email = server.newAddress();
    const back = await throughGoogle(browser, await begin(browser), email);
    expect([back.status, new URL(back.headers.location ?? '', server.origin).pathname]).toEqual([302, '/account']);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({
      email,
      emailVerified: true,
      firstName: 'Grace',
      lastName: 'Hopper',
    });
  });

  test('links a verified account of the same address', async () => {
    const email = await server.register({ company: 'Flow Ltd' });
    const browser = server.browser();
    await throughGoogle(browser, await begin(browser), email);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email, company: 'Flow Ltd' });
  });

  test('does not link an account whose address was never verified', async () => {
    const email = server.newAddress();
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    const browser = server.browser();
    const back = await throughGoogle(browser, await begin(browser), email);
    expect(back.headers.location).toMatch(/^\/signin\?.*error=/);
    expect((await browser.get('/api/session')).json?.['user']).toBeNull();
  });

  test('refuses a response that belongs to another browser', async () => {
    const victim = server.browser();
    const attacker = server.browser();
    const url = new URL(z.string().parse((await begin(attacker)).json?.['url']));
    url.searchParams.set('email', server.newAddress());
    url.searchParams.set('name', 'A');
    const back = new URL((await attacker.get(`/sandbox/google/authorize${url.search}`)).headers.location ?? '');
    const answer = await victim.get(back.pathname + back.search);
    expect(answer.headers.location).toMatch(/error=/);
    expect((await victim.get('/api/session')).json?.['user']).toBeNull();
  });

  test('requires the second factor as well', async () => {
    const { browser, email } = await server.signedIn();
    const { totpURI } = z
      .object({ totpURI: z.string() })
      .parse((await browser.post('/api/auth/two-factor/enable', { password: testPassword })).json);
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secretFromOtpauth(totpURI)) });

    const other = server.browser();
    const back = await throughGoogle(other, await begin(other), email);
    expect(back.headers.location).toBe('/signin?step=two-factor&next=%2Faccount');
    expect((await other.get('/api/session')).json?.['user']).toBeNull();
    expect(
      (await other.post('/api/auth/two-factor/verify-totp', { code: codeFor(secretFromOtpauth(totpURI), 1) })).status,
    ).toBe(200);
    expect((await other.get('/api/session')).json?.['user']).toMatchObject({ email });
  });
});

describe('linked identities', () => {
  test('are added, listed and removed, but never the last one', async () => {
    const { browser } = await server.signedIn();
    const parameters = { provider: 'google', callbackURL: '/account', password: testPassword };
    const link = await browser.post('/api/auth/link-social', parameters);
    const back = await throughGoogle(browser, link, 'work.address@example.org');
    expect(new URL(back.headers.location ?? '', server.origin).pathname).toBe('/account');

    const accounts = z.array(z.object({ id: z.string(), providerId: z.string() }));
    const listed = accounts.parse(JSON.parse((await browser.get('/api/auth/list-accounts')).text));
    expect(listed.map(({ providerId }) => providerId).toSorted()).toEqual(['credential', 'google']);

    for (const { id, providerId } of listed.toSorted((a, b) => a.providerId.localeCompare(b.providerId))) {
      const answer = await browser.post('/api/auth/unlink-account', { accountId: id });
      expect([providerId, answer.status]).toEqual([providerId, providerId === 'credential' ? 200 : 400]);
    }
    const left = accounts.parse(JSON.parse((await browser.get('/api/auth/list-accounts')).text));
    expect(left.map(({ providerId }) => providerId)).toEqual(['google']);
  });

  test('require the password, so that a stolen session cannot add one', async () => {
    const { browser } = await server.signedIn();
    for (const password of [undefined, '', 'Wrong-Horse-8', { length: 9 }]) {
      const link = await browser.post('/api/auth/link-social', {
        provider: 'google',
        callbackURL: '/account',
        password,
      });
      expect([link.status, link.json?.['code']]).toEqual([400, 'INVALID_PASSWORD']);
      expect(link.json?.['url']).toBeUndefined();
    }
  });
});
