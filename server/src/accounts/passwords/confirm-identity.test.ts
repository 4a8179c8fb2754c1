import { createHmac } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { productionAuthParts } from '../../testing/production-auth.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { createAuth } from '../auth/auth.ts';
import { verifyPassword } from './confirm-identity.ts';
import { lightHashing } from './password-hashing.ts';

let parts: AuthParts;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ parts, close } = await productionAuthParts());
});
afterAll(() => close());
afterEach(() => void vi.useRealTimers());

/** The cookie of a session. */
function headersOf(token: string): Headers {
  const signature = createHmac('sha256', parts.secret).update(token).digest('base64');
  return new Headers({ cookie: `__Host-isentrope.session_token=${encodeURIComponent(`${token}.${signature}`)}` });
}

test('ten wrong passwords end the attempts for a quarter of an hour, a right one begins them again', async () => {
  const auth = createAuth({ ...parts, hashing: lightHashing });
  const { kysely } = parts.database;
  const now = Date.now();
  await kysely
    .insertInto('user')
    .values({ id: 'bob', name: '', email: 'bob@example.com', emailVerified: true })
    .execute();
  await sql`insert into "account" ("id", "accountId", "providerId", "userId", "password", "updatedAt")
    values ('bob', 'bob', 'credential', 'bob', ${await lightHashing.hash('Right-Horse-7')}, now())`.execute(kysely);
  const times = { createdAt: new Date(now), updatedAt: new Date(now), expiresAt: new Date(now + 3_600_000) };
  await kysely
    .insertInto('session')
    .values({ id: 'bob', token: 'bob', userId: 'bob', ...times })
    .execute();
  const check = (password: string) =>
    verifyPassword({ auth, limiter: parts.limiter }, 'bob', headersOf('bob'), password);
  const checks = async (count: number, password: string) => {
    const results: unknown[] = [];
    for (let attempt = 0; attempt < count; attempt += 1) results.push(await check(password));
    return results;
  };
  vi.useFakeTimers({ toFake: ['Date'], now });
  const wrong = (count: number) => Array.from({ length: count }, () => 'wrong');
  expect(await checks(9, 'Wrong-Horse-7')).toEqual(wrong(9));
  expect(await check('Right-Horse-7')).toBe('right');
  expect(await checks(10, 'Wrong-Horse-7')).toEqual(wrong(10));
  expect(await check('Right-Horse-7')).toEqual({ retryAfter: 900 });
  vi.setSystemTime(now + 899_000);
  expect(await check('Right-Horse-7')).toEqual({ retryAfter: 1 });
  vi.setSystemTime(now + 901_000);
  expect(await check('Right-Horse-7')).toBe('right');
});

test('a database that refuses connections does not make a password wrong', async () => {
  const { limiter } = parts;
  const auth = createAuth(parts);
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const reading = vi.spyOn(PGlite.prototype, 'query').mockRejectedValue(refused);
  const failure: unknown = await verifyPassword({ auth, limiter }, 'ann', headersOf('token'), 'Right-Horse-7').catch(
    (error: unknown) => error,
  );
  reading.mockRestore();
  expect(failure).toBe(refused);
});
