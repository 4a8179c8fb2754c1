import type { BetterAuthOptions } from 'better-auth';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { termsVersion } from '../../terms.ts';

/** Stores the acceptance of a version; an earlier acceptance of the same version is kept. */
export async function acceptTerms({ kysely }: Database, userId: string, version = termsVersion): Promise<void> {
  await kysely
    .insertInto('termsAcceptance')
    .values({ userId, version })
    .onConflict(conflict => conflict.columns(['userId', 'version']).doNothing())
    .execute();
}

/** The versions that a user has accepted, the newest first. */
export function acceptedTerms({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom('termsAcceptance')
    .select(['version', 'acceptedAt'])
    .where('userId', '=', userId)
    .orderBy('acceptedAt', 'desc')
    .execute();
}

export interface TermsView {
  /** The last accepted version, and when. */
  accepted: { version: string; acceptedAt: Date } | null;
  /** The version to accept before going on; null if the current one has been. */
  asked: string | null;
}

export async function termsView(database: Database, userId: string, current = termsVersion): Promise<TermsView> {
  const accepted = await acceptedTerms(database, userId);
  return { accepted: accepted[0] ?? null, asked: accepted.some(({ version }) => version === current) ? null : current };
}

const anonymousUser = z.object({ isAnonymous: z.literal(true) });

/**
 * Stores the acceptance of the terms when an account is created, by any method: the sign-in page says so for each.
 * Anonymous sessions do not pass that page, so their users are asked.
 */
export function termsAtSignUp(database: Database): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      create: {
        after: async user => {
          if (!anonymousUser.safeParse(user).success) await acceptTerms(database, user.id);
        },
      },
    },
  };
}
