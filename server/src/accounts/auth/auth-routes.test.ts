import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestResponse, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The line of the log about a request. */
function logged({ headers }: TestResponse): unknown {
  const line = server.logged.find(
    each => each.includes('"event":"request"') && each.includes(String(headers['x-request-id'])),
  );
  return JSON.parse(line ?? '{}');
}
const refusal = ({ status, json }: TestResponse) => [status, json?.['code']];

test.each([
  ['/api/auth/get-session', '/api/auth/get-session'],
  ['/api/auth/reset-password/a-secret-token', '/api/auth/reset-password/:token'],
  ['/api/auth/callback/google', '/api/auth/callback/:id'],
  ['/api/auth/reset-password/a-secret-token/more', '/api/auth/*'],
  ['/api/auth/nothing', '/api/auth/*'],
])('the log names the route of %s without its values', async (path, route) => {
  const answer = await server.browser().get(path);
  expect(logged(answer)).toMatchObject({ method: 'GET', route, status: answer.status });
  expect(JSON.stringify(logged(answer))).not.toContain('a-secret-token');
});

test('an endpoint that is not there, or is switched off, is not found', async () => {
  const { browser } = await server.signedIn();
  for (const path of ['/api/auth/nothing', '/api/auth/list-sessions', '/api/auth/account-info'])
    expect(refusal(await browser.get(path))).toEqual([404, 'NOT_FOUND']);
});

test('a wrong password is a warning with the pseudonym of the account; the right one is none', async () => {
  const email = await server.register();
  const signIn = (password: string) => server.browser().post('/api/auth/sign-in/email', { email, password });
  const wrong = await signIn('Wrong-Horse-7');
  expect(logged(wrong)).toMatchObject({
    level: 'warn',
    status: 401,
    refusal: 'INVALID_EMAIL_OR_PASSWORD',
    account: expect.stringMatching(/^[\w-]{10}$/) as string,
  });
  const right = await signIn(testPassword);
  expect(logged(right)).toMatchObject({ level: 'info', status: 200 });
  for (const answer of [wrong, right]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(logged(answer))).not.toContain(email);
  }
});

test.each(['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'])(
  'a request returns by %s to a page of this site only',
  async name => {
    const email = await server.register();
    const ask = (value: unknown) =>
      server.browser().post('/api/auth/sign-in/email', { email, password: testPassword, [name]: value });
    for (const foreign of ['https://elsewhere.example/', '//elsewhere.example', 7, null])
      expect(refusal(await ask(foreign))).toEqual([403, 'FOREIGN_RETURN_ADDRESS']);
    for (const own of ['/tools', `${server.origin}/tools`, '']) expect((await ask(own)).status).toBe(200);
  },
);

test('an address names only pages of this site, however often it names one', async () => {
  const follow = (query: string) => server.browser().get(`/api/auth/verify-email?token=none&${query}`);
  const foreign = await follow('callbackURL=/tools&callbackURL=https://elsewhere.example/');
  expect([foreign.status, foreign.json]).toEqual([
    403,
    { code: 'FOREIGN_RETURN_ADDRESS', message: 'callbackURL must be a page of this site.' },
  ]);
  const own = await follow('callbackURL=/tools');
  expect([own.status, own.headers.location]).toEqual([302, '/tools?error=INVALID_TOKEN']);
});

test('characters that no database stores are refused', async () => {
  const answer = await server.browser().post('/api/auth/sign-in/email', { email: 'a@example.com', password: 'a\0' });
  expect([answer.status, answer.json?.['code'], answer.json?.['message']]).toEqual([
    400,
    'INVALID_INPUT',
    'The request holds characters that are not allowed.',
  ]);
});
