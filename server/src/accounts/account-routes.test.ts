import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
