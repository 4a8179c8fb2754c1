import { createHash, randomBytes } from 'node:crypto';
import { canonicalJson, type Signing } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';

/** Lifetime of challenges in seconds; longer for the sign-in page, which requests one when opened. */
const lifetime = { 'sign in': 15 * 60, add: 5 * 60, sign: 5 * 60 } as const;

const nonceBytes = 32;

/** The only use for which a challenge is valid. */
export type Purpose =
  { to: 'sign in' } | { to: 'add'; sessionId: string } | { to: 'sign'; userId: string; what: Signing };

/**
 * One-time passkey challenges. A challenge is 32 random bytes with the hash of its purpose, so that the authenticator's
 * signature covers the purpose.
 */
export interface Challenges {
  /** @returns base64url. */
  issue(purpose: Purpose): Promise<string>;
  /** Whether a challenge was issued for this purpose and is still valid. It is consumed in any case. */
  redeem(challenge: string, purpose: Purpose): Promise<boolean>;
  /** Removes expired challenges. */
  sweep(): Promise<void>;
}

export function challenges(kysely: Kysely<Tables>): Challenges {
  return {
    async issue(purpose) {
      const challenge = challengeOf(randomBytes(nonceBytes), purpose);
      const expiresAt = new Date(Date.now() + lifetime[purpose.to] * 1000);
      await kysely.insertInto('passkeyChallenge').values({ challenge, expiresAt }).execute();
      return challenge;
    },

    async redeem(challenge, purpose) {
      const [open] = await kysely
        .deleteFrom('passkeyChallenge')
        .where('challenge', '=', challenge)
        .returning('expiresAt')
        .execute();
      const nonce = Buffer.from(challenge, 'base64url').subarray(0, nonceBytes);
      return open !== undefined && open.expiresAt > new Date() && challenge === challengeOf(nonce, purpose);
    },

    async sweep() {
      await kysely
        .deleteFrom('passkeyChallenge')
        .where('expiresAt', '<', sql<Date>`now()`)
        .execute();
    },
  };
}

function challengeOf(nonce: Buffer, purpose: Purpose): string {
  const hash = createHash('sha256').update(canonicalJson(purpose)).digest();
  return Buffer.concat([nonce, hash]).toString('base64url');
}
