import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Accounts } from '../accounts/index.ts';
import type { Tables } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { ApiProblem, problemBody, toldProblem } from './problem.ts';

/** How long a response is stored, and how long one process may work on it before another may start. */
const keptHours = 24;
const heldSeconds = 60;
const sweepSeconds = 60 * 60;

/** A stored response. */
const answer = z.object({
  status: z.union([z.literal(201), z.int().gte(400).lt(500)]),
  body: z.record(z.string(), z.unknown()),
  location: z.string().optional(),
});
export type KeptAnswer = z.infer<typeof answer>;

/** Stores a response, in the transaction that creates what it describes. */
export type KeepAnswer = (transaction: Kysely<Tables>, answer: KeptAnswer) => Promise<void>;

/** A request with an optional idempotency key. */
export interface Repeatable {
  userId: string;
  /** Undefined for a request that is carried out each time. */
  key: string | undefined;
  /** A hash of the whole request. */
  fingerprint: string;
  requestId: string;
}

/**
 * The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header), with or without quotation marks.
 * @throws {ApiProblem} if it is invalid.
 */
export function idempotencyKeyOf(context: Context): string | undefined {
  const header = context.req.header('idempotency-key');
  if (header === undefined) return undefined;
  const key = /^(?:"([!#-[\]-~]{1,200})"|([!#-[\]-~]{1,200}))$/.exec(header.trim());
  if (key !== null) return key[1] ?? key[2];
  throw new ApiProblem(
    'INVALID_INPUT',
    'The header "Idempotency-Key" must be 1 to 200 letters, digits or signs of ASCII, such as a UUID, without blanks and backslashes.',
  );
}

/** A hash of method, path and body. */
export function fingerprintOf(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path}\n${JSON.stringify(body)}`)
    .digest('hex');
}

/**
 * Carries out a request once, however often it arrives and at whichever process. The result and the response are stored
 * in one transaction, so neither exists without the other. A refusal that would be repeated is stored too.
 * @param work carries it out and stores the response with `keep`.
 * @throws {ApiProblem} if the key was used for another request, or while the first request is in progress.
 */
export async function answeredOnce(
  kysely: Kysely<Tables>,
  request: Repeatable,
  work: (keep: KeepAnswer) => Promise<KeptAnswer>,
): Promise<{ answer: KeptAnswer; again: boolean }> {
  const { key } = request;
  if (key === undefined) return { answer: await work(() => Promise.resolve()), again: false };
  const holder = randomUUID();
  const before = await take(kysely, { ...request, key, holder });
  if (before !== undefined) return { answer: before, again: true };
  const mine = (database: Kysely<Tables>, made: KeptAnswer) => keep(database, { ...request, key, holder }, made);
  try {
    const made = await work(async (transaction, told) => {
      if (!(await mine(transaction, told))) throw underWay();
    });
    return { answer: made, again: false };
  } catch (error) {
    const refusal = keptRefusal(error, request.requestId);
    // If this fails too, the request can be sent again after its deadline.
    await (refusal === undefined ? letGo(kysely, { ...request, key, holder }) : mine(kysely, refusal)).catch(
      () => undefined,
    );
    throw error;
  }
}

type Held = Repeatable & { key: string; holder: string };

/**
 * Claims a request; returns the stored response of an earlier one.
 * @throws {ApiProblem} if it must not be carried out.
 */
async function take(
  kysely: Kysely<Tables>,
  { userId, key, fingerprint, holder }: Held,
): Promise<KeptAnswer | undefined> {
  const { rows } = await sql`
    insert into "idempotentRequest" as r ("userId", "key", "fingerprint", "holder", "heldUntil", "answer", "expiresAt")
    values (${userId}, ${key}, ${fingerprint}, ${holder}, now() + ${heldSeconds}::int * interval '1 second', null,
      now() + ${keptHours}::int * interval '1 hour')
    on conflict ("userId", "key") do update set "fingerprint" = excluded."fingerprint", "holder" = excluded."holder",
      "heldUntil" = excluded."heldUntil", "answer" = null, "expiresAt" = excluded."expiresAt"
    where r."expiresAt" <= now()
      or (r."answer" is null and r."heldUntil" <= now() and r."fingerprint" = excluded."fingerprint")
    returning "key"`.execute(kysely);
  if (rows.length > 0) return undefined;
  const first = await kysely
    .selectFrom('idempotentRequest')
    .select(['fingerprint', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first !== undefined && first.fingerprint !== fingerprint)
    throw new ApiProblem(
      'KEY_USED',
      `The idempotency key "${key}" was sent with another request in the last ${keptHours} hours. Choose a new one.`,
    );
  if (first === undefined || first.answer === null) throw underWay();
  return answer.parse(JSON.parse(first.answer));
}

/** Stores a response; false if another process has claimed the request, or there is a response already. */
async function keep(kysely: Kysely<Tables>, { userId, key, holder }: Held, made: KeptAnswer): Promise<boolean> {
  const kept = await kysely
    .updateTable('idempotentRequest')
    .set({ answer: JSON.stringify(made) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

async function letGo(kysely: Kysely<Tables>, { userId, key, holder }: Held): Promise<void> {
  await kysely
    .deleteFrom('idempotentRequest')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null)
    .execute();
}

/** A refusal as a stored response; undefined for temporary ones. */
function keptRefusal(error: unknown, requestId: string): KeptAnswer | undefined {
  const told = toldProblem(error);
  if (told === undefined) return undefined;
  const kept = answer.safeParse({ status: told.status, body: problemBody(told, requestId) });
  return told.status === 429 || !kept.success ? undefined : kept.data;
}

function underWay(): ApiProblem {
  const words = 'The first request with this idempotency key is still worked at. Send it again in a moment.';
  return new ApiProblem('UNDER_WAY', words, {}, { 'retry-after': '1' });
}

/** Deletes expired responses, in the background. */
export function sweepAnswers(jobs: Pick<Jobs, 'repeat'>, accounts: Pick<Accounts, 'opened'>): void {
  jobs.repeat('sweep-idempotent-requests', {
    every: sweepSeconds,
    handler: async () => {
      const { database } = await accounts.opened();
      await removeExpired(database.kysely);
    },
  });
}

export async function removeExpired(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .deleteFrom('idempotentRequest')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute();
}
