import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';

/**
 * better-auth's e-mail verification tokens are signed and expire, but nothing remembers that one was used. This does: a link
 * is noted when it is mailed and struck out when it is followed.
 */
export interface VerificationLinks {
  issue(token: string, email: string, minutes: number): Promise<void>;
  /** True once for every link issued. */
  redeem(token: string): Promise<boolean>;
}

export function verificationLinks(kysely: Kysely<Tables>): VerificationLinks {
  const identifier = (token: string): string =>
    `verification-link:${createHash('sha256').update(token).digest('base64url')}`;
  return {
    async issue(token, email, minutes) {
      await kysely
        .insertInto('verification')
        .values({
          id: randomUUID(),
          identifier: identifier(token),
          value: email,
          expiresAt: new Date(Date.now() + minutes * 60_000),
        })
        .execute();
    },
    async redeem(token) {
      const struck = await kysely
        .deleteFrom('verification')
        .where('identifier', '=', identifier(token))
        .where('expiresAt', '>', sql<Date>`now()`)
        .returning('id')
        .execute();
      return struck.length > 0;
    },
  };
}
