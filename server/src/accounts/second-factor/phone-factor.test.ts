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
let limited: TestServer;
beforeAll(async () => {
  [server, limited] = await Promise.all([startTestServer(), startTestServer({ RATE_LIMITS: 'on' })]);
});
afterAll(() => Promise.all([server.stop(), limited.stop()]));

const password = testPassword;
let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return `+4712${String(numbers).padStart(6, '0')}`;
};

/** Waits until `count` codes have been sent to a number, and returns them, the newest first. */
async function codesTo(phoneNumber: string, count: number, at = server): Promise<string[]> {
  const codes = async () =>
    (await at.mailsTo(phoneNumber)).map(({ text }) => /^\d{6}(?= is your Isentrope code\.)/.exec(text)?.[0] ?? '');
  await expect.poll(async () => (await codes()).length).toBe(count);
  return codes();
}

const another = (code: string | undefined): string => (code === '123456' ? '654321' : '123456');

async function askCode(browser: Browser, phoneNumber: string, at = server): Promise<string | undefined> {
  const before = (await at.mailsTo(phoneNumber)).length;
  await browser.post('/api/auth/phone-number/send-otp', { phoneNumber });
  return (await codesTo(phoneNumber, before + 1, at))[0];
}

/** Verifies a phone number for the account signed in in a browser. */
async function prove(browser: Browser, phoneNumber: string, at = server) {
  const code = await askCode(browser, phoneNumber, at);
  return browser.post('/api/auth/phone-number/verify', { phoneNumber, code, updatePhoneNumber: true, password });
}

/** A user with a password and a verified number, but no second factor yet. */
async function withPhone(at = server) {
  const { browser, email } = await at.signedIn();
  const phone = newNumber();
  expect((await prove(browser, phone, at)).status).toBe(200);
  return { browser, email, phone };
}

const enable = (browser: Browser) => browser.post('/api/auth/two-factor/enable', { password, method: 'otp' });
const codesIn = (json: unknown) => z.object({ backupCodes: z.array(z.string()) }).parse(json).backupCodes;

async function enableApp(browser: Browser): Promise<Buffer> {
  const answer = await browser.post('/api/auth/two-factor/enable', { password });
  const secret = secretFromOtpauth(z.object({ totpURI: z.string() }).parse(answer.json).totpURI);
  expect((await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret) })).status).toBe(200);
  return secret;
}

/** A browser after the right password, and the response. */
async function signIn(email: string, at = server) {
  const browser = at.browser();
  const answer = await browser.post('/api/auth/sign-in/email', { email, password });
  return { browser, methods: answer.json?.['twoFactorMethods'] };
}

const isSignedIn = async (browser: Browser) => (await browser.get('/api/session')).json?.['user'] !== null;
const factors = async (browser: Browser) => (await browser.get('/api/account/second-factors')).json;

