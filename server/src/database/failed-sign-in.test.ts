import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.stop());

test('a sign-in that the database fails amid leaves the browser its previous session', async () => {
  const { browser, email } = await server.signedIn();
  // oxlint-disable-next-line typescript/unbound-method -- called with its driver
  const { query } = PGlite.prototype;
  let failed = 0;
  vi.spyOn(PGlite.prototype, 'query').mockImplementation(function (this: PGlite, sql, ...rest) {
    if (!sql.includes('"knownDevice"')) return query.call(this, sql, ...rest) as never;
    failed += 1;
    return Promise.reject(Object.assign(new Error('injected reset'), { code: 'ECONNRESET' }));
  });
  const answer = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  vi.restoreAllMocks();
  expect([failed > 0, answer.status]).toEqual([true, 503]);
  expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email });
});
