import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type Browser, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const page = '/restriction-orifice-pro?from=mail';

async function wantedPageOf(browser: Browser): Promise<unknown> {
  const { user } = (await browser.get('/api/session')).json ?? {};
  return typeof user === 'object' && user !== null && 'wantedPage' in user ? user.wantedPage : undefined;
}

describe('the page a user wanted to open', () => {
  test('is stored from sign-up on, for every device, until it is removed', async () => {
    const email = await server.register({ wantedPage: page });
    const { browser } = await server.signedIn(email);
    expect(await wantedPageOf(browser)).toBe(page);
    expect((await browser.get('/api/account/export')).json).toMatchObject({ profile: { wantedPage: page } });

    const other = (await server.signedIn(email)).browser;
    expect((await other.post('/api/auth/update-user', { wantedPage: null })).status).toBe(200);
    expect(await wantedPageOf(browser)).toBeNull();
  });

  test('is empty for other users, and can be set later', async () => {
    const { browser } = await server.signedIn();
    expect(await wantedPageOf(browser)).toBeNull();
    expect((await browser.post('/api/auth/update-user', { wantedPage: page })).status).toBe(200);
    expect(await wantedPageOf(browser)).toBe(page);
  });

  test('has at most 500 characters', async () => {
    const { browser } = await server.signedIn();
    const longest = `/${'a'.repeat(499)}`;
    expect((await browser.post('/api/auth/update-user', { wantedPage: longest })).status).toBe(200);
    expect(await wantedPageOf(browser)).toBe(longest);
    expect((await browser.post('/api/auth/update-user', { wantedPage: `${longest}a` })).status).toBe(400);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/%2Fevil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/api/auth/sign-out',
    '',
    `/${'a'.repeat(500)}`,
    7,
  ])('is never %j', async wantedPage => {
    const refusal = { status: 400, json: { message: 'The return page must be a page of this site' } };
    const { browser } = await server.signedIn();
    expect(await browser.post('/api/auth/update-user', { wantedPage })).toMatchObject(refusal);
    const signUp = { email: server.newAddress(), password: testPassword, wantedPage };
    expect(await server.browser().post('/api/auth/sign-up/email', signUp)).toMatchObject(refusal);
    expect(await wantedPageOf(browser)).toBeNull();
  });
});
