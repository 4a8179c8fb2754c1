import { currentVisitor, Kept, type OpenAccounts } from './accounts/index.ts';
import { currentSubscription, type SubscriptionFacts } from './billing/index.ts';
import type { Database } from './database/index.ts';

/** What somebody may open: Pro tools, or what is free, signed in or not; unknown while the database is away. */
export type Access = 'signed out' | 'free' | 'pro' | 'unknown';

/**
 * The one rule of what is paid for: an administrator, or a subscription whose status is `active`. No other status will do.
 * @param status of the subscription that counts, if there is one.
 */
export function entitled(user: { role: 'user' | 'admin' }, status: string | undefined): boolean {
  return user.role === 'admin' || status === 'active';
}

/** The rule for whoever sent a request. What changes takes effect at once in this process, and within a second in others. */
export async function accessOf(accounts: OpenAccounts, request: Pick<Request, 'method' | 'headers'>): Promise<Access> {
  const visitor = await currentVisitor(accounts, request);
  return visitor === undefined ? 'signed out' : accessOfUser(accounts, visitor.user);
}

/** The same for an account. */
export async function accessOfUser(
  { database }: Pick<OpenAccounts, 'database'>,
  user: { id: string; role: 'user' | 'admin' },
): Promise<'free' | 'pro'> {
  const subscription = await keptSubscription(database, user.id);
  return entitled(user, subscription?.status) ? 'pro' : 'free';
}

/** Of how many accounts the subscription is kept. */
const most = 10_000;
const subscriptions = new WeakMap<Database, Kept<SubscriptionFacts | undefined>>();

/** The subscription that counts, as it was read at most a second ago: for what is shown and opened, not for what is charged. */
export function keptSubscription(database: Database, userId: string): Promise<SubscriptionFacts | undefined> {
  const kept = subscriptions.get(database) ?? new Kept({ decisions: database.decisions, most, accountOf: id => id });
  subscriptions.set(database, kept);
  return kept.get(userId, () => currentSubscription(database.kysely, userId));
}
