import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const signIn = (browser: Browser, email: string, password = testPassword) =>
  browser.post('/api/auth/sign-in/email', { email, password }, { headers: { 'user-agent': firefox } });
const countMails = async (email: string, subject: RegExp): Promise<number> =>
  (await server.mailsTo(email)).filter(mail => subject.test(mail.subject)).length;
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/api/session')).json?.['user'] !== null;

describe('a sign-in on a new device', () => {
  test('sends a mail, except for the first sign-in of an account', async () => {
    const { browser, email } = await server.signedIn();
    await signIn(browser, email);
    expect(await countMails(email, /New sign-in/)).toBe(0);

    const other = server.browser();
    await signIn(other, email);
    const mail = await server.mailTo(email, /New sign-in/);
    expect(mail.text).toMatch(/Firefox on Linux, \d+ \w+ \d{4} at \d\d:\d\d UTC, from the IP address 127\.0\.0\.1\./);
    await signIn(other, email);
    await other.post('/api/account/sign-out', { scope: 'local' });
    await signIn(other, email);
    await signIn(browser, email);
    expect(await countMails(email, /New sign-in/)).toBe(1);
  });

  test('includes a browser known for another account only, which stays known for that', async () => {
    const ann = await server.signedIn();
    const bob = await server.signedIn();
    await signIn(bob.browser, ann.email);
    await server.mailTo(ann.email, /New sign-in/);
    await signIn(bob.browser, bob.email);
    await signIn(bob.browser, ann.email);
    expect([await countMails(ann.email, /New sign-in/), await countMails(bob.email, /New sign-in/)]).toEqual([1, 0]);
  });

  test('sets an HttpOnly cookie, and none before the second factor', async () => {
    const { browser, email } = await server.signedIn();
    const secret = await enrol(browser);
    const other = server.browser();
    expect((await signIn(other, email)).json).toMatchObject({ twoFactorRedirect: true });
    expect(other.cookies.has('isentrope.device')).toBe(false);
    const done = await other.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret, 1) });
    const cookie = done.setCookies.find(line => line.startsWith('isentrope.device='));
    expect(cookie).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    await server.mailTo(email, /New sign-in/);
  });
});

const enrolled = z.object({ totpURI: z.string() });

async function enrol(browser: Browser): Promise<Buffer> {
  const answer = await browser.post('/api/auth/two-factor/enable', { password: testPassword });
  const secret = secretFromOtpauth(enrolled.parse(answer.json).totpURI);
  await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret) });
  return secret;
}

describe('the second factor', () => {
  test('sends a mail when it is turned on and off, and at no step in between', async () => {
    const { browser, email } = await server.signedIn();
    await browser.post('/api/auth/two-factor/enable', { password: testPassword });
    expect(await countMails(email, /Two-step verification/)).toBe(0);
    await enrol(browser);
    expect((await server.mailTo(email, /Two-step verification/)).subject).toMatch(/switched on/);
    expect((await browser.post('/api/auth/two-factor/disable', { password: 'Wrong-Horse-7' })).status).toBe(400);
    expect(await countMails(email, /Two-step verification/)).toBe(1);
    await browser.post('/api/auth/two-factor/disable', { password: testPassword });
    await server.mailTo(email, /Two-step verification switched off/);
  });
});

