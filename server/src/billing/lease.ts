import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { BillingProblem } from './problems.ts';

/** Longer than the longest work under a lease; a process that dies leaves its lease to run out. */
const leaseSeconds = 60;
const patienceMilliseconds = 15_000;

/**
 * Does one thing at a time for a person, over all processes. It is a row and no transaction, as the provider is asked
 * meanwhile and a transaction must not wait for it.
 * @param last keeps the lease until it runs out, when nothing else may follow on this work.
 * @throws {BillingProblem} when another request holds on for too long.
 */
export async function withLease<T>(
  kysely: Kysely<Tables>,
  key: string,
  work: () => Promise<T>,
  { last = false }: { last?: boolean } = {},
): Promise<T> {
  const holder = randomUUID();
  const deadline = Date.now() + patienceMilliseconds;
  for (let pause = 20; !(await take(kysely, key, holder)); pause = Math.min(pause * 1.5, 250)) {
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

async function take(kysely: Kysely<Tables>, key: string, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into "billingLease" as l ("key", "holder", "expiresAt")
    values (${key}, ${holder}, now() + ${leaseSeconds}::int * interval '1 second')
    on conflict ("key") do update set "holder" = excluded."holder", "expiresAt" = excluded."expiresAt"
    where l."expiresAt" <= now()
    returning "key"`.execute(kysely);
  return rows.length > 0;
}
