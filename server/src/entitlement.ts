import { currentVisitor, Kept, type OpenAccounts } from './accounts/index.ts';
import { currentSubscription, type SubscriptionFacts } from './billing/index.ts';
import type { Database } from './database/index.ts';

/** What a user may open: Pro tools or only what is free; `unknown` while the database is unavailable. */
export type Access = 'signed out' | 'free' | 'pro' | 'unknown';

/**
 * Whether a user has Pro: an administrator, or a subscription with status `active` and no other.
 * @param status of the current subscription, if there is one.
 */
export function entitled(user: { role: 'user' | 'admin' }, status: string | undefined): boolean {
  return user.role === 'admin' || status === 'active';
}

/** The access of the sender of a request. Changes take effect at once in this process and within a second in others. */
export async function accessOf(accounts: OpenAccounts, request: Pick<Request, 'method' | 'headers'>): Promise<Access> {
  const visitor = await currentVisitor(accounts, request);
  return visitor === undefined ? 'signed out' : accessOfUser(accounts, visitor.user);
}

/** The access of an account. */
export async function accessOfUser(
  { database }: Pick<OpenAccounts, 'database'>,
  user: { id: string; role: 'user' | 'admin' },
): Promise<'free' | 'pro'> {
  const subscription = await keptSubscription(database, user.id);
  return entitled(user, subscription?.status) ? 'pro' : 'free';
}

/** Maximum number of accounts in the cache. */
const most = 10_000;
const subscriptions = new WeakMap<Database, Kept<SubscriptionFacts | undefined>>();

/** The current subscription, at most a second old: for display and access, not for charging. */
export function keptSubscription(database: Database, userId: string): Promise<SubscriptionFacts | undefined> {
  const kept = subscriptions.get(database) ?? new Kept({ decisions: database.decisions, most, accountOf: id => id });
  subscriptions.set(database, kept);
  return kept.get(userId, () => currentSubscription(database.kysely, userId));
}
