import { forgetPro, keepsPro, proCache } from './pro-cache.ts';

/**
 * The code of Pro tools that a subscriber has opened stands in a cache of its own, together with a lease, which says whose it is
 * and when the server last said that they have Pro. Without a lease that holds, nothing in it is given to anybody, and it goes.
 * Whoever writes here reads the lease and writes through one handle: where the cache is deleted meanwhile, that goes with it.
 */

/** So long the code is good without a word of the server, ms: seven days. */
export const leaseMilliseconds = 7 * 24 * 60 * 60_000;
/** By so much a clock may have been put back since, ms. */
const clockMilliseconds = 60 * 60_000;

/** Nobody asks the server for it: it is a place in the cache. */
const leaseAddress = '/pro-lease';

export interface Lease {
  /** The address that the account is known by. */
  readonly account: string;
  /** The name of the plan. */
  readonly plan: string;
  /** When the server last said so, ms since 1970. */
  readonly renewedAt: number;
  /** The routes of the tools that were opened. */
  readonly tools: readonly string[];
}

/** Whether a lease holds; one from the future is of a clock that was moved. */
export function holds({ renewedAt }: Pick<Lease, 'renewedAt'>, now = Date.now()): boolean {
  return renewedAt <= now + clockMilliseconds && now < renewedAt + leaseMilliseconds;
}

/** The lease that holds, with the cache it stands in; what has run out is removed. */
export async function heldLease(): Promise<{ readonly lease: Lease; readonly cache: Cache } | undefined> {
  if (!(await keepsPro())) return undefined;
  const cache = await caches.open(proCache);
  const lease = await leaseIn(cache);
  if (lease && holds(lease)) return { lease, cache };
  await forgetPro();
  return undefined;
}

/** A subscriber opens a tool: its code may be kept. What somebody else has left is removed. */
export async function takeLease({ account, plan }: Pick<Lease, 'account' | 'plan'>, tool: string): Promise<void> {
  const held = await heldLease();
  if (held && held.lease.account !== account) await forgetPro();
  const before = held?.lease.account === account ? held.lease.tools : [];
  const tools = [...new Set([...before, tool])];
  await write(await caches.open(proCache), { account, plan, renewedAt: Date.now(), tools });
}

/** Who is here, as the server says. */
interface Told {
  readonly user: { readonly email: string } | null;
  readonly plan: { readonly name: string; readonly active: boolean } | null;
  readonly remembered: boolean;
}

/**
 * The server has said who is here. The lease begins anew for its account with Pro; for nobody, another account, one without Pro, or
 * one that is not remembered, what is kept is removed.
 */
export async function settleLease({ user, plan, remembered }: Told): Promise<void> {
  const held = await heldLease();
  if (!held) return;
  if (user?.email !== held.lease.account || plan?.active !== true || !remembered) await forgetPro();
  else await write(held.cache, { ...held.lease, plan: plan.name, renewedAt: Date.now() });
}

/** What the server would say of whoever holds the lease, as far as it tells; undefined where none holds. */
export async function lastAnswer(): Promise<object | undefined> {
  const { account, plan } = (await heldLease())?.lease ?? {};
  return account === undefined ? undefined : { user: { email: account }, plan: { name: plan, active: true } };
}

function write(cache: Cache, lease: Lease): Promise<void> {
  return cache.put(leaseAddress, new Response(JSON.stringify(lease)));
}

async function leaseIn(cache: Cache): Promise<Lease | undefined> {
  const kept: unknown = await (await cache.match(leaseAddress))?.json();
  return isLease(kept) ? kept : undefined;
}

function isLease(kept: unknown): kept is Lease {
  if (typeof kept !== 'object' || kept === null) return false;
  const { account, plan, renewedAt, tools } = kept as Partial<Record<keyof Lease, unknown>>;
  const isText = (value: unknown) => typeof value === 'string';
  return (
    isText(account) && isText(plan) && typeof renewedAt === 'number' && Array.isArray(tools) && tools.every(isText)
  );
}