describe('changing the address', () => {
  const ask = (browser: Browser, newEmail: string, password: string | undefined = testPassword) =>
    browser.post('/api/auth/change-email', { newEmail, password });
  const follow = async (browser: Browser, address: string, subject: RegExp): Promise<string | undefined> => {
    const { headers } = await browser.get(server.linkIn(await server.mailTo(address, subject)));
    return headers.location;
  };
  const approve = (browser: Browser, address: string) => follow(browser, address, /^Approve/);
  const confirm = (browser: Browser, address: string) => follow(browser, address, /^Confirm/);

  test('is approved at the old address, confirmed at the new one, and announced to both', async () => {
    const { browser, email } = await server.signedIn();
    const to = server.newAddress();
    expect((await ask(browser, to)).status).toBe(200);
    expect((await server.mailTo(email, /^Approve/)).text).toContain(to);
    expect(await server.mailsTo(to)).toEqual([]);

    expect(await approve(server.browser(), email)).toBe('/signin?address=approved');
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email });

    expect(await confirm(server.browser(), to)).toBe('/signin?address=changed');
    for (const address of [email, to])
      expect((await server.mailTo(address, /was changed/)).text).toContain(`from ${email} to ${to}`);
    expect((await signIn(server.browser(), email)).status).toBe(401);
    expect((await signIn(server.browser(), to)).status).toBe(200);
  });

  test('ends all sessions, including that of the requester and one created by the link', async () => {
    const { browser, email } = await server.signedIn();
    const hijacked = await server.signedIn(email);
    const to = server.newAddress();
    await ask(browser, to);
    const opener = server.browser();
    await approve(opener, email);
    await confirm(opener, to);
    expect([await isSignedIn(browser), await isSignedIn(hijacked.browser), await isSignedIn(opener)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('invalidates reset links mailed to the old address', async () => {
    const { browser, email } = await server.signedIn();
    await browser.post('/api/auth/request-password-reset', { email });
    const link = server.linkIn(await server.mailTo(email, /Reset/));
    const to = server.newAddress();
    await ask(browser, to);
    await approve(browser, email);
    await confirm(browser, to);
    expect((await server.browser().get(link)).headers.location).toContain('error=INVALID_TOKEN');
  });

  test('requires the password, not only a session', async () => {
    const { browser, email } = await server.signedIn();
    const to = server.newAddress();
    expect((await ask(browser, to, 'Wrong-Horse-7')).json).toEqual({
      message: 'Invalid password',
      code: 'INVALID_PASSWORD',
    });
    expect((await browser.post('/api/auth/change-email', { newEmail: to })).status).toBe(400);
    expect((await server.browser().post('/api/auth/change-email', { newEmail: to })).status).toBe(401);
    expect(await countMails(email, /^Approve/)).toBe(0);
  });

  test('does not reveal who has the other address, and cannot take it', async () => {
    const { browser } = await server.signedIn();
    const taken = await server.register();
    const [free, other] = [await ask(browser, server.newAddress()), await ask(browser, taken)];
    expect([other.status, other.json]).toEqual([free.status, free.json]);

    const { browser: second, email } = await server.signedIn();
    const to = server.newAddress();
    await ask(second, to);
    await approve(second, email);
    await server.mailTo(to, /^Confirm/);
    await server.browser().post('/api/auth/sign-up/email', { email: to, password: testPassword });
    expect(await confirm(second, to)).toBe('/signin?address=changed&error=INVALID_TOKEN');
  });

  test('works once per link', async () => {
    const { browser, email } = await server.signedIn();
    const to = server.newAddress();
    await ask(browser, to);
    await approve(browser, email);
    await approve(browser, email);
    await confirm(browser, to);
    expect(await countMails(to, /^Confirm/)).toBe(1);
    expect(await confirm(browser, to)).toBe('/signin?address=changed');
    expect(await countMails(to, /was changed/)).toBe(1);
    expect(await approve(browser, email)).toContain('error=INVALID_TOKEN');
  });

  test('is limited to five requests an hour', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const { browser } = await limited.signedIn();
    const statuses: number[] = [];
    for (let request = 0; request < 6; request += 1)
      statuses.push((await ask(browser, limited.newAddress(), 'Wrong-Horse-7')).status);
    const refused = await ask(browser, limited.newAddress());
    await limited.stop();
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(refused.json?.['message']).toMatch(/^No further email was sent\./);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('a mail that cannot be stored', () => {
  test('fails no request, and is logged without its address', async () => {
    const broken = await startTestServer();
    const email = await broken.register();
    const folder = join(broken.dataDir, 'mail');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    const answer = await broken.browser().post('/api/auth/request-password-reset', { email });
    await expect
      .poll(() => broken.logged.filter(line => line.includes('"level":"error"')))
      .toEqual([expect.stringMatching(/background task.*EEXIST/)]);
    await broken.stop();
    expect(answer.status).toBe(200);
    expect(broken.logged.join('')).not.toContain(email);
  });
});
