import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';

export interface RateRule {
  /** Seconds. */
  window: number;
  /** Maximum number of uses within the window. */
  max: number;
}

export interface RateVerdict {
  allowed: boolean;
  /** Seconds until the window ends; null if allowed. */
  retryAfter: number | null;
}

/** The result of spending from a window, whether allowed or not. */
export interface SpendResult {
  allowed: boolean;
  remaining: number;
  /** Seconds until the window ends. */
  resetsIn: number;
}

/** A rate limiter in the database, so that limits hold across restarts and processes. */
export interface RateLimiter {
  consume(key: string, rule: RateRule): Promise<RateVerdict>;
  /** Whether another use would be refused now. */
  isExhausted(key: string, rule: RateRule): Promise<boolean>;
  /** Spends an amount within a window; if more than what is left, nothing is spent and it is refused. */
  spend(key: string, rule: RateRule, amount: number): Promise<SpendResult>;
  forget(key: string): Promise<void>;
  /** Removes windows that have ended. */
  sweep(): Promise<void>;
}

/** How much was counted, and the seconds until the window ends. */
const countAndWait = sql`"count", greatest(1, ceil(extract(epoch from "resetsAt" - now())))::int as "retryAfter"`;
const countRow = z.object({ count: z.number(), retryAfter: z.number() });

/** A single statement decides, so that simultaneous requests cannot all pass on the same count. */
export function rateLimiter(kysely: Kysely<Tables>): RateLimiter {
  return {
    async consume(key, { window, max }) {
      const { rows } = await sql`
        insert into "rateLimit" as r ("key", "count", "resetsAt")
        values (${key}, 1, now() + ${window}::int * interval '1 second')
        on conflict ("key") do update set
          "count" = case when r."resetsAt" <= now() then 1 else least(r."count" + 1, ${max + 1}::int) end,
          "resetsAt" = case when r."resetsAt" <= now() then excluded."resetsAt" else r."resetsAt" end
        returning ${countAndWait}`.execute(kysely);
      const { count, retryAfter } = countRow.parse(rows[0]);
      return count <= max ? { allowed: true, retryAfter: null } : { allowed: false, retryAfter };
    },

    async isExhausted(key, { max }) {
      const row = await kysely
        .selectFrom('rateLimit')
        .select('key')
        .where('key', '=', key)
        .where('count', '>=', max)
        .where('resetsAt', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row !== undefined;
    },

    async spend(key, { window, max }, amount) {
      const ends = sql`now() + ${window}::int * interval '1 second'`;
      const { rows } = await sql`
        insert into "rateLimit" as r ("key", "count", "resetsAt")
        select ${key}, ${amount}::int, ${ends} where ${amount}::int <= ${max}::int
        on conflict ("key") do update set
          "count" = case when r."resetsAt" <= now() then ${amount}::int else r."count" + ${amount}::int end,
          "resetsAt" = case when r."resetsAt" <= now() then excluded."resetsAt" else r."resetsAt" end
        where r."resetsAt" <= now() or r."count" + ${amount}::int <= ${max}::int
        returning ${countAndWait}`.execute(kysely);
      const now = rows[0] ??
        (
          await sql`select ${countAndWait} from "rateLimit" where "key" = ${key}
        and "resetsAt" > now()`.execute(kysely)
        ).rows[0] ?? { count: 0, retryAfter: window };
      const { count, retryAfter } = countRow.parse(now);
      return { allowed: rows.length > 0, remaining: Math.max(0, max - count), resetsIn: retryAfter };
    },

    async forget(key) {
      await kysely.deleteFrom('rateLimit').where('key', '=', key).execute();
    },

    async sweep() {
      await kysely.deleteFrom('rateLimit').where('resetsAt', '<', new Date()).execute();
    },
  };
}

/** A key that contains a private value, such as a mail address, only as a hash. */
export function hashedKey(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;
}

/** The error code of a refused request for a mail. */
export const mailNotSent = 'MAIL_NOT_SENT';

/** A message that says how long to wait before the next attempt. */
export function tooManyAttemptsMessage(retryAfter: number, code = ''): string {
  const number = retryAfter < 90 ? retryAfter : Math.ceil(retryAfter / 60);
  const wait = `${number} ${retryAfter < 90 ? 'second' : 'minute'}${number === 1 ? '' : 's'}`;
  return code === mailNotSent
    ? `No further email was sent. Please use the last one, or try again in ${wait}.`
    : `Too many attempts. Please try again in ${wait}.`;
}
