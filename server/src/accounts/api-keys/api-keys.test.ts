import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createApiKey,
  sendApiRequest,
  migratedDatabase,
  startTestServer,
  testPassword,
  type Browser,
  type TestServer,
} from '../../testing/index.ts';
import { listKeys, createKey, revokeKey, verifyKey } from './stored-keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const keys = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.string()),
    usedAt: z.string().nullable(),
  }),
);
const keysOf = async (browser: Browser) => keys.parse(JSON.parse((await browser.get('/api/auth/api-key/list')).text));
const make = (browser: Browser, changes: Record<string, unknown> = {}) =>
  browser.post('/api/auth/api-key/make', {
    name: 'Line list',
    scopes: ['calculate'],
    password: testPassword,
    ...changes,
  });

describe('an API key', () => {
  test('is shown once, announced by mail, recognisable by its prefix, and invalid after revocation', async () => {
    const someone = await server.signedIn();
    const { browser, email } = someone;
    const key = await createApiKey(someone, ['projects:read']);
    expect(key).toMatch(/^isentrope_[\w-]{43}$/);
    const mail = await server.mailTo(email, /API key created/);
    expect(mail.text).toContain('The API key "Line list" has just been created');
    expect(mail.text + mail.html).not.toContain(key);

    const [made] = await keysOf(browser);
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Line list',
      prefix: key.slice(0, 16),
      scopes: ['projects:read'],
      usedAt: null,
    });
    expect((await sendApiRequest(server.origin, '/projects', { key })).status).toBe(200);
    expect((await keysOf(browser))[0]?.usedAt).not.toBeNull();
    const exported = await browser.get('/api/account/export');
    expect(exported.json?.['apiKeys']).toMatchObject([{ name: 'Line list', prefix: key.slice(0, 16) }]);
    expect(exported.text).not.toContain(createHash('sha256').update(key).digest('hex'));

    const stranger = await server.signedIn();
    expect((await stranger.browser.post('/api/auth/api-key/revoke', { id: made?.id })).status).toBe(404);
    expect((await browser.post('/api/auth/api-key/revoke', { id: made?.id })).status).toBe(200);
    const answer = await sendApiRequest(server.origin, '/projects', { key });
    expect([answer.status, answer.json?.['code']]).toEqual([401, 'UNKNOWN_KEY']);
    expect(answer.headers['www-authenticate']).toContain('invalid_token');
  });

  test('requires the password, a name and at least one scope', async () => {
    const { browser } = await server.signedIn();
    const refused = async (changes: Record<string, unknown>) => {
      const { status, json } = await make(browser, changes);
      return [status, json?.['message']];
    };
    expect(await refused({ password: 'wrong' })).toEqual([400, 'Invalid password']);
    expect(await refused({ password: undefined })).toEqual([400, 'Invalid password']);
    expect((await refused({ name: ' ' })).join(' ')).toContain('Give the key a name.');
    expect((await refused({ scopes: [] })).join(' ')).toContain('Choose what the key is for');
    expect((await refused({ scopes: ['everything'] }))[0]).toBe(400);
    expect(await keysOf(browser)).toEqual([]);
    expect((await server.browser().get('/api/auth/api-key/list')).status).toBe(401);
  });

  test('gives access to the API only, which accepts no sessions', async () => {
    const someone = await server.signedIn();
    const key = await createApiKey(someone, ['calculate', 'projects:read']);
    const bearer = { headers: { authorization: `Bearer ${key}` } };
    expect((await server.browser().get('/api/projects', bearer)).status).toBe(401);
    expect((await server.browser().get('/api/session', bearer)).json?.['user']).toBeNull();
    expect((await someone.browser.get('/api/v1/projects')).json?.['code']).toBe('KEY_NEEDED');
  });
});

describe('stored API keys', () => {
  test('are hashes, at most ten per account, even with simultaneous requests', async () => {
    const database = await migratedDatabase();
    const { kysely } = database;
    await kysely
      .insertInto('user')
      .values({ id: 'ann', name: '', email: 'ann@example.com', emailVerified: true })
      .execute();
    const made = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => createKey(kysely, 'ann', `Key ${n}`, ['calculate', 'calculate'])),
    );
    const [first = ''] = made.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const rows = await kysely.selectFrom('apiKey').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first.slice(16));
    expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(first).digest('hex'));
    expect((await verifyKey(kysely, first))?.scopes).toEqual(new Set(['calculate']));
    expect(await verifyKey(kysely, `${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
    await revokeKey(kysely, 'ann', rows[0]?.id ?? '');
    expect(await listKeys(kysely, 'ann')).toHaveLength(9);
    await expect(revokeKey(kysely, 'ann', rows[0]?.id ?? '')).rejects.toMatchObject({ body: { code: 'NOT_FOUND' } });
    await kysely.deleteFrom('user').where('id', '=', 'ann').execute();
    expect(await kysely.selectFrom('apiKey').selectAll().execute()).toEqual([]);
    await database.close();
  });
});
