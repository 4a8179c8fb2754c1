import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { migratedDatabase, startTestServer, type Browser, type TestServer } from '../../testing/index.ts';
import { termsVersion } from '../../terms.ts';
import { acceptTerms, termsView } from './terms-acceptance.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ANONYMOUS_SIGN_IN: 'on' });
});
afterAll(() => server.stop());

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const accepted = { accepted: { version: termsVersion, acceptedAt: moment }, asked: null };
const termsOf = async (browser: Browser) => (await browser.get('/api/session')).json?.['terms'];

async function byGoogle(): Promise<Browser> {
  const browser = server.browser();
  const begin = await browser.post('/api/auth/sign-in/social', { provider: 'google', callbackURL: '/account' });
  const url = new URL(z.string().parse(begin.json?.['url']));
  url.searchParams.set('email', server.newAddress());
  url.searchParams.set('name', 'Ada Byron');
  const granted = await browser.get(`/sandbox/google/authorize${url.search}`);
  const back = new URL(granted.headers.location ?? '');
  await browser.get(back.pathname + back.search);
  return browser;
}

async function byCode(): Promise<Browser> {
  const browser = server.browser();
  const email = server.newAddress();
  await browser.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const otp = /\b\d{6}\b/.exec((await server.mailTo(email)).text)?.[0];
  await browser.post('/api/auth/sign-in/email-otp', { email, otp });
  return browser;
}

describe('a user who creates an account has accepted the current terms', () => {
  test.each<[string, () => Promise<Browser>]>([
    ['by password', async () => (await server.signedIn()).browser],
    ['by Google', byGoogle],
    ['by a mailed code', byCode],
  ])('%s', async (_, signUp) => {
    const browser = await signUp();
    expect(await termsOf(browser)).toEqual(accepted);
    const { acceptedTerms } = (await browser.get('/api/account/export')).json ?? {};
    expect(acceptedTerms).toEqual([{ version: termsVersion, acceptedAt: moment }]);
  });
});

describe('a user who has not accepted them is asked', () => {
  test('until they have accepted', async () => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/anonymous');
    expect(await termsOf(browser)).toEqual({ accepted: null, asked: termsVersion });

    const earlier = await browser.post('/api/account/terms', { version: '2020-01-01' });
    expect([earlier.status, earlier.json?.['code']]).toEqual([409, 'TERMS_CHANGED']);
    expect(await termsOf(browser)).toEqual({ accepted: null, asked: termsVersion });

    expect((await browser.post('/api/account/terms', { version: termsVersion })).status).toBe(204);
    expect(await termsOf(browser)).toEqual(accepted);
  });

  test('unless not signed in, and cannot accept anything then', async () => {
    expect(await termsOf(server.browser())).toBeNull();
    expect((await server.browser().post('/api/account/terms', { version: termsVersion })).status).toBe(401);
  });

  test('again after a later version, while the earlier acceptance remains', async () => {
    const database = await migratedDatabase();
    const [id, version, later] = ['person', '2026-01-01', '2027-01-01'];
    await database.kysely
      .insertInto('user')
      .values({ id, name: '', email: 'person@example.com', emailVerified: true })
      .execute();
    await acceptTerms(database, id, version);
    const first = await termsView(database, id, version);
    expect(first).toEqual({ accepted: { version, acceptedAt: expect.any(Date) }, asked: null });
    expect(await termsView(database, id, later)).toEqual({ ...first, asked: later });

    await acceptTerms(database, id, later);
    await acceptTerms(database, id, version);
    expect(await termsView(database, id, later)).toMatchObject({ accepted: { version: later }, asked: null });
    const rows = await database.kysely
      .selectFrom('termsAcceptance')
      .selectAll()
      .where('version', '=', version)
      .execute();
    expect(rows).toEqual([{ userId: id, version, acceptedAt: first.accepted?.acceptedAt }]);
    await database.close();
  });
});
