import { createHmac, randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseOutageIn } from '../../database/index.ts';
import { productionAuthParts } from '../../testing/production-auth.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { createAuth, sessionCookies, type Auth } from '../auth/auth.ts';
import { SessionChecks } from './session-checks.ts';

let parts: AuthParts;
let close: () => Promise<void>;
let auth: Auth;
let checks: SessionChecks;
beforeAll(async () => {
  ({ parts, close } = await productionAuthParts());
  auth = createAuth(parts);
});
afterAll(() => close());
beforeEach(() => {
  checks = new SessionChecks(sessionCookies(parts.config), parts.database.decisions);
});

const options = { prolong: false, canUseCache: true };
const signed = (token: string): string =>
  encodeURIComponent(`${token}.${createHmac('sha256', parts.secret).update(token).digest('base64')}`);
const cookie = (...values: string[]): Headers =>
  new Headers({ cookie: values.map(value => `__Host-isentrope.session_token=${value}`).join('; ') });
const idOf = async (headers: Headers): Promise<string | undefined> =>
  (await checks.check(auth, headers, options)).signedIn?.user.id;

async function session(id: string): Promise<string> {
  const { kysely } = parts.database;
  const token = randomUUID().replaceAll('-', '');
  const now = new Date();
  await kysely
    .insertInto('user')
    .values({ id, name: '', email: `${id}@example.com`, emailVerified: true })
    .execute();
  await kysely
    .insertInto('session')
    .values({ id: `of ${id}`, userId: id, token, expiresAt: new Date(now.getTime() + 86_400_000), updatedAt: now })
    .execute();
  return token;
}

test('invalid tokens are not cached, however many and however signed', async () => {
  const junk = Array.from({ length: 30 }, (_, n) => `junk${n}`);
  const result = await Promise.all(
    junk.flatMap(token => [idOf(cookie(signed(token))), idOf(cookie(`${token}.bm9uZQ%3D%3D`))]),
  );
  expect(new Set(result)).toEqual(new Set([undefined]));
  expect(checks.size).toBe(0);
});

test('two sessions stay separate through a thousand alternating checks, with one query each', async () => {
  const tokens = { ann: await session('ann'), bob: await session('bob') };
  const request = Array.from({ length: 1000 }, (_, n) => (n % 2 === 0 ? 'ann' : 'bob'));
  const result = await Promise.all(
    request.map((who, n) =>
      idOf(n % 5 === 0 ? new Headers({ authorization: `Bearer ${signed(tokens[who])}` }) : cookie(signed(tokens[who]))),
    ),
  );
  expect(result).toEqual(request);
  // Each by cookie and by bearer token.
  expect(checks.size).toBe(4);
});

test('a cached session is not used for another signature or token', async () => {
  const token = await session('cat');
  expect(await idOf(cookie(signed(token)))).toBe('cat');
  expect(await idOf(cookie(signed(token).replace(/.{9}$/, 'AAAAAA%3D')))).toBeUndefined();
  expect(await idOf(cookie(token))).toBeUndefined();
  expect(checks.size).toBe(1);
  await idOf(cookie(signed('junk'), signed(token)));
  await idOf(
    new Headers({
      cookie: `__Host-isentrope.session_token=${signed('junk')}`,
      authorization: `Bearer ${signed(token)}`,
    }),
  );
  expect(checks.size).toBe(1);
});

test('a session that the database refuses to read keeps its error as the cause', async () => {
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const reading = vi.spyOn(PGlite.prototype, 'query').mockRejectedValue(refused);
  const error: unknown = await checks.check(auth, cookie(signed('unread')), options).catch((reason: unknown) => reason);
  reading.mockRestore();
  expect(databaseOutageIn(error)).toBe(refused);
});
