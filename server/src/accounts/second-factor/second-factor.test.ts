import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  codeFor,
  secretFromOtpauth,
  startTestServer,
  testPassword,
  type Browser,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const enrolment = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });

interface ProtectedAccount {
  readonly email: string;
  readonly browser: Browser;
  readonly secret: Buffer;
  readonly backupCodes: string[];
  /** The code used to enrol it. */
  readonly used: string;
}

/** An account with a second factor, enrolled with the code of this time step; tests continue with the next. */
async function protectedAccount(): Promise<ProtectedAccount> {
  const { browser, email } = await server.signedIn();
  const enabled = await browser.post('/api/auth/two-factor/enable', { password: testPassword });
  const { totpURI, backupCodes } = enrolment.parse(enabled.json);
  const secret = secretFromOtpauth(totpURI);
  const used = codeFor(secret);
  const confirmed = await browser.post('/api/auth/two-factor/verify-totp', { code: used });
  expect(confirmed.status).toBe(200);
  return { email, browser, secret, backupCodes, used };
}

async function passwordOnly(email: string): Promise<Browser> {
  const browser = server.browser();
  const answer = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  expect(answer.json).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  return browser;
}

describe('a second factor', () => {
  test('is enrolled with the password and a first code', async () => {
    const { browser } = await server.signedIn();
    expect((await browser.post('/api/auth/two-factor/enable', { password: 'Wrong-Horse-7' })).status).toBe(400);
    const enabled = await browser.post('/api/auth/two-factor/enable', { password: testPassword });
    const { totpURI, backupCodes } = enrolment.parse(enabled.json);
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Isentrope:/);
    expect(backupCodes).toHaveLength(10);

    expect((await browser.post('/api/auth/two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ twoFactorEnabled: false });
    expect(
      (await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secretFromOtpauth(totpURI)) })).status,
    ).toBe(200);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ twoFactorEnabled: true });
  });

  test('is required after the password, and opens the session', async () => {
    const { email, secret } = await protectedAccount();
    const browser = await passwordOnly(email);
    expect((await browser.get('/api/session')).json?.['user']).toBeNull();
    expect((await browser.post('/api/auth/two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect((await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret, 1) })).status).toBe(200);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email });
  });

  test('accepts a code only once', async () => {
    const { email, secret } = await protectedAccount();
    const code = codeFor(secret, 1);
    expect((await (await passwordOnly(email)).post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);

    const thief = await passwordOnly(email);
    const replayed = await thief.post('/api/auth/two-factor/verify-totp', { code });
    expect([replayed.status, replayed.json?.['message']]).toEqual([
      401,
      'This code has already been used. Wait for the next one.',
    ]);
    expect((await thief.get('/api/session')).json?.['user']).toBeNull();
  });

  test('accepts the next code after a used one was refused', async () => {
    const { email, secret, used } = await protectedAccount();
    const browser = await passwordOnly(email);
    const again = await browser.post('/api/auth/two-factor/verify-totp', { code: used });
    expect([again.status, again.json?.['code']]).toEqual([401, 'CODE_ALREADY_USED']);
    expect((await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret, 1) })).status).toBe(200);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email });
  });

  test('opens one session for a code used twice at the same time', async () => {
    const { email, secret } = await protectedAccount();
    const browsers = await Promise.all([passwordOnly(email), passwordOnly(email), passwordOnly(email)]);
    const code = codeFor(secret, 1);
    await Promise.all(browsers.map(browser => browser.post('/api/auth/two-factor/verify-totp', { code })));
    const sessions = await Promise.all(browsers.map(browser => browser.get('/api/session')));
    expect(sessions.filter(({ json }) => json?.['user'] !== null)).toHaveLength(1);
  });

  test('invalidates a challenge after five wrong codes', async () => {
    const { email, secret } = await protectedAccount();
    const browser = await passwordOnly(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await browser.post('/api/auth/two-factor/verify-totp', { code: '000000' });
    const right = await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret, 1) });
    expect(right.status).toBe(400);
    expect((await browser.get('/api/session')).json?.['user']).toBeNull();
  });

  test('can be replaced by each backup code once', async () => {
    const { email, backupCodes } = await protectedAccount();
    const [code] = backupCodes;
    expect((await (await passwordOnly(email)).post('/api/auth/two-factor/verify-backup-code', { code })).status).toBe(
      200,
    );
    expect((await (await passwordOnly(email)).post('/api/auth/two-factor/verify-backup-code', { code })).status).toBe(
      401,
    );
  });

  test('accepts a backup code in any case and grouping', async () => {
    const { email, backupCodes } = await protectedAccount();
    const code = backupCodes[0]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await (await passwordOnly(email)).post('/api/auth/two-factor/verify-backup-code', { code })).status).toBe(
      200,
    );
  });

  test('can get new backup codes that replace the old ones', async () => {
    const { email, browser, backupCodes } = await protectedAccount();
    const answer = await browser.post('/api/auth/two-factor/generate-backup-codes', { password: testPassword });
    const renewed = z.object({ backupCodes: z.array(z.string()) }).parse(answer.json).backupCodes;
    const use = async (code: string | undefined) =>
      (await (await passwordOnly(email)).post('/api/auth/two-factor/verify-backup-code', { code })).status;
    expect([await use(backupCodes[0]), await use(renewed[0])]).toEqual([401, 200]);
  });

  test('is also required after a mailed code or link', async () => {
    const { email } = await protectedAccount();
    const byCode = server.browser();
    await byCode.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const otp = /\b\d{6}\b/.exec((await server.mailTo(email, /code/)).text)?.[0];
    const answer = await byCode.post('/api/auth/sign-in/email-otp', { email, otp });
    expect(answer.json).toMatchObject({ twoFactorRedirect: true });
    expect((await byCode.get('/api/session')).json?.['user']).toBeNull();

    const byLink = server.browser();
    await byLink.post('/api/auth/sign-in/magic-link', { email, callbackURL: '/account' });
    const followed = await byLink.get(server.linkIn(await server.mailTo(email, /sign-in link/)));
    expect([followed.status, followed.headers.location]).toEqual([302, '/signin?step=two-factor&next=%2Faccount']);
    expect((await byLink.get('/api/session')).json?.['user']).toBeNull();
  });

  test('is removed with the password', async () => {
    const { browser, email } = await protectedAccount();
    expect((await browser.post('/api/auth/two-factor/disable', { password: 'Wrong-Horse-7' })).status).toBe(400);
    expect((await browser.post('/api/auth/two-factor/disable', { password: testPassword })).status).toBe(200);
    expect(
      (await server.browser().post('/api/auth/sign-in/email', { email, password: testPassword })).json,
    ).not.toHaveProperty('twoFactorRedirect');
  });
});
