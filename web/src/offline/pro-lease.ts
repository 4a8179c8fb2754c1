import { clearProCache, hasProCache, proCache } from './pro-cache.ts';

/**
 * The code of Pro tools opened by a subscriber has its own cache, along with a lease that records the account and when
 * the server last confirmed Pro. Without a valid lease nothing is served from the cache, and it is deleted. Reading the
 * lease and writing use the same cache handle, so that a write after a concurrent deletion is lost with the deleted
 * cache.
 */

/** Validity of the lease after the last server confirmation in ms: seven days. */
export const leaseMilliseconds = 7 * 24 * 60 * 60_000;
/** Tolerated backward clock change in ms. */
const clockMilliseconds = 60 * 60_000;

/** Key of the lease in the cache; never requested from the server. */
const leaseAddress = '/pro-lease';

interface Lease {
  /** Email address of the account. */
  readonly account: string;
  readonly plan: string;
  /** Time of the last server confirmation, epoch ms. */
  readonly renewedAt: number;
  /** Routes of the opened tools. */
  readonly tools: readonly string[];
}

/** Whether a lease is valid. A lease from the future means that the clock was changed. */
export function isLeaseValid({ renewedAt }: Pick<Lease, 'renewedAt'>, now = Date.now()): boolean {
  return renewedAt <= now + clockMilliseconds && now < renewedAt + leaseMilliseconds;
}

/** The valid lease with its cache; deletes an expired one. */
export async function findValidLease(): Promise<{ readonly lease: Lease; readonly cache: Cache } | undefined> {
  if (!(await hasProCache())) return undefined;
  const cache = await caches.open(proCache);
  const lease = await leaseIn(cache);
  if (lease && isLeaseValid(lease)) return { lease, cache };
  await clearProCache();
  return undefined;
}

/** Creates or extends the lease when a subscriber opens a tool. Deletes what another account left. */
export async function extendLease({ account, plan }: Pick<Lease, 'account' | 'plan'>, tool: string): Promise<void> {
  const valid = await findValidLease();
  if (valid && valid.lease.account !== account) await clearProCache();
  const previousTools = valid?.lease.account === account ? valid.lease.tools : [];
  const tools = [...new Set([...previousTools, tool])];
  await write(await caches.open(proCache), { account, plan, renewedAt: Date.now(), tools });
}

/** The part of a session that concerns the lease. */
interface LeaseSession {
  readonly user: { readonly email: string } | null;
  readonly plan: { readonly name: string; readonly active: boolean } | null;
  readonly remembered: boolean;
}

/**
 * Applies a session response: renews the lease of the same account with Pro; deletes the cache for a visitor, another
 * account, one without Pro, or a session that is not remembered.
 */
export async function updateLease({ user, plan, remembered }: LeaseSession): Promise<void> {
  const valid = await findValidLease();
  if (!valid) return;
  if (user?.email !== valid.lease.account || plan?.active !== true || !remembered) await clearProCache();
  else await write(valid.cache, { ...valid.lease, plan: plan.name, renewedAt: Date.now() });
}

/** The session response recorded by a valid lease; undefined without one. */
export async function sessionFromLease(): Promise<object | undefined> {
  const { account, plan } = (await findValidLease())?.lease ?? {};
  return account === undefined ? undefined : { user: { email: account }, plan: { name: plan, active: true } };
}

function write(cache: Cache, lease: Lease): Promise<void> {
  return cache.put(leaseAddress, new Response(JSON.stringify(lease)));
}

async function leaseIn(cache: Cache): Promise<Lease | undefined> {
  const stored: unknown = await (await cache.match(leaseAddress))?.json();
  return isLease(stored) ? stored : undefined;
}

function isLease(stored: unknown): stored is Lease {
  if (typeof stored !== 'object' || stored === null) return false;
  const { account, plan, renewedAt, tools } = stored as Partial<Record<keyof Lease, unknown>>;
  const isText = (value: unknown) => typeof value === 'string';
  return (
    isText(account) && isText(plan) && typeof renewedAt === 'number' && Array.isArray(tools) && tools.every(isText)
  );
}
