import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import { Store } from './store.ts';

export const defaultSecret = 'whsec_sandbox_secret';

/** Delay before the next attempt, in seconds, by number of attempts; abandoned after the last one. */
const retryDelays = [1, 2, 5, 15, 60, 300, 1800, 7200];
const maxConcurrent = 4;

const due = z.array(z.object({ id: z.coerce.string(), event: z.string(), attempts: z.number() }));

export interface Webhooks {
  /** Signals that events may be waiting. */
  kick(): void;
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>;
  stop(): void;
}

/** Sends signed events to the site's webhook, several at a time and so in no particular order, until accepted. */
export function createWebhooks(kysely: Kysely<Tables>, url: string, failed: (error: unknown) => void): Webhooks {
  let stopped = false;
  let hasMore = false;
  let running: Promise<void> | undefined;

  const round = async (): Promise<void> => {
    do {
      hasMore = false;
      for (;;) {
        if (stopped) return;
        const deliveries = await claim(kysely);
        if (deliveries.length === 0) break;
        await Promise.all(deliveries.map(delivery => deliver(kysely, url, delivery)));
      }
    } while (hasMore);
  };
  const kick = (): void => {
    if (stopped) return;
    hasMore = true;
    running ??= round()
      .catch((error: unknown) => {
        if (!stopped) failed(error);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(kick, 1000).unref();
  return {
    kick,
    settled: async () => running,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}

/** Claims due deliveries for half a minute; those of a dead process become due again. */
async function claim(kysely: Kysely<Tables>): Promise<z.infer<typeof due>> {
  const { rows } =
    await sql`update "sandboxDelivery" set "dueAt" = now() + interval '30 seconds', "attempts" = "attempts" + 1
    where "id" in (select "id" from "sandboxDelivery" where not "held" and "dueAt" <= now() order by "id" limit ${maxConcurrent}
      for update skip locked)
    returning "id", "event", "attempts"`.execute(kysely);
  return due.parse(rows);
}

async function deliver(
  kysely: Kysely<Tables>,
  url: string,
  { id, event, attempts }: z.infer<typeof due>[number],
): Promise<void> {
  const [body, secret] = await Store.run(kysely, async store => [
    JSON.stringify(await store.get('event', event)),
    await store.setting('secret'),
  ]);
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(body, typeof secret === 'string' ? secret : defaultSecret),
    },
    body,
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  const pause = retryDelays[attempts - 1];
  if (answer?.ok === true || pause === undefined)
    await sql`delete from "sandboxDelivery" where "id" = ${id}`.execute(kysely);
  else
    await sql`update "sandboxDelivery" set "dueAt" = now() + ${pause} * interval '1 second' where "id" = ${id}`.execute(
      kysely,
    );
}

/** The `Stripe-Signature` header of a body: HMAC-SHA256 over time and body. */
export function signature(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
