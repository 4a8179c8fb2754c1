import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { RateVerdict } from './rate-limit.ts';

/** A schedule of growing delays between attempts. */
export interface BackoffPolicy {
  /** Number of attempts without delay. */
  free: number;
  /** The delay after the last free attempt, in seconds; doubles with every further one. */
  firstWait: number;
  /** Maximum delay, in seconds. */
  longestWait: number;
  /** Seconds after the last attempt until the count is reset. */
  memory: number;
}

/** Exponential back-off of attempts, stored in the database, so that it holds across restarts and processes. */
export interface Backoff {
  /** Counts an attempt; refuses one that comes too early, without counting it. */
  begin(key: string, policy: BackoffPolicy): Promise<RateVerdict>;
  /** Takes back an admitted attempt that turned out not to count. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Enough doublings to exceed any maximum delay. */
const maxDoublings = 20;

/** A single statement decides, so simultaneous attempts pass no more often than consecutive ones. */
export function createBackoff(kysely: Kysely<Tables>): Backoff {
  return {
    async begin(key, policy) {
      const now = new Date();
      const moment = sql`${now}::timestamptz`;
      const forgotten = new Date(now.getTime() + policy.memory * 1000);
      const count = sql<number>`case when r."resetsAt" <= ${moment} then 1 else r."count" + 1 end`;
      const { rows } = await sql`
        insert into "rateLimit" as r ("key", "count", "resetsAt", "blockedUntil")
        values (${key}, 1, ${forgotten}, ${moment} + ${delayAfter(sql`1`, policy)} * interval '1 second')
        on conflict ("key") do update set
          "count" = ${count},
          "resetsAt" = excluded."resetsAt",
          "blockedUntil" = ${moment} + ${delayAfter(count, policy)} * interval '1 second'
        where r."resetsAt" <= ${moment} or r."blockedUntil" is null or r."blockedUntil" <= ${moment}
        returning "key"`.execute(kysely);
      if (rows.length > 0) return { allowed: true, retryAfter: null };
      const row = await kysely.selectFrom('rateLimit').select('blockedUntil').where('key', '=', key).executeTakeFirst();
      const milliseconds = (row?.blockedUntil?.getTime() ?? 0) - now.getTime();
      return { allowed: false, retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) };
    },

    async takeBack(key) {
      await kysely
        .updateTable('rateLimit')
        .set({ count: sql`greatest("count" - 1, 0)`, blockedUntil: null })
        .where('key', '=', key)
        .execute();
    },

    async forget(key) {
      await kysely.deleteFrom('rateLimit').where('key', '=', key).execute();
    },
  };
}

/**
 * The delay in seconds after a number of attempts; null for none. A timestamp instead would refuse attempts that began
 * slightly earlier but are counted later.
 */
function delayAfter(
  count: RawBuilder<number>,
  { free, firstWait, longestWait }: BackoffPolicy,
): RawBuilder<number | null> {
  return sql<number | null>`(case when ${count} < ${free}::int then null
    else least(${longestWait}::int, ${firstWait}::int * power(2, least(${count} - ${free}::int, ${maxDoublings}::int))) end)`;
}
