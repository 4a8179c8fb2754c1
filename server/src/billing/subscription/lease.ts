import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { BillingProblem } from '../problems.ts';

/** Longer than any work under a lease; the lease of a dead process expires. */
const leaseSeconds = 60;
const waitMilliseconds = 15_000;

/**
 * Serialises work for one user across all processes. The lease is a row, not a transaction, because the provider is
 * called meanwhile and a transaction must not wait for it.
 * @param last keeps the lease until it expires, if nothing else may follow this work.
 * @throws {BillingProblem} if another request holds the lease for too long.
 */
export async function withLease<T>(
  kysely: Kysely<Tables>,
  key: string,
  work: () => Promise<T>,
  { last = false }: { last?: boolean } = {},
): Promise<T> {
  const holder = randomUUID();
  const deadline = Date.now() + waitMilliseconds;
  for (let pause = 20; !(await acquire(kysely, key, holder)); pause = Math.min(pause * 1.5, 250)) {
    if (Date.now() > deadline) throw new BillingProblem('busy');
    await wait(pause);
  }
  let done = false;
  try {
    const result = await work();
    done = true;
    return result;
  } finally {
    if (!(done && last))
      await kysely.deleteFrom('billingLease').where('key', '=', key).where('holder', '=', holder).execute();
  }
}

async function acquire(kysely: Kysely<Tables>, key: string, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into "billingLease" as l ("key", "holder", "expiresAt")
    values (${key}, ${holder}, now() + ${leaseSeconds}::int * interval '1 second')
    on conflict ("key") do update set "holder" = excluded."holder", "expiresAt" = excluded."expiresAt"
    where l."expiresAt" <= now()
    returning "key"`.execute(kysely);
  return rows.length > 0;
}
