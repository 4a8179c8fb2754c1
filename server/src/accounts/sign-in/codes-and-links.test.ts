import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

describe('a one-time code by mail', () => {
  test('signs in an account, once', async () => {
    const email = await server.register();
    const browser = server.browser();
    await browser.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const otp = codeIn((await server.mailTo(email, /code/)).text);
    expect((await browser.post('/api/auth/sign-in/email-otp', { email, otp })).status).toBe(200);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email });
    expect((await server.browser().post('/api/auth/sign-in/email-otp', { email, otp })).status).toBe(400);
  });

  test('creates an account for a new address, as the spec’s create_user', async () => {
    const email = server.newAddress();
    const browser = server.browser();
    await browser.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const otp = codeIn((await server.mailTo(email, /code/)).text);
    expect((await browser.post('/api/auth/sign-in/email-otp', { email, otp })).status).toBe(200);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({
      email,
      emailVerified: true,
      role: 'user',
    });
  });

  test('verifies the address of a new account', async () => {
    const email = server.newAddress();
    const browser = server.browser();
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
    await browser.post('/api/auth/email-otp/send-verification-otp', { email, type: 'email-verification' });
    const otp = codeIn((await server.mailTo(email, /code/)).text);
    expect((await browser.post('/api/auth/email-otp/verify-email', { email, otp })).status).toBe(200);
    expect((await browser.post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(200);
  });

  test('becomes invalid after three wrong guesses', async () => {
    const email = await server.register();
    const browser = server.browser();
    await browser.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const otp = codeIn((await server.mailTo(email, /code/)).text);
    const wrong = otp === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 3; guess += 1) await browser.post('/api/auth/sign-in/email-otp', { email, otp: wrong });
    expect((await browser.post('/api/auth/sign-in/email-otp', { email, otp })).status).toBe(403);
  });
});

describe('a sign-in link by mail', () => {
  test('signs in once and redirects to the requested page', async () => {
    const email = await server.register();
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/magic-link', { email, callbackURL: '/steam-tables' });
    const link = server.linkIn(await server.mailTo(email, /sign-in link/));
    const followed = await browser.get(link);
    expect([followed.status, new URL(followed.headers.location ?? '', server.origin).pathname]).toEqual([
      302,
      '/steam-tables',
    ]);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email });

    const second = server.browser();
    expect((await second.get(link)).headers.location).toContain('error=INVALID_TOKEN');
    expect((await second.get('/api/session')).json?.['user']).toBeNull();
  });

  test('takes an unverified account back from whoever set its password', async () => {
    const email = server.newAddress();
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    const owner = server.browser();
    await owner.post('/api/auth/sign-in/magic-link', { email });
    await owner.get(server.linkIn(await server.mailTo(email, /sign-in link/)));
    expect((await owner.get('/api/session')).json?.['user']).toMatchObject({ email });
    expect((await server.browser().post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(
      401,
    );
  });
});

describe('a code and a link by mail', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    [599, 200, true],
    [601, 400, false],
  ])('are valid for ten minutes, as their mails say: after %i s', async (seconds, status, signedIn) => {
    const email = await server.register();
    const [byCode, byLink] = [server.browser(), server.browser()];
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: begun });
    await byCode.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    await byLink.post('/api/auth/sign-in/magic-link', { email });
    const [code, link] = [await server.mailTo(email, /code/), await server.mailTo(email, /sign-in link/)];
    for (const { text } of [code, link]) expect(text).toContain('10 minutes');
    vi.setSystemTime(begun + seconds * 1000);
    expect((await byCode.post('/api/auth/sign-in/email-otp', { email, otp: codeIn(code.text) })).status).toBe(status);
    await byLink.get(server.linkIn(link));
    const session = await byLink.get('/api/session');
    expect(session.json?.['user'] !== null).toBe(signedIn);
  });
});
