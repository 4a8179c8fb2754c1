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
