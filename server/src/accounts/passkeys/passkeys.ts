import type { PasskeyAnswer } from '@isentrope/records';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../database/index.ts';
import { describeError, type Log } from '../../http/log.ts';
import { challenges, type Challenges, type Purpose } from './challenges.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

/** The result of verifying a passkey: its owner, or why it was not accepted. */
type PasskeyResult = { userId: string } | 'unknown' | 'refused';

/** The passkeys of all accounts. */
export interface Passkeys {
  challenges: Challenges;
  /** The relying party for the page that sent these headers; undefined if it cannot use passkeys. */
  party(headers: Headers | undefined): RelyingParty | undefined;
  /**
   * Verifies a passkey assertion: for one of our challenges with this purpose, used once, from a page of this site,
   * with user verification and an advanced counter.
   */
  verify(headers: Headers | undefined, purpose: Purpose, answer: PasskeyAnswer): Promise<PasskeyResult>;
}

/** The WebAuthn user handle of an account. */
export function userHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

export function passkeys(kysely: Kysely<Tables>, config: Pick<Config, 'publicUrl' | 'local'>, log: Log): Passkeys {
  const challengeStore = challenges(kysely);
  const party = (headers: Headers | undefined): RelyingParty | undefined =>
    relyingParty(config, headers?.get('origin') ?? null);
  return {
    challenges: challengeStore,
    party,

    async verify(headers, purpose, answer) {
      const site = party(headers);
      const { id, userHandle: handle, ...response } = answer;
      const known = await kysely
        .selectFrom('passkey')
        .select(['id', 'userId', 'publicKey', 'counter'])
        .where('credentialId', '=', id)
        .executeTakeFirst();
      if (known === undefined || site === undefined) return 'unknown';
      const { userId } = known;
      if (handle !== null && handle !== userHandle(userId)) return 'refused';
      if (purpose.to === 'sign' && purpose.userId !== userId) return 'refused';
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
          expectedChallenge: challenge => challengeStore.redeem(challenge, purpose),
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
            counter: Number(known.counter),
          },
          requireUserVerification: true,
        });
        const isAccepted = verified && (await advanceCounter(kysely, known.id, authenticationInfo));
        return isAccepted ? { userId } : 'refused';
      } catch (error) {
        log.warn('passkey refused', { error: describeError(error) });
        return 'refused';
      }
    },
  };
}

/** Stores the counter of a verified passkey. Of two assertions with the same count, only one is accepted. */
async function advanceCounter(
  kysely: Kysely<Tables>,
  id: string,
  { newCounter, credentialBackedUp }: { newCounter: number; credentialBackedUp: boolean },
): Promise<boolean> {
  const updated = await kysely
    .updateTable('passkey')
    .set({ counter: newCounter, backedUp: credentialBackedUp, usedAt: new Date() })
    .where('id', '=', id)
    .where(is => is.or([is('counter', '<', newCounter), is.and([is('counter', '=', 0), is.val(newCounter === 0)])]))
    .returning('id')
    .execute();
  return updated.length > 0;
}
