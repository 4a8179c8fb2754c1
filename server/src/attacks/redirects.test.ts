import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
let email: string;
beforeAll(async () => {
  server = await startTestServer();
  email = await server.register();
});
afterAll(() => server.stop());

const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://127.0.0.1@evil.example/',
  'http://127.0.0.1.evil.example/',
  '/\t/evil.example',
  'evil.example',
];

const inBodies: [path: string, parameter: string, body: () => object][] = [
  ['/sign-up/email', 'callbackURL', () => ({ email: server.newAddress(), password: testPassword })],
  ['/sign-in/email', 'callbackURL', () => ({ email, password: testPassword })],
  ['/sign-in/social', 'callbackURL', () => ({ provider: 'google' })],
  ['/sign-in/social', 'errorCallbackURL', () => ({ provider: 'google' })],
  ['/sign-in/social', 'newUserCallbackURL', () => ({ provider: 'google' })],
  ['/link-social', 'callbackURL', () => ({ provider: 'google' })],
  ['/request-password-reset', 'redirectTo', () => ({ email })],
  ['/send-verification-email', 'callbackURL', () => ({ email })],
  ['/sign-in/magic-link', 'callbackURL', () => ({ email })],
  ['/sign-in/magic-link', 'newUserCallbackURL', () => ({ email })],
  ['/sign-in/magic-link', 'errorCallbackURL', () => ({ email })],
  ['/delete-user', 'callbackURL', () => ({ password: testPassword })],
];
const inQueries: [path: string, parameter: string][] = [
  ['/verify-email?token=x', 'callbackURL'],
  ['/reset-password/x?', 'callbackURL'],
  ['/magic-link/verify?token=x', 'callbackURL'],
  ['/magic-link/verify?token=x', 'errorCallbackURL'],
  ['/magic-link/verify?token=x', 'newUserCallbackURL'],
  ['/delete-user/callback?token=x', 'callbackURL'],
];

describe('a return address on another site', () => {
  test.each(inBodies)('is refused in the body of %s as %s', async (path, parameter, body) => {
    for (const address of foreign) {
      const answer = await server.browser().post(`/api/auth${path}`, { ...body(), [parameter]: address });
      expect([address, answer.status, answer.json?.['message']]).toEqual([
        address,
        403,
        `${parameter} must be a page of this site.`,
      ]);
    }
  });

  test.each(inQueries)('is refused in the link %s as %s', async (path, parameter) => {
    for (const address of foreign) {
      const answer = await server.browser().get(`/api/auth${path}&${parameter}=${encodeURIComponent(address)}`);
      expect([address, answer.status, answer.headers.location]).toEqual([address, 403, undefined]);
    }
  });

  test.each(inQueries)('is not accepted in the link %s in addition to an own one as %s', async (path, parameter) => {
    const own = `${parameter}=%2Faccount`;
    const other = `${parameter}=${encodeURIComponent('https://evil.example/')}`;
    for (const query of [`${own}&${other}`, `${other}&${own}`]) {
      const { status, headers } = await server.browser().get(`/api/auth${path}&${query}`);
      expect([query, status, headers.location]).toEqual([query, 403, undefined]);
    }
  });

  test('is not created by removing a trailing slash', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example/..']) {
      expect((await server.browser().get(new URL(server.origin).origin + path)).headers.location).toBeUndefined();
    }
  });

  test('is distinguished from a page of this site, which is accepted', async () => {
    for (const address of ['/steam-tables', '/account?subscription=success#plan', `${server.origin}/tools`]) {
      expect(
        (await server.browser().post('/api/auth/request-password-reset', { email, redirectTo: address })).status,
      ).toBe(200);
    }
  });
});
