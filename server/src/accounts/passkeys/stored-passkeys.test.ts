import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { listPasskeys, removePasskey } from './stored-passkeys.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

/** An account with a number of passkeys and other properties. */
async function account(passkeys: number, about: { emailVerified?: boolean; phone?: boolean; google?: boolean } = {}) {
  const { kysely } = database;
  const userId = randomUUID();
  await kysely
    .insertInto('user')
    .values({
      id: userId,
      name: '',
      email: `${userId}@example.com`,
      emailVerified: about.emailVerified ?? false,
      phoneNumber: about.phone === true ? userId : null,
      phoneNumberVerified: about.phone ?? null,
    })
    .execute();
  for (let index = 0; index < passkeys; index += 1)
    await kysely
      .insertInto('passkey')
      .values({
        id: `${userId}-${index}`,
        userId,
        name: `Key ${index}`,
        credentialId: randomUUID(),
        publicKey: '',
        counter: 0,
        transports: '',
        backedUp: false,
      })
      .execute();
  if (about.google === true)
    await sql`insert into "account" ("id", "accountId", "providerId", "userId", "updatedAt")
      values (${randomUUID()}, ${userId}, 'google', ${userId}, now())`.execute(kysely);
  return userId;
}

test('the only passkey is not removed without another way to sign in', async () => {
  const userId = await account(1);
  await expect(removePasskey(database, userId, `${userId}-0`, true)).rejects.toMatchObject({
    body: { code: 'LAST_WAY_IN' },
  });
  expect(await listPasskeys(database.kysely, userId)).toHaveLength(1);
});

test('a phone counts as a way to sign in only if codes can be sent', async () => {
  const userId = await account(1, { phone: true });
  await expect(removePasskey(database, userId, `${userId}-0`, false)).rejects.toMatchObject({
    body: { code: 'LAST_WAY_IN' },
  });
  expect(await removePasskey(database, userId, `${userId}-0`, true)).toBe('Key 0');
});

test.each([{ emailVerified: true }, { google: true }])('with %o the last one can be removed', async about => {
  const userId = await account(1, about);
  expect(await removePasskey(database, userId, `${userId}-0`, false)).toBe('Key 0');
});

test('of two removed at the same time, one remains', async () => {
  const userId = await account(2);
  const both = await Promise.allSettled([0, 1].map(n => removePasskey(database, userId, `${userId}-${n}`, false)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await listPasskeys(database.kysely, userId)).toHaveLength(1);
});
