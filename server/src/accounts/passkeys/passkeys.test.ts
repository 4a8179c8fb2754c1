import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  Browser,
  codeFor,
  secretFromOtpauth,
  startTestServer,
  testPassword,
  TestPasskey,
  type TestResponse,
  type PasskeyDeviations,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let site: string;
beforeAll(async () => {
  server = await startTestServer();
  site = server.origin.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

const listed = z.array(
  z.object({ id: z.string(), name: z.string(), backedUp: z.boolean(), usedAt: z.string().nullable() }),
);
const passkeysOf = async (browser: Browser) => {
  const { passkeys } = z.object({ passkeys: listed }).parse({
    passkeys: JSON.parse((await browser.get('/api/auth/passkey/list')).text),
  });
  return passkeys;
};
const begin = (browser: Browser, password: string | undefined = testPassword) =>
  browser.post('/api/auth/passkey/begin', { password });
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/api/session')).json?.['user'] !== null;
const outcome = ({ status, json }: TestResponse) => [status, json?.['code']];

/** A user signed in at the site's host name. */
async function someone(existing?: string): Promise<{ browser: Browser; email: string }> {
  const email = existing ?? (await server.register());
  const browser = new Browser(site);
  await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  return { browser, email };
}

async function add(browser: Browser, name = 'Laptop', otherwise: PasskeyDeviations = {}) {
  const { passkey, made } = TestPasskey.make((await begin(browser)).json, site, otherwise);
  return { passkey, made, answer: await browser.post('/api/auth/passkey/add', { name, ...made }) };
}

async function someoneWithPasskey() {
  const { browser, email } = await someone();
  const { passkey, answer } = await add(browser);
  expect(answer.status).toBe(200);
  return { browser, email, passkey };
}

async function signIn(passkey: TestPasskey, otherwise: PasskeyDeviations = {}, browser = new Browser(site)) {
  const options = (await browser.post('/api/auth/sign-in/passkey/begin')).json;
  const input = passkey.answer(options, otherwise);
  return { browser, given: input, answer: await browser.post('/api/auth/sign-in/passkey', input) };
}

describe('a passkey', () => {
  test('is added with the password, listed, announced by mail, and signs in', async () => {
    const { browser, email, passkey } = await someoneWithPasskey();
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Laptop', usedAt: null, backedUp: false }]);
    expect((await server.mailTo(email, /^Passkey added/)).text).toContain('"Laptop"');

    const { browser: other, answer } = await signIn(passkey);
    expect(answer.status).toBe(200);
    expect((await other.get('/api/session')).json).toMatchObject({ user: { email } });
    expect((await passkeysOf(browser))[0]?.usedAt).not.toBeNull();
    await server.mailTo(email, /New sign-in/);
    expect(other.cookies.has('isentrope.device')).toBe(true);
  });

  test('does not require a second factor', async () => {
    const { browser, passkey } = await someoneWithPasskey();
    const enabled = await browser.post('/api/auth/two-factor/enable', { password: testPassword });
    const secret = secretFromOtpauth(z.object({ totpURI: z.string() }).parse(enabled.json).totpURI);
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret) });
    const { browser: other } = await signIn(passkey);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('may have no use counter', async () => {
    const { passkey } = await someoneWithPasskey();
    await signIn(passkey, { counter: 0 });
    expect((await signIn(passkey, { counter: 0 })).answer.status).toBe(200);
  });

  test('ends the browser’s previous session', async () => {
    const { browser, passkey } = await someoneWithPasskey();
    const before = new Browser(site);
    for (const [name, value] of browser.cookies) before.cookies.set(name, value);
    await signIn(passkey, {}, browser);
    expect([await isSignedIn(browser), await isSignedIn(before)]).toEqual([true, false]);
  });

  test('is renamed, and removed with the password and announced by mail', async () => {
    const { browser, email, passkey } = await someoneWithPasskey();
    const [{ id } = { id: '' }] = await passkeysOf(browser);
    expect((await browser.post('/api/auth/passkey/rename', { id, name: ' Key ring ' })).status).toBe(200);
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Key ring' }]);
    expect(outcome(await browser.post('/api/auth/passkey/remove', { id, password: 'Wrong-Horse-7' }))).toEqual([
      400,
      'INVALID_PASSWORD',
    ]);
    expect((await browser.post('/api/auth/passkey/remove', { id, password: testPassword })).status).toBe(200);
    expect(await passkeysOf(browser)).toEqual([]);
    expect((await server.mailTo(email, /^Passkey removed/)).text).toContain('"Key ring"');
    expect(outcome((await signIn(passkey)).answer)).toEqual([401, 'PASSKEY_UNKNOWN']);
  });

  test('is included in the account’s export, and deleted with the account', async () => {
    const { browser, passkey } = await someoneWithPasskey();
    const { passkeys } = z
      .object({ passkeys: z.array(z.object({ name: z.string(), credentialId: z.string() })) })
      .parse((await browser.get('/api/account/export')).json);
    expect(passkeys).toMatchObject([{ name: 'Laptop', credentialId: passkey.id.toString('base64url') }]);
    expect((await browser.post('/api/auth/delete-user', { password: testPassword })).status).toBe(200);
    expect(outcome((await signIn(passkey)).answer)).toEqual([401, 'PASSKEY_UNKNOWN']);
  });
});

describe('nobody', () => {
  let owner: Awaited<ReturnType<typeof someoneWithPasskey>>;
  let stranger: Awaited<ReturnType<typeof someone>>;
  beforeAll(async () => {
    owner = await someoneWithPasskey();
    stranger = await someone();
  });

  test('adds a passkey without the right password', async () => {
    const { browser } = stranger;
    expect(outcome(await browser.post('/api/auth/passkey/begin', {}))).toEqual([400, 'INVALID_PASSWORD']);
    expect(outcome(await begin(browser, 'Wrong-Horse-7'))).toEqual([400, 'INVALID_PASSWORD']);
    expect((await new Browser(site).post('/api/auth/passkey/begin', { password: testPassword })).status).toBe(401);
  });

  test.each<[string, PasskeyDeviations]>([
    ['without showing that it is they', { verified: false }],
    ['on the page of another site', { origin: 'https://isentrope.example.net' }],
    ['for another site', { rpId: 'example.net' }],
    ['for a challenge of their own', { challenge: 'AAAA' }],
  ])('adds one %s', async (_, otherwise) => {
    const { browser } = stranger;
    expect(outcome((await add(browser, 'Bad', otherwise)).answer)).toEqual([400, 'PASSKEY_REFUSED']);
    expect(await passkeysOf(browser)).toEqual([]);
  });

  test('adds one twice, in another session, or to another account', async () => {
    const { browser } = await someone();
    const { made, answer } = await add(browser);
    expect(answer.status).toBe(200);
    expect(outcome(await browser.post('/api/auth/passkey/add', { name: 'Again', ...made }))).toEqual([
      400,
      'PASSKEY_REFUSED',
    ]);
    const begun = TestPasskey.make((await begin(browser)).json, site);
    expect(outcome(await stranger.browser.post('/api/auth/passkey/add', { name: 'Theirs', ...begun.made }))).toEqual([
      400,
      'PASSKEY_REFUSED',
    ]);
    expect([await passkeysOf(browser), await passkeysOf(stranger.browser)]).toMatchObject([[{ name: 'Laptop' }], []]);
  });

  test.each([
    ['', 'passkey'],
    ['   ', 'passkey'],
    ['x'.repeat(61), 'passkey'],
    ['a\u0000b', 'characters that are not allowed'],
  ])('names one %j', async (name, why) => {
    const [{ id } = { id: '' }] = await passkeysOf(owner.browser);
    const answer = await owner.browser.post('/api/auth/passkey/rename', { id, name });
    expect([answer.status, answer.json?.['message']]).toEqual([400, expect.stringContaining(why)]);
  });

  test('renames or removes another user’s passkey', async () => {
    const [{ id } = { id: '' }] = await passkeysOf(owner.browser);
    expect((await stranger.browser.post('/api/auth/passkey/rename', { id, name: 'Mine' })).status).toBe(404);
    const body = { id, password: testPassword };
    expect((await stranger.browser.post('/api/auth/passkey/remove', body)).status).toBe(404);
    expect(await passkeysOf(owner.browser)).toMatchObject([{ name: 'Laptop' }]);
  });

  test.each<[string, PasskeyDeviations]>([
    ['without showing that it is they', { verified: false }],
    ['on the page of another site', { origin: 'https://isentrope.example.net' }],
    ['made for another site', { rpId: 'example.net' }],
    ['for a challenge of their own', { challenge: 'AAAA' }],
    ['as somebody else', { userHandle: Buffer.from('another').toString('base64url') }],
  ])('signs in with a passkey %s', async (_, otherwise) => {
    const { passkey } = owner;
    const { browser, answer } = await signIn(passkey, otherwise);
    expect(outcome(answer)).toEqual([401, 'PASSKEY_REFUSED']);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('signs in with a used challenge', async () => {
    const { passkey } = owner;
    const { given: input } = await signIn(passkey);
    const thief = new Browser(site);
    expect(outcome(await thief.post('/api/auth/sign-in/passkey', input))).toEqual([401, 'PASSKEY_REFUSED']);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('signs in with another passkey’s signature', async () => {
    const bob = await someoneWithPasskey();
    const browser = new Browser(site);
    const options = (await browser.post('/api/auth/sign-in/passkey/begin')).json;
    const input = { ...bob.passkey.answer(options), id: owner.passkey.id.toString('base64url'), userHandle: null };
    expect(outcome(await browser.post('/api/auth/sign-in/passkey', input))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  test('signs in with a copy whose counter is behind', async () => {
    const { passkey } = owner;
    await signIn(passkey, { counter: 7 });
    expect(outcome((await signIn(passkey, { counter: 7 })).answer)).toEqual([401, 'PASSKEY_REFUSED']);
    expect(outcome((await signIn(passkey, { counter: 3 })).answer)).toEqual([401, 'PASSKEY_REFUSED']);
    expect((await signIn(passkey, { counter: 8 })).answer.status).toBe(200);
  });

  test('answers an expired challenge', async () => {
    const { passkey } = owner;
    const browser = new Browser(site);
    const options = (await browser.post('/api/auth/sign-in/passkey/begin')).json;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    const input = passkey.answer(options);
    expect(outcome(await browser.post('/api/auth/sign-in/passkey', input))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  test('is asked for a passkey at an IP address, for which browsers have none', async () => {
    const { browser } = await server.signedIn(owner.email);
    expect(outcome(await begin(browser))).toEqual([409, 'NO_PASSKEYS_HERE']);
    expect(outcome(await server.browser().post('/api/auth/sign-in/passkey/begin'))).toEqual([409, 'NO_PASSKEYS_HERE']);
  });
});
