import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';

/**
 * Makes better-auth's e-mail verification tokens single-use: the library signs and expires them but does not record
 * their use. A link is recorded when mailed and marked when followed.
 */
export interface VerificationLinks {
  issue(token: string, email: string, minutes: number): Promise<void>;
  /** `valid` once for every link issued; afterwards `done` as long as its address is verified. */
  redeem(token: string): Promise<'valid' | 'done' | 'void'>;
  /** Invalidates all links mailed to an address. */
  revoke(email: string): Promise<void>;
}

const linkPrefix = 'verification-link:';
/** Prefix of the address of a used or revoked link. */
const usedPrefix = 'spent:';

export function verificationLinks(kysely: Kysely<Tables>): VerificationLinks {
  const identifier = (token: string): string => linkPrefix + createHash('sha256').update(token).digest('base64url');
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
      const redeemed = await kysely
        .updateTable('verification')
        .set({ value: sql`${usedPrefix}::text || "value"` })
        .where('identifier', '=', identifier(token))
        .where('value', 'not like', `${usedPrefix}%`)
        .where('expiresAt', '>', sql<Date>`now()`)
        .returning('id')
        .execute();
      if (redeemed.length > 0) return 'valid';
      const verified = await kysely
        .selectFrom('verification')
        .innerJoin('user', join =>
          join.on(sql`${usedPrefix}::text || "user"."email"`, '=', sql.ref('verification.value')),
        )
        .select('user.id')
        .where('identifier', '=', identifier(token))
        .where('user.emailVerified', '=', true)
        .execute();
      return verified.length > 0 ? 'done' : 'void';
    },
    async revoke(email) {
      await kysely
        .updateTable('verification')
        .set({ value: usedPrefix + email })
        .where('identifier', 'like', `${linkPrefix}%`)
        .where('value', '=', email)
        .execute();
    },
  };
}
