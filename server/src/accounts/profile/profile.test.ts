import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the profile', () => {
  test('stores company, first and last name', async () => {
    const { browser } = await server.signedIn();
    const answer = await browser.post('/api/auth/update-user', {
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Engine Works',
    });
    expect(answer.status).toBe(200);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Engine Works',
    });
  });
});

describe('changing the password', () => {
  test('requires the current one', async () => {
    const { browser, email } = await server.signedIn();
    const wrong = await browser.post('/api/auth/change-password', {
      currentPassword: 'Wrong-Horse-7',
      newPassword: 'New-Password-8',
    });
    expect([wrong.status, wrong.json?.['message']]).toEqual([400, 'Invalid password']);

    const right = await browser.post('/api/auth/change-password', {
      currentPassword: testPassword,
      newPassword: 'New-Password-8',
    });
    expect(right.status).toBe(200);
    expect((await server.browser().post('/api/auth/sign-in/email', { email, password: 'New-Password-8' })).status).toBe(
      200,
    );
    await server.mailTo(email, /was changed/);
  });

  test('applies the rules to the new one', async () => {
    const { browser } = await server.signedIn();
    const answer = await browser.post('/api/auth/change-password', {
      currentPassword: testPassword,
      newPassword: 'all-lower-1',
    });
    expect(answer.json?.['message']).toBe('Password must contain at least one uppercase letter');
  });

  test('uses it exactly as typed: long, with spaces at its ends, and nothing shorter signs in', async () => {
    const { browser, email } = await server.signedIn();
    const newPassword = ` ${'Überhitzter Dampf 540 °C, '.repeat(4)}`;
    expect(newPassword.length).toBeGreaterThan(64);
    const changed = await browser.post('/api/auth/change-password', { currentPassword: testPassword, newPassword });
    expect(changed.status).toBe(200);
    const signIn = async (password: string) =>
      (await server.browser().post('/api/auth/sign-in/email', { email, password })).status;
    expect(await signIn(newPassword)).toBe(200);
    for (const other of [newPassword.trim(), newPassword.slice(0, -1), newPassword.toLowerCase()])
      expect(await signIn(other)).toBe(401);
  });
});

describe('the session', () => {
  const signIn = { google: true, sso: false, phone: true, anonymous: false, captcha: null };

  test('of a visitor says how to sign in', async () => {
    const answer = await server.browser().get('/api/session');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json).toMatchObject({
      user: null,
      role: null,
      plan: null,
      remembered: false,
      terms: null,
      local: true,
      signIn,
    });
  });

  test('of a user says who that is', async () => {
    const { browser, email } = await server.signedIn();
    expect((await browser.get('/api/session')).json).toMatchObject({
      user: {
        email,
        emailVerified: true,
        company: null,
        firstName: null,
        lastName: null,
        role: 'user',
        twoFactorEnabled: false,
        anonymous: false,
        wantedPage: null,
      },
      role: 'user',
      remembered: true,
      terms: { asked: null },
    });
  });
});

test.each([
  ['POST', '/sign-out', { scope: 'all' }, 400, 'INVALID_INPUT', 'The scope must be global, others or local.'],
  ['POST', '/reauthenticate', {}, 400, 'INVALID_INPUT', 'Enter your password.'],
  ['POST', '/reauthenticate', { password: '' }, 400, 'INVALID_INPUT', 'Enter your password.'],
  ['POST', '/reauthenticate', { password: 'Wrong-Horse-7' }, 400, 'INVALID_PASSWORD', 'Invalid password'],
  [
    'POST',
    '/terms',
    { version: '1999-01-01' },
    409,
    'TERMS_CHANGED',
    'The terms have changed. Please reload the page and read them again.',
  ],
  ['PUT', '/units', { pressure: 7 }, 400, 'INVALID_INPUT', 'The unit preferences are not valid.'],
  ['DELETE', '/sessions/none', undefined, 404, 'NOT_FOUND', 'There is no such session.'],
] as const)('%s %s with %j is refused with %d %s', async (method, path, body, status, code, message) => {
  const { browser } = await server.signedIn();
  const answer = await browser.send(method, `/api/account${path}`, body);
  expect([answer.status, answer.json]).toEqual([status, { code, message }]);
});

describe('reauthentication', () => {
  test('takes the password and makes the session fresh', async () => {
    const { browser } = await server.signedIn();
    expect((await browser.post('/api/account/reauthenticate', { password: 'Wrong-Horse-7' })).status).toBe(400);
    expect((await browser.post('/api/account/reauthenticate', { password: testPassword })).status).toBe(204);
  });
});

describe('a user’s data', () => {
  test('are exported as JSON without secrets', async () => {
    const { browser, email } = await server.signedIn();
    const answer = await browser.get('/api/account/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="isentrope-account.json"');
    expect(answer.json).toMatchObject({
      profile: { email, role: 'user' },
      signInMethods: [{ provider: 'credential' }],
      sessions: [{}],
      knownDevices: [{}],
    });
    const token = decodeURIComponent(browser.cookies.get('isentrope.session_token') ?? '').split('.')[0] ?? 'none';
    expect(answer.text).not.toContain(token);
    expect(answer.text).not.toMatch(/password"|secret|token/i);
  });

  test('are deleted with the account, with the password', async () => {
    const { browser, email } = await server.signedIn();
    const without = await browser.post('/api/auth/delete-user');
    expect([without.status, without.json?.['message']]).toEqual([400, 'Enter your password to delete your account.']);
    expect((await browser.post('/api/auth/delete-user', { password: 'Wrong-Horse-7' })).status).toBe(400);
    expect((await browser.post('/api/auth/delete-user', { password: testPassword })).status).toBe(200);

    expect((await browser.get('/api/session')).json?.['user']).toBeNull();
    expect((await server.browser().post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(
      401,
    );
    await server.mailTo(email, /has been deleted/);
  });
});
