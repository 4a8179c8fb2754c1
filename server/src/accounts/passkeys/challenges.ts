import { createHash, randomBytes } from 'node:crypto';
import { canonicalJson, type Signing } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';

/** Seconds within which a challenge is answered. Whoever opens the sign-in page gets one, so those wait longer. */
const lifetime = { 'sign in': 15 * 60, add: 5 * 60, sign: 5 * 60 } as const;

const nonceBytes = 32;

/** What the answer to a challenge is good for, and nothing else. */
export type Purpose =
  { to: 'sign in' } | { to: 'add'; sessionId: string } | { to: 'sign'; userId: string; what: Signing };

/**
 * Challenges for passkeys, each good for one answer within a few minutes. A challenge is 32 random bytes with the hash of its
 * purpose, so that what the authenticator signs says what it was signed for.
 */
export interface Challenges {
  /** @returns base64url. */
  issue(purpose: Purpose): Promise<string>;
  /** Whether a challenge was issued for this purpose and is still open. Whatever the answer, it is used up. */
  redeem(challenge: string, purpose: Purpose): Promise<boolean>;
  /** Removes those that nobody answered in time. */
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
