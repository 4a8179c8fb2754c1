import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { productionAuthParts } from '../../testing/production-auth.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { createAuth } from '../auth/auth.ts';

let parts: AuthParts;
let close: () => Promise<void>;
let auth: ReturnType<typeof createAuth>;
beforeAll(async () => {
  ({ parts, close } = await productionAuthParts());
  auth = createAuth(parts);
});
afterAll(() => close());

const password = 'Right-Horse-7';
const hour = 3_600_000;
let accounts = 0;

/** An account that signed in some hours ago, with a password or without; sends a request of it. */
async function signedIn({ hoursAgo, typed }: { hoursAgo: number; typed: boolean }) {
  accounts += 1;
  const id = `user-${accounts}`;
  const { kysely } = parts.database;
  const now = Date.now();
  await kysely
    .insertInto('user')
    .values({ id, name: '', email: `${id}@example.com`, emailVerified: true })
    .execute();
  if (typed)
    await sql`insert into "account" ("id", "accountId", "providerId", "userId", "password", "updatedAt")
      values (${id}, ${id}, 'credential', ${id}, ${await parts.hashing.hash(password)}, now())`.execute(kysely);
  await kysely
    .insertInto('session')
    .values({
      id,
      token: id,
      userId: id,
      createdAt: new Date(now - hoursAgo * hour),
      updatedAt: new Date(now),
      expiresAt: new Date(now + hour),
    })
    .execute();
  const signature = createHmac('sha256', parts.secret).update(id).digest('base64');
  const cookie = `__Host-isentrope.session_token=${encodeURIComponent(`${id}.${signature}`)}`;
  return async (path: string, body: object) => {
    const answer = await auth.handler(
      new Request(`${parts.origin}/api/auth${path}`, {
        method: 'POST',
        headers: { cookie, origin: parts.origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    const { code } = z.object({ code: z.string().optional() }).parse(await answer.json());
    return [answer.status, code];
  };
}
const key = { name: 'Line list', scopes: ['calculate'] };

test.each([
  [0, [200, undefined]],
  [23.9, [200, undefined]],
  [24.1, [403, 'SESSION_NOT_FRESH']],
])('without a password, a sign-in of %d hours ago creates a key: %j', async (hoursAgo, answer) => {
  const ask = await signedIn({ hoursAgo, typed: false });
  expect(await ask('/api-key/make', key)).toEqual(answer);
});

test.each([
  [{ password }, [200, undefined]],
  [{ password: 'Wrong-Horse-7' }, [400, 'INVALID_PASSWORD']],
  [{}, [400, 'INVALID_PASSWORD']],
])('with a password, it is needed however recent the sign-in is (%#)', async (given, answer) => {
  const ask = await signedIn({ hoursAgo: 0, typed: true });
  expect(await ask('/api-key/make', { ...key, ...given })).toEqual(answer);
});

test('an account with a password is deleted with it only', async () => {
  const ask = await signedIn({ hoursAgo: 0, typed: true });
  expect(await ask('/delete-user', {})).toEqual([400, 'PASSWORD_REQUIRED']);
  expect(await ask('/delete-user', { password: '' })).toEqual([400, 'PASSWORD_REQUIRED']);
  expect(await ask('/delete-user', { password: 'Wrong-Horse-7' })).toEqual([400, 'INVALID_PASSWORD']);
  expect(await ask('/delete-user', { password })).toEqual([200, undefined]);
});

test.each([
  [23.9, 200],
  [24.1, 400],
])('an account without one is deleted up to a day after its sign-in, here %d hours: %i', async (hoursAgo, status) => {
  const ask = await signedIn({ hoursAgo, typed: false });
  expect((await ask('/delete-user', {}))[0]).toBe(status);
});
