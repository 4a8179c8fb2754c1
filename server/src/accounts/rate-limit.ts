import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/index.ts';

export interface Rule {
  /** Seconds. */
  window: number;
  /** Allowed within it. */
  max: number;
}

export interface Verdict {
  allowed: boolean;
  /** Seconds until the window ends; null when allowed. */
  retryAfter: number | null;
}

/** Counts in the database, so that restarts and other processes change nothing. */
export interface RateLimiter {
  consume(key: string, rule: Rule): Promise<Verdict>;
  /** Whether another use would be refused now. */
  spent(key: string, rule: Rule): Promise<boolean>;
  forget(key: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
}

const counted = z.object({ count: z.number(), retryAfter: z.number() });

/** One statement decides, so requests at the same moment cannot all pass on the same count. */
export function rateLimiter(kysely: Kysely<Tables>): RateLimiter {
  return {
    async consume(key, { window, max }) {
      const { rows } = await sql`
        insert into "rateLimit" as r ("key", "count", "resetsAt")
        values (${key}, 1, now() + ${window}::int * interval '1 second')
        on conflict ("key") do update set
          "count" = case when r."resetsAt" <= now() then 1 else least(r."count" + 1, ${max + 1}::int) end,
          "resetsAt" = case when r."resetsAt" <= now() then excluded."resetsAt" else r."resetsAt" end
        returning "count", greatest(1, ceil(extract(epoch from "resetsAt" - now())))::int as "retryAfter"`.execute(
        kysely,
      );
      const { count, retryAfter } = counted.parse(rows[0]);
      return count <= max ? { allowed: true, retryAfter: null } : { allowed: false, retryAfter };
    },

    async spent(key, { max }) {
      const row = await kysely
        .selectFrom('rateLimit')
        .select('key')
        .where('key', '=', key)
        .where('count', '>=', max)
        .where('resetsAt', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row !== undefined;
    },

    async forget(key) {
      await kysely.deleteFrom('rateLimit').where('key', '=', key).execute();
    },

    async sweep() {
      await kysely.deleteFrom('rateLimit').where('resetsAt', '<', new Date()).execute();
    },
  };
}

/** A key for something private, such as a mail address, that the table need not know. */
export function privateKey(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;
}

/** The code of a refused request for a mail. */
export const mailNotSent = 'MAIL_NOT_SENT';

/** Why a request has to wait, and how long, as a person would say it. */
export function tooManyAttempts(retryAfter: number, code = ''): string {
  const number = retryAfter < 90 ? retryAfter : Math.ceil(retryAfter / 60);
  const wait = `${number} ${retryAfter < 90 ? 'second' : 'minute'}${number === 1 ? '' : 's'}`;
  return code === mailNotSent
    ? `No further mail was sent. Please use the last one, or try again in ${wait}.`
    : `Too many attempts. Please try again in ${wait}.`;
}
