import { randomUUID } from 'node:crypto';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { APIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database, Tables } from '../../database/index.ts';
import { describeError } from '../../http/log.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { algorithms } from './options.ts';
import type { RelyingParty } from './relying-party.ts';

const maxPasskeys = 20;

const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest);
const transport = z.string().regex(/^[a-z-]{1,20}$/);

/** A new passkey as sent by the browser (a WebAuthn attestation), each part base64url. */
export const passkeyToAdd = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(12_000),
  transports: z.array(transport).max(10),
});
type PasskeyToAdd = z.infer<typeof passkeyToAdd>;

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(kysely: Kysely<Tables>, userId: string) {
  const rows = await kysely
    .selectFrom('passkey')
    .select(['id', 'name', 'credentialId', 'transports', 'backedUp', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ transports, ...row }) => ({ ...row, transports: transports.split(' ').filter(Boolean) }));
}

/**
 * Verifies a new passkey against a challenge of the same session, and stores it.
 * @throws {APIError} if it is invalid or already registered, or if the account has the maximum number.
 */
export async function addPasskey(
  { database: { kysely }, passkeys, log }: Pick<AuthParts, 'database' | 'passkeys' | 'log'>,
  site: RelyingParty,
  { userId, sessionId }: { userId: string; sessionId: string },
  name: string,
  { id, transports, ...response }: PasskeyToAdd,
): Promise<void> {
  const checked = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge => passkeys.challenges.redeem(challenge, { to: 'add', sessionId }),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    log.warn('passkey not added', { error: describeError(error) });
    return { verified: false as const };
  });
  if (!checked.verified)
    throw new APIError('BAD_REQUEST', {
      code: 'PASSKEY_REFUSED',
      message: 'The passkey could not be checked, so it was not added. Please try again.',
    });
  const { credential, credentialBackedUp } = checked.registrationInfo;
  await kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute();
    if ((await listPasskeys(transaction, userId)).length >= maxPasskeys)
      throw new APIError('CONFLICT', {
        code: 'TOO_MANY_PASSKEYS',
        message: `An account has at most ${maxPasskeys} passkeys. Please remove one first.`,
      });
    const added = await transaction
      .insertInto('passkey')
      .values({
        id: randomUUID(),
        userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: transports.join(' '),
        backedUp: credentialBackedUp,
      })
      .onConflict(conflict => conflict.column('credentialId').doNothing())
      .returning('id')
      .execute();
    if (added.length === 0)
      throw new APIError('CONFLICT', { code: 'PASSKEY_KNOWN', message: 'This passkey has already been added.' });
  });
}

/**
 * Renames a passkey.
 * @throws {APIError} if the account has no such passkey.
 */
export async function renamePasskey(kysely: Kysely<Tables>, userId: string, id: string, name: string): Promise<void> {
  const renamed = await kysely
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  if (renamed.length === 0) throw noSuchPasskey();
}

/**
 * Removes a passkey from an account that has another way to sign in.
 * @param texts whether codes can be sent to phones.
 * @returns its name.
 * @throws {APIError} if the account has no such passkey, or no other way to sign in.
 */
export async function removePasskey(
  { kysely }: Pick<Database, 'kysely'>,
  userId: string,
  id: string,
  texts: boolean,
): Promise<string> {
  return kysely.transaction().execute(async transaction => {
    const user = await transaction
      .selectFrom('user')
      .selectAll()
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const removed = await transaction
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw noSuchPasskey();
    const byMail = user.emailVerified;
    const byPhone = texts && user.phoneNumberVerified === true && user.twoFactorEnabled !== true;
    if (byMail || byPhone || (await listPasskeys(transaction, userId)).length > 0) return removed.name;
    const others = await transaction.selectFrom('account').select('id').where('userId', '=', userId).execute();
    if (others.length > 0) return removed.name;
    throw new APIError('CONFLICT', {
      code: 'LAST_WAY_IN',
      message: 'This passkey is the only way to sign in to this account, so it cannot be removed.',
    });
  });
}

function noSuchPasskey(): APIError {
  return new APIError('NOT_FOUND', { code: 'NOT_FOUND', message: 'There is no such passkey.' });
}
