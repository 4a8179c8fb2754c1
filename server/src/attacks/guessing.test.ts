import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, testPassword, type Browser, type TestServer } from '../testing/index.ts';

const wrong = 'Wrong-Horse-7';

const start = Date.now();
/** Simulates that `seconds` have passed since the tests began. */
const at = (seconds: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000, shouldAdvanceTime: false });
afterEach(() => void vi.useRealTimers());

/** A new address each time: an attacker with many computers. */
let computers = 0;
const anywhere = (): string => {
  computers += 1;
  return `10.${computers >> 16}.${(computers >> 8) & 255}.${computers & 255}`;
};

describe('guessing a password', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Requests come from any address the test chooses.
    server = await startTestServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const guess = (email: string, from = anywhere(), password = wrong, browser = server.browser()) =>
    browser.post('/api/auth/sign-in/email', { email, password }, { headers: { 'x-forwarded-for': from } });
  const guesses = async (email: string, attempts: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) statuses.push((await guess(email)).status);
    return statuses;
  };
  const waitOf = async (email: string): Promise<number> => Number((await guess(email)).headers['retry-after']);

  test('for one account is delayed increasingly after ten attempts from any address', async () => {
    const email = await server.register();
    at(0);
    expect(new Set(await guesses(email, 10))).toEqual(new Set([401]));
    const refused = await guess(email, anywhere(), testPassword);
    expect([refused.status, refused.headers['retry-after'], refused.json?.['message']]).toEqual([
      429,
      '30',
      'Too many attempts. Please try again in 30 seconds.',
    ]);
    let now = 0;
    for (const [wait, next] of [
      [30, 60],
      [60, 120],
      [120, 240],
      [240, 480],
      [480, 960],
      [960, 1920],
      [1920, 3600],
      [3600, 3600],
    ] as const) {
      at(now + wait - 1);
      expect((await guess(email)).status).toBe(429);
      now += wait;
      at(now);
      expect((await guess(email)).status).toBe(401);
      expect(await waitOf(email)).toBe(next);
    }
  });

  test('from many addresses does not lock out the owner on a known device', async () => {
    const { browser, email } = await server.signedIn();
    at(0);
    await guesses(email, 12);
    expect((await guess(email, anywhere(), testPassword)).status).toBe(429);
    expect((await guess(email, anywhere(), testPassword, browser)).status).toBe(200);
    // This does not help attackers.
    expect((await guess(email)).status).toBe(429);
  });

  test('on a known device is delayed separately', async () => {
    const { browser, email } = await server.signedIn();
    at(0);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await guess(email, anywhere(), wrong, browser)).status).toBe(401);
    expect((await guess(email, anywhere(), testPassword, browser)).headers['retry-after']).toBe('30');
    expect((await guess(email, anywhere(), testPassword)).status).toBe(200);
    at(30);
    expect((await guess(email, anywhere(), testPassword, browser)).status).toBe(200);
    expect((await guess(email, anywhere(), wrong, browser)).status).toBe(401);
  });

  test('is no easier with another account’s known device, or an invented one', async () => {
    const mallory = await server.signedIn();
    const { email } = await server.signedIn();
    at(0);
    await guesses(email, 10);
    expect((await guess(email, anywhere(), wrong, mallory.browser)).status).toBe(429);
    const forger = server.browser();
    const name = 'isentrope.device';
    const [token = ''] = (mallory.browser.cookies.get(name) ?? '').split('.');
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}`, 'nonsense', '']) {
      forger.cookies.set(name, forged);
      expect((await guess(email, anywhere(), wrong, forger)).status).toBe(429);
    }
  });

  test('is counted for accounts that do not exist as well', async () => {
    at(0);
    const email = server.newAddress();
    expect((await guesses(email, 11)).at(-1)).toBe(429);
    expect(await waitOf(email)).toBe(30);
  });

  test('is reset after the right one', async () => {
    const email = await server.register();
    await guesses(email, 9);
    expect((await guess(email, anywhere(), testPassword)).status).toBe(200);
    expect(new Set(await guesses(email, 2))).toEqual(new Set([401]));
  });

  test('for many accounts from one network is delayed increasingly after twenty', async () => {
    at(0);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        guess(server.newAddress(), `2001:db8:0:7::${index}`).then(({ status }) => status),
      ),
    );
    expect(statuses.filter(status => status === 401)).toHaveLength(20);
    expect(statuses.filter(status => status === 429)).toHaveLength(10);
    at(30);
    expect((await guess(server.newAddress(), '2001:db8:0:7::1')).status).toBe(401);
    expect((await guess(server.newAddress(), '2001:db8:0:7::2')).headers['retry-after']).toBe('60');
    expect((await guess(server.newAddress(), '2001:db8:0:8::1')).status).toBe(401);
  });

  test('cannot be hidden among successful sign-ins', async () => {
    const own = await server.register();
    const from = '192.0.2.77';
    at(0);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (attempt % 5 === 4) expect((await guess(own, from, testPassword)).status).toBe(200);
      expect((await guess(server.newAddress(), from)).status).toBe(401);
    }
    expect((await guess(server.newAddress(), from)).status).toBe(429);
  });

  test('of an unverified address is delayed too, because each right one sends a mail', async () => {
    const email = server.newAddress();
    await server.browser().post('/api/auth/sign-up/email', { email, password: testPassword });
    at(0);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await guess(email, anywhere(), testPassword)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  });

  test('of second-factor codes is stopped after twenty a minute', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const code = String(100_000 + attempt);
      const headers = { 'x-forwarded-for': '203.0.113.250' };
      statuses.push((await server.browser().post('/api/auth/two-factor/verify-totp', { code }, { headers })).status);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test('is counted in whichever order simultaneous attempts arrive', async () => {
    const email = await server.register();
    const statuses: number[] = [];
    for (const seconds of [100, 99.9, 99.8]) {
      at(seconds);
      statuses.push((await guess(email)).status);
    }
    expect(statuses).toEqual([401, 401, 401]);
  });

  test('cannot evade a limit with forged proxy headers', async () => {
    const plain = await startTestServer({ RATE_LIMITS: 'on' });
    const statuses = await Promise.all(
      Array.from({ length: 22 }, async (_, attempt) => {
        const address = `192.0.2.${attempt}`;
        const headers = { 'x-forwarded-for': address, 'x-isentrope-client-address': address };
        const body = { email: plain.newAddress(), password: wrong };
        return (await plain.browser().post('/api/auth/sign-in/email', body, { headers })).status;
      }),
    );
    await plain.stop();
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
  });
});

describe('a restart', () => {
  test('keeps the attempts and the known devices', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'isentrope-restart-'));
    const variables = { DATA_DIR, RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' };
    const first = await startTestServer(variables);
    const { browser, email } = await first.signedIn();
    const attempt = (by: Browser, password: string) =>
      by.post('/api/auth/sign-in/email', { email, password }, { headers: { 'x-forwarded-for': anywhere() } });
    for (let count = 0; count < 10; count += 1) await attempt(first.browser(), wrong);
    await first.stop();

    const second = await startTestServer(variables);
    expect((await attempt(second.browser(), testPassword)).status).toBe(429);
    const again = second.browser();
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    expect((await attempt(again, testPassword)).status).toBe(200);
    await second.stop();
    await rm(DATA_DIR, { recursive: true });
  });
});

describe('an attacker who requests mails to another address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const ask = (path: string, body: object, browser = server.browser(), from = anywhere()) =>
    browser.post(path, body, { headers: { 'x-forwarded-for': from } });
  const reset = (email: string, browser?: Browser, from?: string) =>
    ask('/api/auth/request-password-reset', { email }, browser, from);
  const withheld = 'No further email was sent. Please use the last one, or try again in 60 seconds.';

  test.each([
    ['/api/auth/request-password-reset', {}],
    ['/api/auth/sign-in/magic-link', {}],
    ['/api/auth/email-otp/send-verification-otp', { type: 'sign-in' }],
  ])('by %s cannot flood the mailbox, and gets a message about what was not sent', async (path, further) => {
    const email = await server.register();
    const before = (await server.mailsTo(email)).length;
    at(0);
    const statuses: number[] = [];
    for (let request = 0; request < 7; request += 1) statuses.push((await ask(path, { email, ...further })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await ask(path, { email, ...further })).json).toEqual({ message: withheld, code: 'MAIL_NOT_SENT' });
    await expect.poll(() => server.mailsTo(email)).toHaveLength(before + 5);
    at(60);
    expect((await ask(path, { email, ...further })).status).toBe(200);
    expect((await ask(path, { email, ...further })).headers['retry-after']).toBe('120');
  });

  test('does not learn who has an account', async () => {
    const known = await server.register();
    const unknown = server.newAddress();
    at(0);
    for (let request = 0; request < 7; request += 1) {
      const [one, other] = [await reset(known), await reset(unknown)];
      expect([one.status, one.json, one.headers['retry-after']]).toEqual([
        other.status,
        other.json,
        other.headers['retry-after'],
      ]);
    }
  });

  test('by signing up with it has to wait, and creates no account meanwhile', async () => {
    const email = server.newAddress();
    at(0);
    const statuses: number[] = [];
    for (let request = 0; request < 6; request += 1)
      statuses.push((await ask('/api/auth/sign-up/email', { email, password: testPassword })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('does not use up the budget of the owner’s known device', async () => {
    const { browser, email } = await server.signedIn();
    at(0);
    for (let request = 0; request < 7; request += 1) await reset(email);
    for (let request = 0; request < 5; request += 1) expect((await reset(email, browser)).status).toBe(200);
    expect((await reset(email, browser)).status).toBe(429);
  });

  test('from the owner’s network does not block mails for the known device', async () => {
    const { browser, email } = await server.signedIn();
    const from = '192.0.2.99';
    for (let request = 0; request < 20; request += 1) await reset(server.newAddress(), server.browser(), from);
    expect((await reset(server.newAddress(), server.browser(), from)).status).toBe(429);
    expect((await reset(email, browser, from)).status).toBe(200);
  });

  test('always leaves a working link in the mailbox', async () => {
    const email = await server.register();
    let now = 0;
    let newest = 0;
    for (let request = 0; request < 30; request += 1) {
      at(now);
      const { status, headers } = await reset(email);
      if (status === 200) newest = now;
      else now += Number(headers['retry-after']);
      // Reset links are valid for an hour.
      expect(now - newest).toBeLessThanOrEqual(30 * 60);
    }
    expect(now).toBeGreaterThan(4 * 3600);
  });

  test('and guesses passwords cannot prevent recovery on a new device', async () => {
    const email = await server.register();
    at(0);
    for (let request = 0; request < 12; request += 1) {
      await reset(email);
      await ask('/api/auth/sign-in/email', { email, password: wrong });
    }
    const owner = server.browser();
    const refused = await reset(email, owner);
    expect([refused.status, refused.json?.['message']]).toEqual([429, withheld]);

    const link = await owner.get(server.linkIn(await server.mailTo(email, /Reset/)));
    const token = new URL(link.headers.location ?? '', server.origin).searchParams.get('token');
    const newPassword = 'Another-Horse-8';
    expect((await ask('/api/auth/reset-password', { token, newPassword }, owner)).status).toBe(200);
    const signIn = (browser: Browser) => ask('/api/auth/sign-in/email', { email, password: newPassword }, browser);
    expect((await signIn(server.browser())).status).toBe(429);
    expect((await signIn(owner)).status).toBe(200);
  });
});
