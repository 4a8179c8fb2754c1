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
  return visitor === undefined ? 'signed out' : accessOfUser(accounts, visitor.user);
}

/** The same for an account. */
export async function accessOfUser(
  { database }: Pick<OpenAccounts, 'database'>,
  user: { id: string; role: 'user' | 'admin' },
): Promise<'free' | 'pro'> {
  const subscription = await currentSubscription(database.kysely, user.id);
  return entitled(user, subscription?.status) ? 'pro' : 'free';
}
