import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sessionCookie = (cookies: string[]): string =>
  cookies.find(cookie => cookie.startsWith('isentrope.session_token=')) ?? '';

describe('signing in', () => {
  test('sets a cookie that scripts and other sites cannot use', async () => {
    const email = await server.register();
    const answer = await server.browser().post('/api/auth/sign-in/email', { email, password: testPassword });
    expect(sessionCookie(answer.setCookies)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is remembered for 30 days if requested, else until the browser closes', async () => {
    const email = await server.register();
    const signIn = (rememberMe: boolean) =>
      server.browser().post('/api/auth/sign-in/email', { email, password: testPassword, rememberMe });
    expect(sessionCookie((await signIn(true)).setCookies)).toContain('Max-Age=2592000;');
    expect(sessionCookie((await signIn(false)).setCookies)).not.toMatch(/max-age|expires/i);
  });

  test('reports a wrong password', async () => {
    const email = await server.register();
    const answer = await server.browser().post('/api/auth/sign-in/email', { email, password: 'Wrong-Horse-7' });
    expect([answer.status, answer.json?.['message']]).toEqual([401, 'Invalid email or password']);
  });

  test('requires an e-mail or phone number and a password', async () => {
    const answer = await server.browser().post('/api/auth/sign-in/email', { email: 'a@example.com' });
    expect(answer.json?.['message']).toBe('You must provide either an email or phone number and a password.');
  });

  test('returns no user without a session', async () => {
    const answer = await server.browser().get('/api/session');
    expect(answer.json).toMatchObject({
      user: null,
      role: null,
      plan: null,
      local: true,
      signIn: { google: true, sso: false, phone: true, anonymous: false, captcha: null },
    });
    expect((await server.browser().get('/api/account/export')).status).toBe(401);
  });

  test('leaves single sign-on and anonymous sign-in off unless configured', async () => {
    const browser = server.browser();
    expect((await browser.post('/api/auth/sign-in/anonymous')).status).toBe(404);
    expect((await browser.post('/api/auth/sign-in/social', { provider: 'sso' })).status).toBe(404);
  });
});

describe('a forgotten password', () => {
  test('is replaced through the mailed link, which signs out every device', async () => {
    const { browser, email } = await server.signedIn();
    const resetRequest = await server
      .browser()
      .post('/api/auth/request-password-reset', { email, redirectTo: '/signin' });
    expect(resetRequest.status).toBe(200);

    const signedOut = server.browser();
    const followed = await signedOut.get(server.linkIn(await server.mailTo(email, /reset/i)));
    const target = new URL(followed.headers.location ?? '', server.origin);
    expect([followed.status, target.pathname]).toEqual([302, '/signin']);

    const token = target.searchParams.get('token');
    const weak = await signedOut.post('/api/auth/reset-password', { token, newPassword: 'short' });
    expect(weak.json?.['message']).toBe('Password must be at least 8 characters');
    expect((await signedOut.post('/api/auth/reset-password', { token, newPassword: 'New-Password-8' })).status).toBe(
      200,
    );

    expect((await browser.get('/api/session')).json?.['user']).toBeNull();
    expect((await signedOut.post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(401);
    expect((await signedOut.post('/api/auth/sign-in/email', { email, password: 'New-Password-8' })).status).toBe(200);
    expect((await server.mailTo(email, /was changed/)).text).toContain('If it was not you');
  });
});
