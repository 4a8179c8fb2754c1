import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const own = { set: 'own', own: { base: 'metric', units: { 'length mm': 'inch' } } };

describe('a user’s preferred units', () => {
  test('are empty until chosen, and then the same on every device', async () => {
    const { browser, email } = await server.signedIn();
    expect((await browser.get('/api/session')).json).toMatchObject({ units: null });
    expect(await browser.get('/api/account/units')).toMatchObject({ status: 200, text: 'null' });
    for (const units of [{ set: 'us' }, { set: 'si', pressures: 'absolute' }, own]) {
      expect((await browser.send('PUT', '/api/account/units', units)).status).toBe(204);
      expect((await browser.get('/api/account/units')).json).toEqual(units);
    }
    const other = (await server.signedIn(email)).browser;
    expect((await other.get('/api/session')).json).toMatchObject({ units: own });
    expect((await browser.get('/api/account/export')).json).toMatchObject({ profile: { units: own } });
  });

  test('belong to one signed-in user', async () => {
    const first = (await server.signedIn()).browser;
    const second = (await server.signedIn()).browser;
    await first.send('PUT', '/api/account/units', { set: 'si' });
    expect((await second.get('/api/session')).json).toMatchObject({ units: null });
    const signedOut = server.browser();
    expect((await signedOut.send('PUT', '/api/account/units', { set: 'si' })).status).toBe(401);
    expect((await signedOut.get('/api/account/units')).status).toBe(401);
    expect((await signedOut.get('/api/session')).json).toMatchObject({ units: null });
  });

  test.each([
    ['a set that is none', { set: 'imperial' }],
    ['nothing', {}],
    ['more than a set', { set: 'si', theme: 'dark' }],
    ['pressures from elsewhere', { set: 'si', pressures: 'sea level' }],
    ['own units without a unit', { set: 'own' }],
    ['own units without a set below them', { set: 'own', own: { units: {} } }],
    ['a unit that is no text', { set: 'own', own: { base: 'si', units: { 'length mm': 25.4 } } }],
    ['a long text', { set: 'own', own: { base: 'si', units: { 'length mm': 'x'.repeat(31) } } }],
    [
      'very many',
      {
        set: 'own',
        own: { base: 'si', units: Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`k ${n}`, 'm'])) },
      },
    ],
  ])('cannot be %s', async (_, units) => {
    const { browser } = await server.signedIn();
    const answer = await browser.send('PUT', '/api/account/units', units);
    expect([answer.status, answer.json]).toEqual([
      400,
      { message: 'The unit preferences are not valid.', code: 'INVALID_INPUT' },
    ]);
    expect((await browser.get('/api/account/units')).text).toBe('null');
  });

  test('are not set with the profile', async () => {
    const { browser } = await server.signedIn();
    await browser.post('/api/auth/update-user', { firstName: 'Ada', units: '{"set":"us"}' });
    expect((await browser.get('/api/session')).json).toMatchObject({ units: null });
  });
});
