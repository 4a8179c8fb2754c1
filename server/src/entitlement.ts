import { currentUser, DecisionCache, type OpenAccounts } from './accounts/index.ts';
import { currentSubscription, type SubscriptionFacts } from './billing/index.ts';
import type { Database } from './database/index.ts';

/** What a user may open: Pro tools or only what is free; `unknown` while the database is unavailable. */
export type Access = 'signed out' | 'free' | 'pro' | 'unknown';

/**
 * Whether a user has Pro: an administrator, or a subscription with status `active` and no other.
 * @param status of the current subscription, if there is one.
 */
export function isEntitled(user: { role: 'user' | 'admin' }, status: string | undefined): boolean {
  return user.role === 'admin' || status === 'active';
}

/** The access of the sender of a request. Changes take effect at once in this process and within a second in others. */
export async function accessOf(accounts: OpenAccounts, request: Pick<Request, 'method' | 'headers'>): Promise<Access> {
  const signedIn = await currentUser(accounts, request);
  return signedIn === undefined ? 'signed out' : accessOfUser(accounts, signedIn.user);
}

/** The access of an account. */
export async function accessOfUser(
  { database }: Pick<OpenAccounts, 'database'>,
  user: { id: string; role: 'user' | 'admin' },
): Promise<'free' | 'pro'> {
  const subscription = await cachedSubscription(database, user.id);
  return isEntitled(user, subscription?.status) ? 'pro' : 'free';
}

/** Maximum number of accounts in the cache. */
const maxCachedAccounts = 10_000;
const subscriptions = new WeakMap<Database, DecisionCache<SubscriptionFacts | undefined>>();

/** The current subscription, at most a second old: for display and access, not for charging. */
export function cachedSubscription(database: Database, userId: string): Promise<SubscriptionFacts | undefined> {
  const cache =
    subscriptions.get(database) ??
    new DecisionCache({ decisions: database.decisions, maxEntries: maxCachedAccounts, accountOf: id => id });
  subscriptions.set(database, cache);
  return cache.get(userId, () => currentSubscription(database.kysely, userId));
}
