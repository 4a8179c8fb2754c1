import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createApiKey,
  newProject,
  createUser,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';
import { createPseudonymiser } from './pseudonym.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server.stop());

const line = z.looseObject({
  level: z.string(),
  event: z.string(),
  requestId: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
});
const linesOf = (requestId: string) =>
  server.logged.map(text => line.parse(JSON.parse(text))).filter(each => each.requestId === requestId);
let calls = 0;
const named = (network = '203.0.113.7') => {
  calls += 1;
  return { id: `event-${calls}`, headers: { 'x-request-id': `event-${calls}`, 'x-forwarded-for': network } };
};
const mark = expect.stringMatching(/^[\w-]{10}$/);

describe('security events are logged', () => {
  test('sign-ins with the account, and refused ones with pseudonyms for correlation', async () => {
    const email = await server.register();
    const attempt = async (address: string, password: string, network?: string) => {
      const { id, headers } = named(network);
      await server.browser().post('/api/auth/sign-in/email', { email: address, password }, { headers });
      return linesOf(id);
    };
    const refused = (await attempt(email, 'Wrong-Horse-8')).at(-1);
    expect(refused).toMatchObject({
      level: 'warn',
      event: 'request',
      route: '/api/auth/sign-in/email',
      status: 401,
      refusal: 'INVALID_EMAIL_OR_PASSWORD',
      account: mark,
      network: mark,
    });
    const again = (await attempt(email.toUpperCase(), 'Wrong-Horse-9', '198.51.100.4')).at(-1);
    expect(again?.['account']).toBe(refused?.['account']);
    expect(again?.['network']).not.toBe(refused?.['network']);
    const other = (await attempt(server.newAddress(), 'Wrong-Horse-8')).at(-1);
    expect(other?.['account']).not.toBe(refused?.['account']);
    expect(other?.['network']).toBe(refused?.['network']);

    const [began, answered] = await attempt(email, testPassword);
    expect(began).toMatchObject({ event: 'session began', user: expect.any(String) });
    expect(answered).toMatchObject({ level: 'info', status: 200, account: refused?.['account'] });
  });

  test('expired links, wrong passwords on reauthentication, and password changes', async () => {
    const { browser } = await server.signedIn();
    const followed = named();
    await browser.get('/api/auth/magic-link/verify?token=nothing&callbackURL=/account', { headers: followed.headers });
    expect(linesOf(followed.id)).toMatchObject([{ level: 'warn', refusal: 'INVALID_TOKEN', network: mark }]);
    const shown = named();
    await browser.post('/api/account/reauthenticate', { password: 'Wrong-Horse-8' }, { headers: shown.headers });
    const wrong = linesOf(shown.id).at(-1);
    expect(wrong).toMatchObject({ level: 'warn', refusal: 'INVALID_PASSWORD', user: expect.any(String) });
    const linking = named();
    const link = { provider: 'google', callbackURL: '/account', password: 'Wrong-Horse-8' };
    await browser.post('/api/auth/link-social', link, { headers: linking.headers });
    expect(linesOf(linking.id).at(-1)).toMatchObject({ refusal: 'INVALID_PASSWORD', user: wrong?.['user'] });
    const changed = named();
    const passwords = { currentPassword: testPassword, newPassword: 'Other-Horse-7' };
    expect((await browser.post('/api/auth/change-password', passwords, { headers: changed.headers })).status).toBe(200);
    expect(linesOf(changed.id).at(-1)).toMatchObject({ route: '/api/auth/change-password', user: wrong?.['user'] });
  });

  test('refused access: without a session, to other users’ data, with an invalid key, from another site', async () => {
    const owner = await createUser(server, 'pro');
    const project = await newProject(owner, 'Tie-back');
    const stranger = await server.signedIn();
    const refusal = async (ask: (headers: Record<string, string>) => Promise<unknown>) => {
      const { id, headers } = named();
      await ask(headers);
      const last = linesOf(id).at(-1);
      return [
        last?.level,
        last?.status,
        last?.['refusal'],
        last?.['user'] !== undefined,
        last?.['network'] !== undefined,
      ];
    };
    const path = `/api/projects/${project}`;
    expect(await refusal(headers => server.browser().get(path, { headers }))).toEqual([
      'warn',
      401,
      'NOT_SIGNED_IN',
      false,
      true,
    ]);
    // For a non-member the project does not exist; the log line has the user.
    expect(await refusal(headers => stranger.browser.get(path, { headers }))).toEqual([
      'info',
      404,
      'NOT_FOUND',
      true,
      false,
    ]);
    expect(
      await refusal(headers => owner.browser.post(path, {}, { headers, origin: 'https://elsewhere.example' })),
    ).toEqual(['warn', 403, 'FOREIGN_ORIGIN', false, true]);
    const key = await createApiKey(owner);
    const authorization = `Bearer ${key.slice(0, -4)}zzzz`;
    expect(
      await refusal(headers => server.browser().get('/api/v1/projects', { headers: { ...headers, authorization } })),
    ).toEqual(['warn', 401, 'UNKNOWN_KEY', false, true]);
  });
});

test('a pseudonym depends on the secret, and differs between accounts and networks', () => {
  const one = createPseudonymiser('x'.repeat(32));
  expect(one('account', 'Ann@Example.com ')).toBe(createPseudonymiser('x'.repeat(32))('account', 'ann@example.com'));
  expect(one('account', '203.0.113.7')).not.toBe(one('network', '203.0.113.7'));
  expect(createPseudonymiser()('network', '203.0.113.7')).not.toBe(createPseudonymiser()('network', '203.0.113.7'));
});
