import { currentVisitor, type OpenAccounts } from './accounts/index.ts';
import { currentSubscription } from './billing/index.ts';

/** What somebody may open: Pro tools, or what is free, signed in or not; unknown while the database is away. */
export type Access = 'signed out' | 'free' | 'pro' | 'unknown';

/**
 * The one rule of what is paid for: an administrator, or a subscription whose status is `active`. No other status will do.
 * @param status of the subscription that counts, if there is one.
 */
export function entitled(user: { role: 'user' | 'admin' }, status: string | undefined): boolean {
  return user.role === 'admin' || status === 'active';
}

/** The rule for whoever sent these headers, read from the database every time, so that it takes effect at once. */
export async function accessOf(accounts: OpenAccounts, headers: Headers): Promise<Access> {
  const visitor = await currentVisitor(accounts, headers);
  if (visitor === undefined) return 'signed out';
  const subscription = await currentSubscription(accounts.database.kysely, visitor.user.id);
  return entitled(visitor.user, subscription?.status) ? 'pro' : 'free';
}