describe('the phone number of an account', () => {
  test('is set with the password and a code, in any format', async () => {
    const { browser } = await server.signedIn();
    const phone = newNumber();
    const typed = `00${phone.slice(1, 3)} (${phone.slice(3, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    await browser.post('/api/auth/phone-number/send-otp', { phoneNumber: typed });
    const [code] = await codesTo(phone, 1);
    const verify = (body: object) =>
      browser.post('/api/auth/phone-number/verify', { phoneNumber: typed, updatePhoneNumber: true, ...body });

    const wrongCode = await verify({ code: another(code), password });
    expect([wrongCode.status, wrongCode.json?.['code']]).toEqual([400, 'INVALID_OTP']);
    for (const input of [{}, { password: 'Wrong-Horse-7' }])
      expect((await verify({ code, ...input })).json).toEqual({
        message: 'Invalid password',
        code: 'INVALID_PASSWORD',
      });
    expect(await factors(browser)).toEqual({ app: false, phone: null });
    expect((await verify({ code, password })).status).toBe(200);
    expect(await factors(browser)).toEqual({ app: false, phone });
  });

  test.each(['', '12345', '+0123456789', '+47 123 45 abc', 47_123_456])('cannot be %j', async phoneNumber => {
    const answer = await server.browser().post('/api/auth/phone-number/send-otp', { phoneNumber });
    expect(answer.json).toEqual({
      message: 'Enter the number with its country code, for example +44 1224 000000',
      code: 'INVALID_INPUT',
    });
  });

  test('belongs to one account only', async () => {
    const { phone } = await withPhone();
    const { browser } = await server.signedIn();
    const answer = await prove(browser, phone);
    expect([answer.status, answer.json?.['code']]).toEqual([400, 'PHONE_NUMBER_EXIST']);
  });

  test('is not changed or removed by a profile update', async () => {
    const { browser, phone } = await withPhone();
    for (const phoneNumber of [null, newNumber()])
      expect((await browser.post('/api/auth/update-user', { phoneNumber })).status).toBe(400);
    expect(await factors(browser)).toMatchObject({ phone });
  });

  test('is removed with the password, unless it is the only second factor', async () => {
    const { browser } = await withPhone();
    const remove = (typed: string) => browser.post('/api/auth/phone-number/remove', { password: typed });
    await enable(browser);
    expect((await remove(password)).json?.['code']).toBe('PHONE_IN_USE');
    await browser.post('/api/auth/two-factor/disable', { password });
    expect((await remove('Wrong-Horse-7')).json?.['code']).toBe('INVALID_PASSWORD');
    expect((await remove(password)).status).toBe(200);
    expect(await factors(browser)).toEqual({ app: false, phone: null });
  });

  test('gets at most five codes at once, whoever requests them', async () => {
    const phoneNumber = newNumber();
    const statuses: number[] = [];
    for (let request = 0; request < 6; request += 1)
      statuses.push((await limited.browser().post('/api/auth/phone-number/send-otp', { phoneNumber })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await codesTo(phoneNumber, 5, limited);
  });
});

describe('a phone as the second factor', () => {
  test('requires a verified number', async () => {
    const { browser } = await server.signedIn();
    expect((await enable(browser)).json).toEqual({
      message: 'There is no verified phone number for this account.',
      code: 'NO_PHONE',
    });
  });

  test('is enabled with the password and announced by mail, and its code completes a sign-in once', async () => {
    const { browser, email, phone } = await withPhone();
    expect((await browser.post('/api/auth/two-factor/enable', { method: 'otp' })).status).toBe(400);
    expect((await enable(browser)).status).toBe(200);
    await server.mailTo(email, /switched on/);

    const { browser: other, methods } = await signIn(email);
    expect(methods).toEqual(['otp']);
    expect((await other.post('/api/auth/two-factor/send-otp')).status).toBe(200);
    const [code] = await codesTo(phone, 2);
    expect((await other.post('/api/auth/two-factor/verify-otp', { code: another(code) })).status).toBe(401);
    expect(await isSignedIn(other)).toBe(false);
    expect((await other.post('/api/auth/two-factor/verify-otp', { code })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(true);
    await server.mailTo(email, /New sign-in/);

    const { browser: later } = await signIn(email);
    expect((await later.post('/api/auth/two-factor/verify-otp', { code })).status).toBe(400);
  });

  test('has backup codes, each valid for one sign-in, and can get new ones', async () => {
    const { browser, email } = await withPhone();
    const codes = codesIn((await enable(browser)).json);
    expect(codes).toHaveLength(10);
    const use = async (code: string | undefined) =>
      (await (await signIn(email)).browser.post('/api/auth/two-factor/verify-backup-code', { code })).status;
    expect([await use(codes[0]), await use(codes[0])]).toEqual([200, 401]);
    const renewed = await browser.post('/api/auth/two-factor/generate-backup-codes', { password });
    expect([await use(codes[1]), await use(codesIn(renewed.json)[0])]).toEqual([401, 200]);
  });

  test('refuses a code after five wrong attempts', async () => {
    const { browser, email, phone } = await withPhone();
    await enable(browser);
    const { browser: other } = await signIn(email);
    await other.post('/api/auth/two-factor/send-otp');
    const [code] = await codesTo(phone, 2);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await other.post('/api/auth/two-factor/verify-otp', { code: another(code) });
    expect((await other.post('/api/auth/two-factor/verify-otp', { code })).status).toBe(400);
    expect(await isSignedIn(other)).toBe(false);
  });

  test('is locked for a while after ten wrong codes in a row', async () => {
    const { browser, email, phone } = await withPhone();
    await enable(browser);
    for (let round = 1; round <= 2; round += 1) {
      const { browser: other } = await signIn(email);
      await other.post('/api/auth/two-factor/send-otp');
      const [code] = await codesTo(phone, 1 + round);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await other.post('/api/auth/two-factor/verify-otp', { code: another(code) });
    }
    const { browser: last } = await signIn(email);
    await last.post('/api/auth/two-factor/send-otp');
    const [code] = await codesTo(phone, 4);
    expect((await last.post('/api/auth/two-factor/verify-otp', { code })).status).toBe(429);
  });

  test('does not count as both factors: a code to the phone alone no longer signs in', async () => {
    const { browser, phone } = await withPhone();
    await enable(browser);
    const thief = server.browser();
    const code = await askCode(thief, phone);
    const answer = await thief.post('/api/auth/phone-number/verify', { phoneNumber: phone, code });
    expect([answer.status, answer.json?.['code']]).toEqual([403, 'PHONE_IS_ONE_FACTOR']);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await thief.post('/api/auth/two-factor/send-otp')).status).toBe(401);
  });

  test('is limited to ten codes an hour per account', async () => {
    const { browser, email } = await withPhone(limited);
    await enable(browser);
    const { browser: other } = await signIn(email, limited);
    const statuses: number[] = [];
    for (let request = 0; request < 11; request += 1)
      statuses.push((await other.post('/api/auth/two-factor/send-otp')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('is offered on the page after a mailed link too', async () => {
    const { browser, email } = await withPhone();
    await enable(browser);
    const byLink = server.browser();
    await byLink.post('/api/auth/sign-in/magic-link', { email, callbackURL: '/account' });
    const { headers } = await byLink.get(server.linkIn(await server.mailTo(email, /sign-in link/)));
    expect(headers.location).toBe('/signin?step=two-factor&methods=otp&next=%2Faccount');
  });
});

describe('a phone in addition to an authenticator app', () => {
  test('is a further method, announced by mail, and remains without the app', async () => {
    const { browser, email } = await server.signedIn();
    const secret = await enableApp(browser);
    await server.mailTo(email, /switched on/);
    expect((await signIn(email)).methods).toEqual(['totp']);
    const phone = newNumber();
    expect((await prove(browser, phone)).status).toBe(200);
    expect((await server.mailTo(email, /verification of your .* changed/)).text).toContain(
      'can now be sent to a phone number',
    );
    expect(await factors(browser)).toEqual({ app: true, phone });

    const { browser: other, methods } = await signIn(email);
    expect(methods).toEqual(['totp', 'otp']);
    await other.post('/api/auth/two-factor/send-otp');
    const [code] = await codesTo(phone, 2);
    expect((await other.post('/api/auth/two-factor/verify-otp', { code })).status).toBe(200);

    expect((await browser.post('/api/auth/phone-number/remove', { password })).status).toBe(200);
    await expect
      .poll(async () => (await server.mailsTo(email)).some(({ text }) => text.includes('has been removed')))
      .toBe(true);
    const { browser: last, methods: left } = await signIn(email);
    expect(left).toEqual(['totp']);
    expect((await last.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret, 1) })).status).toBe(200);
  });

  test('is announced when it was added, whatever else the request contains', async () => {
    const { browser, email } = await server.signedIn();
    await enableApp(browser);
    await prove(browser, newNumber());
    const answer = await browser.post('/api/auth/update-user', { company: 'Sandbar', updatePhoneNumber: true });
    expect(answer.status).toBe(200);
    await browser.post('/api/auth/phone-number/remove', { password });
    const texts = async () => (await server.mailsTo(email)).map(({ text }) => text);
    await expect.poll(async () => (await texts()).some(text => text.includes('has been removed'))).toBe(true);
    expect((await texts()).filter(text => text.includes('can now be sent'))).toHaveLength(1);
  });

  test('does not change the app’s backup codes; an app added later brings its own', async () => {
    const { browser, email } = await withPhone();
    const ofPhone = codesIn((await enable(browser)).json);
    await enableApp(browser);
    await server.mailTo(email, /verification of your .* changed/);
    expect((await enable(browser)).json).toEqual({ method: 'otp' });
    const { browser: other } = await signIn(email);
    expect((await other.post('/api/auth/two-factor/verify-backup-code', { code: ofPhone[0] })).status).toBe(401);
  });
});
