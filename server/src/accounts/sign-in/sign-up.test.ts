import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('signing up', () => {
  test('creates an account that can sign in once the mailed link has been followed', async () => {
    const email = server.newAddress();
    const browser = server.browser();
    const signUp = await browser.post('/api/auth/sign-up/email', {
      email,
      password: testPassword,
      company: 'Flow Ltd',
    });
    expect(signUp.status).toBe(200);
    expect((await browser.get('/api/session')).json).toMatchObject({ user: null });

    const early = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
    expect([early.status, early.json?.['code']]).toEqual([403, 'EMAIL_NOT_VERIFIED']);

    const elsewhere = server.browser();
    const verified = await elsewhere.get(server.linkIn(await server.mailTo(email, /verify/i)));
    expect([verified.status, verified.headers.location]).toEqual([302, '/signin?verified=true']);
    expect((await elsewhere.get('/api/session')).json).toMatchObject({ user: null });

    const signIn = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
    expect(signIn.status).toBe(200);
    const session = await browser.get('/api/session');
    expect(session.json).toMatchObject({
      user: { email, company: 'Flow Ltd', emailVerified: true },
      role: 'user',
      plan: null,
      local: true,
    });
  });

  test('signs in the browser that created the account when it follows the link, once', async () => {
    const email = server.newAddress();
    const browser = server.browser();
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
    const link = server.linkIn(await server.mailTo(email, /verify/i));
    expect((await browser.get(link)).headers.location).toBe('/signin?verified=true');
    expect((await browser.get('/api/session')).json).toMatchObject({ user: { email, emailVerified: true } });

    await browser.post('/api/auth/sign-out');
    await browser.get(link);
    expect((await browser.get('/api/session')).json).toMatchObject({ user: null });
  });

  test('signs in no browser that created another account, and leaves a session of another account alone', async () => {
    const [email, other] = [server.newAddress(), server.newAddress()];
    const stranger = server.browser();
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    await stranger.post('/api/auth/sign-up/email', { email: other, password: testPassword });
    await stranger.get(server.linkIn(await server.mailTo(email, /verify/i)));
    expect((await stranger.get('/api/session')).json).toMatchObject({ user: null });

    const { browser, email: own } = await server.signedIn();
    const third = server.newAddress();
    await browser.post('/api/auth/sign-up/email', { email: third, password: testPassword });
    await browser.get(server.linkIn(await server.mailTo(third, /verify/i)));
    expect((await browser.get('/api/session')).json).toMatchObject({ user: { email: own } });
  });

  test('ignores case in the e-mail address', async () => {
    const email = await server.register();
    const answer = await server
      .browser()
      .post('/api/auth/sign-in/email', { email: email.toUpperCase(), password: testPassword });
    expect(answer.status).toBe(200);
  });

  test('sends the verification mail again on request', async () => {
    const email = server.newAddress();
    const browser = server.browser();
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
    await server.mailTo(email);
    await browser.post('/api/auth/send-verification-email', { email, callbackURL: '/tools' });
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(2);
    const followed = await browser.get(server.linkIn(await server.mailTo(email)));
    expect(followed.headers.location).toBe('/tools');
  });

  test('notifies the owner of an address that is taken, and nobody else', async () => {
    const email = await server.register();
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    const mail = await server.mailTo(email, /already have an account/);
    expect(mail.text).toContain('nothing was created');
  });

  test('again, before verification, sends another verification link', async () => {
    const email = server.newAddress();
    const again = { email, password: testPassword, callbackURL: '/signin?next=%2Ftools&verified=true' };
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    const first = await server.mailTo(email);
    await server.browser().post('/api/auth/sign-up/email', again);
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(2);
    const second = await server.mailTo(email);
    expect(second.subject).toBe(first.subject);
    expect((await server.browser().get(server.linkIn(second))).headers.location).toBe(again.callbackURL);
    await server.signedIn(email);
  });

  test('again with another password lets the owner of the mailbox choose, and admits no stranger', async () => {
    const email = server.newAddress();
    const sign = (password: string) => server.browser().post('/api/auth/sign-in/email', { email, password });
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    const first = server.linkIn(await server.mailTo(email, /verify/i));
    await server.browser().post('/api/auth/sign-up/email', { email, password: 'Other-Horse-8' });
    const choose = await server.browser().get(server.linkIn(await server.mailTo(email, /^Choose your password/)));
    const token = new URL(choose.headers.location ?? '', server.origin).searchParams.get('token');

    expect((await server.browser().get(first)).headers.location).toContain('error=INVALID_TOKEN');
    expect([(await sign(testPassword)).status, (await sign('Other-Horse-8')).status]).toEqual([401, 401]);
    const chosen = { token, newPassword: 'Third-Horse-9' };
    expect((await server.browser().post('/api/auth/reset-password', chosen)).status).toBe(200);
    expect([(await sign('Third-Horse-9')).status, (await sign(testPassword)).status]).toEqual([200, 401]);
  });

  test('is completed by a password reset, which proves ownership of the mailbox', async () => {
    const email = server.newAddress();
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    await server.browser().post('/api/auth/request-password-reset', { email });
    const followed = await server.browser().get(server.linkIn(await server.mailTo(email, /^Reset/)));
    const token = new URL(followed.headers.location ?? '', server.origin).searchParams.get('token');
    await server.browser().post('/api/auth/reset-password', { token, newPassword: 'Other-Horse-8' });
    const signIn = { email, password: 'Other-Horse-8' };
    expect((await server.browser().post('/api/auth/sign-in/email', signIn)).status).toBe(200);
  });

  test.each([
    [{}, 'You must provide either an email or phone number and a password.'],
    [{ email: 'a@example.com' }, 'You must provide either an email or phone number and a password.'],
    [{ password: testPassword }, 'You must provide either an email or phone number and a password.'],
    [{ email: 'nonsense', password: testPassword }, 'Invalid email address'],
    [{ email: 'a@example.com', password: 'Aa1-' }, 'Password must be at least 8 characters'],
    [{ email: 'a@example.com', password: 'lower-case-1' }, 'Password must contain at least one uppercase letter'],
    [{ email: 'a@example.com', password: 'UPPER-CASE-1' }, 'Password must contain at least one lowercase letter'],
    [{ email: 'a@example.com', password: 'No-Digits-Here' }, 'Password must contain at least one number'],
    [{ email: 'a@example.com', password: 'NoSpecial123' }, 'Password must contain at least one special character'],
    [{ email: 'a@example.com', password: `Aa1-${'x'.repeat(130)}` }, 'Password must be at most 128 characters'],
    [
      { email: 'a@example.com', password: testPassword, company: 'x'.repeat(101) },
      'Company must be a text of at most 100 characters',
    ],
    [
      { email: 'a@example.com', password: testPassword, firstName: 'A\u0000' },
      'First name must not contain control characters',
    ],
  ])('refuses %o with a message', async (body, message) => {
    const answer = await server.browser().post('/api/auth/sign-up/email', body);
    expect([answer.status, answer.json?.['message']]).toEqual([400, message]);
  });
});
