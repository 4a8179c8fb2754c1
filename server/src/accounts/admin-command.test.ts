import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendToLockHolder } from '../database/index.ts';
import {
  codeFor,
  eventually,
  secretFromOtpauth,
  startTestServer,
  testPassword,
  type Browser,
  type TestServer,
} from '../testing/index.ts';
import { adminUsage } from './admin-command.ts';

// On the embedded database, whose commands the running server executes.
let dataDir: string;
let server: TestServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-admin-'));
  server = await startTestServer({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const reply = z.object({ done: z.boolean(), text: z.string() });

/** Sends a command to the running server, as `npm run admin` does. */
async function command(line: string) {
  return reply.parse(JSON.parse((await sendToLockHolder(server.dataDir, line)) ?? ''));
}

const isSignedIn = async (browser: Browser) => (await browser.get('/api/session')).json?.['user'] !== null;

describe('a command about an account', () => {
  test('signs it out on every device, and no other account', async () => {
    const { browser, email } = await server.signedIn();
    const other = await server.signedIn(email);
    const stranger = await server.signedIn();
    expect(await command(`sign-out ${email}`)).toEqual({ done: true, text: `${email} is signed out on every device.` });
    expect(await Promise.all([browser, other.browser, stranger.browser].map(isSignedIn))).toEqual([false, false, true]);
  });

  test('removes a lost second factor, with its phone number and the trusted devices', async () => {
    const { browser, email } = await server.signedIn();
    const enabled = await browser.post('/api/auth/two-factor/enable', { password: testPassword });
    const secret = secretFromOtpauth(z.object({ totpURI: z.string() }).parse(enabled.json).totpURI);
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret) });
    const signIn = () => server.browser().post('/api/auth/sign-in/email', { email, password: testPassword });
    expect((await signIn()).json).toMatchObject({ twoFactorRedirect: true });

    expect(await command(`remove-second-factor ${email}`)).toMatchObject({ done: true });
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn()).json).not.toHaveProperty('twoFactorRedirect');
    const again = await server.signedIn(email);
    expect((await again.browser.get('/api/account/second-factors')).json).toEqual({ app: false, phone: null });
  });

  test('makes verified accounts administrators, lists them, and takes the role away', async () => {
    const { browser, email } = await server.signedIn();
    const { email: other } = await server.signedIn();
    const roleNow = async () =>
      z.object({ user: z.object({ role: z.string() }) }).parse((await browser.get('/api/session')).json).user.role;
    const admins = async () => (await command('list')).text;
    expect(await admins()).toBe('There are no administrators.');
    expect(await command(`grant ${email.toUpperCase()}`)).toEqual({
      done: true,
      text: `${email} is now an administrator.`,
    });
    await command(`grant ${other}`);
    expect(await admins()).toBe([email, other].toSorted().join('\n'));
    await eventually('the role to take effect', async () => (await roleNow()) === 'admin' || undefined);
    expect(await command(`revoke ${email}`)).toEqual({ done: true, text: `${email} is no longer an administrator.` });
    expect(await admins()).toBe(other);
    await eventually('the role to end', async () => (await roleNow()) === 'user' || undefined);
    await command(`revoke ${other}`);
  });

  test('gives no role to an address that has not been verified', async () => {
    const email = server.newAddress();
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    expect(await command(`grant ${email}`)).toEqual({
      done: false,
      text: `${email} has not been verified yet; only verified accounts can be given the role.`,
    });
    expect((await command('list')).text).toBe('There are no administrators.');
  });

  test.each(['', 'sign-out', 'sign-out a@example.com b@example.com', 'toString a@example.com', 'grant'])(
    'is refused if it is invalid: %j',
    async line => {
      expect(await command(line)).toEqual({ done: false, text: adminUsage });
    },
  );

  test('is refused for an address without an account', async () => {
    expect(await command('remove-second-factor nobody@example.com')).toEqual({
      done: false,
      text: 'There is no account with the email address nobody@example.com.',
    });
  });
});
