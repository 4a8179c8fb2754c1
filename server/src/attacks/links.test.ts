import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeFor, secretFromOtpauth, startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function signUp(): Promise<{ email: string; link: string }> {
  const email = server.newAddress();
  await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
  return { email, link: server.linkIn(await server.mailTo(email, /verify/i)) };
}

async function resetToken(email: string): Promise<string> {
  await server.browser().post('/api/auth/request-password-reset', { email, redirectTo: '/signin' });
  const followed = await server.browser().get(server.linkIn(await server.mailTo(email, /reset/i)));
  return new URL(followed.headers.location ?? '', server.origin).searchParams.get('token') ?? '';
}

describe('a verification link', () => {
  test('verifies once, and reports success again while the address is verified', async () => {
    const { email, link } = await signUp();
    for (let time = 0; time < 2; time += 1) {
      const browser = server.browser();
      expect((await browser.get(link)).headers.location).toBe('/signin?verified=true');
      expect(browser.cookies.size).toBe(0);
    }
    expect((await server.signedIn(email)).browser.cookies.size).toBeGreaterThan(0);
  });

  test('that was forged does not reveal the address in it', async () => {
    const { email, link } = await signUp();
    await server.browser().get(link);
    const claims = Buffer.from(JSON.stringify({ email })).toString('base64url');
    const forged = `/api/auth/verify-email?token=e30.${claims}.x&callbackURL=/signin`;
    expect((await server.browser().get(forged)).headers.location).toBe('/signin?error=INVALID_TOKEN');
  });

  test('does not work for another address, or with any change', async () => {
    const first = await signUp();
    const second = await signUp();
    const token = new URL(first.link, server.origin).searchParams.get('token') ?? '';
    const [header, payload = '', signature] = token.split('.');
    const claims = Buffer.from(payload, 'base64url').toString().replace(first.email, second.email);
    const forged = [header, Buffer.from(claims).toString('base64url'), signature].join('.');
    const answer = await server.browser().get(`/api/auth/verify-email?token=${forged}&callbackURL=/signin`);
    expect(answer.headers.location).toBe('/signin?error=INVALID_TOKEN');
    expect(
      (await server.browser().post('/api/auth/sign-in/email', { email: second.email, password: testPassword })).status,
    ).toBe(403);
  });

  test('does not sign in whoever follows it', async () => {
    const { link } = await signUp();
    const browser = server.browser();
    await browser.get(link);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('a reset link', () => {
  test('works once', async () => {
    const email = await server.register();
    const token = await resetToken(email);
    const use = (newPassword: string) => server.browser().post('/api/auth/reset-password', { token, newPassword });
    expect((await use('New-Password-8')).status).toBe(200);
    expect((await use('Other-Password-9')).status).toBe(400);
    expect((await server.browser().post('/api/auth/sign-in/email', { email, password: 'New-Password-8' })).status).toBe(
      200,
    );
  });

  test('invalidates earlier ones, and trusted devices too', async () => {
    const { browser, email } = await server.signedIn();
    const { json } = await browser.post('/api/auth/two-factor/enable', { password: testPassword });
    const secret = secretFromOtpauth(String(json?.['totpURI']));
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret) });
    const signIn = async (password: string) =>
      (await browser.post('/api/auth/sign-in/email', { email, password })).json?.['twoFactorRedirect'];
    browser.cookies.clear();
    expect(await signIn(testPassword)).toBe(true);
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret, 1), trustDevice: true });
    expect(await signIn(testPassword)).toBeUndefined();

    const first = await resetToken(email);
    await server.browser().post('/api/auth/request-password-reset', { email });
    const resets = async () => (await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('Reset'));
    await expect.poll(resets).toHaveLength(2);
    const links = (await resets()).map(mail => server.linkIn(mail));
    const use = async (token: string, newPassword: string) =>
      (await server.browser().post('/api/auth/reset-password', { token, newPassword })).status;
    const last = links.map(link => link.split(/[/?]/)[4] ?? '').find(token => token !== first) ?? '';
    expect(await use(last, 'New-Password-8')).toBe(200);
    expect(await use(first, 'Other-Password-9')).toBe(400);
    expect(await signIn('New-Password-8')).toBe(true);
  });

  test('used simultaneously works once', async () => {
    const token = await resetToken(await server.register());
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        server.browser().post('/api/auth/reset-password', { token, newPassword: `New-Password-${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('changes the account it was sent for, whatever else the request contains', async () => {
    const email = await server.register();
    const victim = await server.register();
    const token = await resetToken(email);
    await server
      .browser()
      .post('/api/auth/reset-password', { token, newPassword: 'New-Password-8', email: victim, userId: 'x' });
    expect(
      (await server.browser().post('/api/auth/sign-in/email', { email: victim, password: testPassword })).status,
    ).toBe(200);
  });

  test('leads to the configured address, whatever host the request named', async () => {
    const email = await server.register();
    await server
      .browser()
      .post('/api/auth/request-password-reset', { email }, { headers: { 'x-forwarded-host': 'evil.example' } });
    expect((await server.mailTo(email, /reset/i)).text).not.toContain('evil.example');
  });
});

describe('expired links', () => {
  afterEach(() => void vi.useRealTimers());

  test('are refused', async () => {
    const late = await startTestServer({ VERIFICATION_MINUTES: '1', RESET_MINUTES: '1' });
    const email = await late.register();
    await late.browser().post('/api/auth/request-password-reset', { email, redirectTo: '/signin' });
    const reset = late.linkIn(await late.mailTo(email, /reset/i));
    const unverified = late.newAddress();
    await late.browser().post('/api/auth/sign-up/email', { email: unverified, password: testPassword });
    const verification = late.linkIn(await late.mailTo(unverified, /verify/i));

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await late.browser().get(reset)).headers.location).toContain('error=INVALID_TOKEN');
    const token = /reset-password\/([^?]+)/.exec(reset)?.[1];
    expect(
      (await late.browser().post('/api/auth/reset-password', { token, newPassword: 'New-Password-8' })).status,
    ).toBe(400);
    expect((await late.browser().get(verification)).headers.location).toContain('error=INVALID_TOKEN');
    await late.stop();
  });
});
