import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestServer, testPassword, type Browser, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sessionList = z.array(
  z.object({
    id: z.string(),
    current: z.boolean(),
    device: z.string(),
    ipAddress: z.string().nullable(),
  }),
);
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/api/session')).json?.['user'] !== null;

describe('the list of sessions', () => {
  test('names each device once and marks this one, without its token', async () => {
    const { browser, email } = await server.signedIn();
    await server.signedIn(email);
    const answer = await browser.get('/api/account/sessions');
    const sessions = sessionList.parse(JSON.parse(answer.text));
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ ipAddress: '127.0.0.1', device: 'A program' });
    expect(answer.text).not.toContain('token');
    // Account data must not be cached.
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is read by a request whose user the log names by id, without the address', async () => {
    const { browser, email } = await server.signedIn();
    const { id } = z
      .object({ user: z.object({ id: z.string() }) })
      .parse((await browser.get('/api/session')).json).user;
    const { headers } = await browser.get('/api/account/sessions');
    const line = server.logged.find(each => each.includes(String(headers['x-request-id'])));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ user: id, status: 200 });
    expect(line).not.toContain(email);
    const refused = await server.browser().get('/api/account/sessions');
    expect([refused.status, refused.json]).toEqual([401, { message: 'Please sign in first.', code: 'NOT_SIGNED_IN' }]);
  });

  test('can end another device’s session, but nobody else’s', async () => {
    const { browser, email } = await server.signedIn();
    const other = await server.signedIn(email);
    const stranger = await server.signedIn();
    const sessions = sessionList.parse(JSON.parse((await browser.get('/api/account/sessions')).text));
    const id = sessions.find(({ current }) => !current)?.id ?? '';

    expect((await stranger.browser.delete(`/api/account/sessions/${id}`)).status).toBe(404);
    expect(await isSignedIn(other.browser)).toBe(true);
    expect((await browser.delete(`/api/account/sessions/${id}`)).status).toBe(204);
    expect(await isSignedIn(other.browser)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a session', () => {
  afterEach(() => void vi.useRealTimers());
  const afterHours = (hours: number) =>
    void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  const sessionCookie = (cookies: string[]): string | undefined =>
    cookies.find(line => line.startsWith('isentrope.session_token='));

  test('is extended once a day while it is used, and not before', async () => {
    const { browser } = await server.signedIn();
    expect(sessionCookie((await browser.get('/api/session')).setCookies)).toBeUndefined();
    afterHours(25);
    expect(sessionCookie((await browser.get('/api/session')).setCookies)).toContain('Max-Age=2592000');
  });

  test('ends 30 days after its last use', async () => {
    const { browser } = await server.signedIn();
    afterHours(29 * 24);
    expect(await isSignedIn(browser)).toBe(true);
    afterHours(31 * 24);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('that is not remembered ends within a day on the server as well', async () => {
    const browser = server.browser();
    const email = await server.register();
    await browser.post('/api/auth/sign-in/email', { email, password: testPassword, rememberMe: false });
    afterHours(25);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('signing in again', () => {
  test('ends the browser’s previous session, and no other', async () => {
    const { browser, email } = await server.signedIn();
    const other = await server.signedIn(email);
    const before = server.browser();
    for (const [name, value] of browser.cookies) before.cookies.set(name, value);
    await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
    expect(await Promise.all([browser, before, other.browser].map(isSignedIn))).toEqual([true, false, true]);
  });
});

describe('signing in again, remembered', () => {
  test('makes a session that was not remembered one that is', async () => {
    const browser = server.browser();
    const email = await server.register();
    const isRemembered = async (rememberMe: boolean) => {
      await browser.post('/api/auth/sign-in/email', { email, password: testPassword, rememberMe });
      return (await browser.get('/api/session')).json?.['remembered'];
    };
    expect([await isRemembered(false), await isRemembered(true)]).toEqual([false, true]);
  });
});

describe('signing out', () => {
  test.each([
    ['local', { here: false, there: true }],
    ['others', { here: true, there: false }],
    ['global', { here: false, there: false }],
    [undefined, { here: false, there: false }],
  ])('with scope %s leaves %o', async (scope, expected) => {
    const { browser, email } = await server.signedIn();
    const there = await server.signedIn(email);
    const stolen = new Map(browser.cookies);
    const answer = await browser.post('/api/account/sign-out', scope === undefined ? {} : { scope });
    expect(answer.status).toBe(204);
    expect({ here: await isSignedIn(browser), there: await isSignedIn(there.browser) }).toEqual(expected);

    const thief = server.browser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect(await isSignedIn(thief)).toBe(expected.here);
  });

  test('refuses any other scope, and requires a session', async () => {
    const { browser } = await server.signedIn();
    expect((await browser.post('/api/account/sign-out', { scope: 'everywhere' })).status).toBe(400);
    expect((await server.browser().post('/api/account/sign-out')).status).toBe(401);
  });
});
