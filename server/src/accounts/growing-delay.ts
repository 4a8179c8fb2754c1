import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Verdict } from './rate-limit.ts';

/** How fast attempts may follow each other. */
export interface Pace {
  /** Attempts without any wait. */
  free: number;
  /** The wait after the last free attempt, in seconds; it doubles with every further one. */
  firstWait: number;
  /** Seconds, however many attempts there were. */
  longestWait: number;
  /** Seconds after the last attempt until all of them are forgotten. */
  memory: number;
}

/** Attempts that have to wait longer and longer, kept in the database, so that restarts and other processes change nothing. */
export interface GrowingDelay {
  /** Counts an attempt, unless it comes before its time; one that does changes nothing. */
  begin(key: string, pace: Pace): Promise<Verdict>;
  /** Takes back an attempt that was let through and turned out not to count. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Doublings beyond this one are more than any longest wait. */
const mostDoublings = 20;

/** One statement decides, so of attempts at the same moment only so many pass as would one after another. */
export function growingDelay(kysely: Kysely<Tables>): GrowingDelay {
  return {
    async begin(key, pace) {
      const now = new Date();
      const moment = sql`${now}::timestamptz`;
      const forgotten = new Date(now.getTime() + pace.memory * 1000);
      const count = sql<number>`case when r."resetsAt" <= ${moment} then 1 else r."count" + 1 end`;
      const { rows } = await sql`
        insert into "rateLimit" as r ("key", "count", "resetsAt", "blockedUntil")
        values (${key}, 1, ${forgotten}, ${moment} + ${waitAfter(sql`1`, pace)} * interval '1 second')
        on conflict ("key") do update set
          "count" = ${count},
          "resetsAt" = excluded."resetsAt",
          "blockedUntil" = ${moment} + ${waitAfter(count, pace)} * interval '1 second'
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
 * The wait in seconds after so many attempts, null for none: a moment in its place would refuse attempts that began a little
 * before this one and are counted after it.
 */
function waitAfter(count: RawBuilder<number>, { free, firstWait, longestWait }: Pace): RawBuilder<number | null> {
  return sql<number | null>`(case when ${count} < ${free}::int then null
    else least(${longestWait}::int, ${firstWait}::int * power(2, least(${count} - ${free}::int, ${mostDoublings}::int))) end)`;
}
