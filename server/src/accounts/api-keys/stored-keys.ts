import { randomUUID } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import { hashOfKey, isKey, newSecret } from './secret.ts';

const maxKeys = 10;
/** How far the stored time of last use may lag behind, in milliseconds. */
const lastUsePrecisionMilliseconds = 60_000;

/** What a key may be used for. */
export const scope = z.enum(['calculate', 'projects:read', 'projects:write']);
export type Scope = z.infer<typeof scope>;

/** The owner and the scopes of a valid key. */
export interface ValidKey {
  id: string;
  scopes: ReadonlySet<Scope>;
  user: {
    id: string;
    email: string;
    firstName: string | null;
    lastName: string | null;
    role: 'user' | 'admin';
    emailVerified: boolean;
  };
}

/** Lists the keys of an account, without secrets, the oldest first. */
export async function listKeys(kysely: Kysely<Tables>, userId: string) {
  const rows = await kysely
    .selectFrom('apiKey')
    .select(['id', 'name', 'prefix', 'scopes', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ scopes, ...row }) => ({ ...row, scopes: scopes.split(' ') }));
}

/**
 * Creates a key for an account and returns it; the key itself is not stored.
 * @throws {APIError} if the account has the maximum number of keys.
 */
export async function createKey(
  kysely: Kysely<Tables>,
  userId: string,
  name: string,
  scopes: readonly Scope[],
): Promise<string> {
  const { key, prefix, hash } = newSecret();
  await kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute();
    if ((await listKeys(transaction, userId)).length >= maxKeys)
      throw new APIError('CONFLICT', {
        code: 'TOO_MANY_KEYS',
        message: `An account has at most ${maxKeys} API keys. Please revoke one first.`,
      });
    await transaction
      .insertInto('apiKey')
      .values({ id: randomUUID(), userId, name, prefix, hash, scopes: [...new Set(scopes)].join(' ') })
      .execute();
  });
  return key;
}

/**
 * Revokes a key, which is invalid from then on.
 * @throws {APIError} if the account has no such key.
 */
export async function revokeKey(kysely: Kysely<Tables>, userId: string, id: string): Promise<void> {
  const deleted = await kysely
    .deleteFrom('apiKey')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  if (deleted.length === 0) throw new APIError('NOT_FOUND', { code: 'NOT_FOUND', message: 'There is no such key.' });
}

/** The owner of a key, and records its use; undefined if it is invalid or revoked. */
export async function verifyKey(kysely: Kysely<Tables>, key: string): Promise<ValidKey | undefined> {
  if (!isKey(key)) return undefined;
  const keyRow = await kysely
    .selectFrom('apiKey')
    .innerJoin('user', 'user.id', 'apiKey.userId')
    .select(['apiKey.id', 'scopes', 'usedAt', 'userId', 'email', 'firstName', 'lastName', 'role', 'emailVerified'])
    .where('hash', '=', hashOfKey(key))
    .executeTakeFirst();
  if (keyRow === undefined) return undefined;
  const { id, scopes, usedAt, userId, ...user } = keyRow;
  if (usedAt === null || usedAt.getTime() < Date.now() - lastUsePrecisionMilliseconds)
    await kysely
      .updateTable('apiKey')
      .set({ usedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  return { id, scopes: new Set(scope.array().parse(scopes.split(' '))), user: { ...user, id: userId } };
}
