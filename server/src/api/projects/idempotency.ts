import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Accounts } from '../../accounts/index.ts';
import type { Tables } from '../../database/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import { ApiProblem, problemBody, problemFrom } from '../problem.ts';

/** How long a response is stored, and how long one process may work on it before another may start. */
const retentionHours = 24;
const claimSeconds = 60;
const sweepSeconds = 60 * 60;

const storedResponse = z.object({
  status: z.union([z.literal(201), z.int().gte(400).lt(500)]),
  body: z.record(z.string(), z.unknown()),
  location: z.string().optional(),
});
export type StoredResponse = z.infer<typeof storedResponse>;

/** Stores a response, in the transaction that creates what it describes. */
type StoreResponse = (transaction: Kysely<Tables>, answer: StoredResponse) => Promise<void>;

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
    'The header "Idempotency-Key" must be 1 to 200 ASCII letters, digits or signs, such as a UUID, without spaces or backslashes.',
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
 * @param work carries it out and stores the response with its argument.
 * @throws {ApiProblem} if the key was used for another request, or while the first request is in progress.
 */
export async function runOnce(
  kysely: Kysely<Tables>,
  request: Repeatable,
  work: (storeResponse: StoreResponse) => Promise<StoredResponse>,
): Promise<{ answer: StoredResponse; again: boolean }> {
  const { key } = request;
  if (key === undefined) return { answer: await work(() => Promise.resolve()), again: false };
  const holder = randomUUID();
  const earlier = await claim(kysely, { ...request, key, holder });
  if (earlier !== undefined) return { answer: earlier, again: true };
  const store = (database: Kysely<Tables>, response: StoredResponse) =>
    storeResponse(database, { ...request, key, holder }, response);
  try {
    const response = await work(async (transaction, outcome) => {
      if (!(await store(transaction, outcome))) throw inProgressProblem();
    });
    return { answer: response, again: false };
  } catch (error) {
    const refusal = storableRefusal(error, request.requestId);
    // If this fails too, the request can be sent again after its deadline.
    await (refusal === undefined ? releaseClaim(kysely, { ...request, key, holder }) : store(kysely, refusal)).catch(
      () => undefined,
    );
    throw error;
  }
}

type ClaimedRequest = Repeatable & { key: string; holder: string };

/**
 * Claims a request; returns the stored response of an earlier one.
 * @throws {ApiProblem} if it must not be carried out.
 */
async function claim(
  kysely: Kysely<Tables>,
  { userId, key, fingerprint, holder }: ClaimedRequest,
): Promise<StoredResponse | undefined> {
  const { rows } = await sql`
    insert into "idempotentRequest" as r ("userId", "key", "fingerprint", "holder", "heldUntil", "answer", "expiresAt")
    values (${userId}, ${key}, ${fingerprint}, ${holder}, now() + ${claimSeconds}::int * interval '1 second', null,
      now() + ${retentionHours}::int * interval '1 hour')
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
      `The idempotency key "${key}" was used for a different request in the last ${retentionHours} hours. Choose a new one.`,
    );
  if (first === undefined || first.answer === null) throw inProgressProblem();
  return storedResponse.parse(JSON.parse(first.answer));
}

/** Stores a response; false if another process has claimed the request, or there is a response already. */
async function storeResponse(
  kysely: Kysely<Tables>,
  { userId, key, holder }: ClaimedRequest,
  response: StoredResponse,
): Promise<boolean> {
  const stored = await kysely
    .updateTable('idempotentRequest')
    .set({ answer: JSON.stringify(response) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

async function releaseClaim(kysely: Kysely<Tables>, { userId, key, holder }: ClaimedRequest): Promise<void> {
  await kysely
    .deleteFrom('idempotentRequest')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null)
    .execute();
}

/** A refusal as a stored response; undefined for temporary ones. */
function storableRefusal(error: unknown, requestId: string): StoredResponse | undefined {
  const outcome = problemFrom(error);
  if (outcome === undefined) return undefined;
  const stored = storedResponse.safeParse({ status: outcome.status, body: problemBody(outcome, requestId) });
  return outcome.status === 429 || !stored.success ? undefined : stored.data;
}

function inProgressProblem(): ApiProblem {
  const text = 'The first request with this idempotency key is still in progress. Send it again in a moment.';
  return new ApiProblem('UNDER_WAY', text, {}, { 'retry-after': '1' });
}

/** Deletes expired responses, in the background. */
export function sweepIdempotentRequests(jobs: Pick<Jobs, 'repeat'>, accounts: Pick<Accounts, 'opened'>): void {
  jobs.repeat('sweep-idempotent-requests', {
    everySeconds: sweepSeconds,
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
