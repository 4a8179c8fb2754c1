import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { fakeKeyPrefix } from '../../config.ts';
import type { Tables } from '../../database/index.ts';
import { ApiError } from './api-error.ts';
import { endpoints } from './endpoints.ts';
import { list, readParameters, text, type Parameters } from './form.ts';
import { Store } from './store.ts';

export const defaultKey = `${fakeKeyPrefix}key`;

/** Simulated failures: unreachable or slow. */
const outageSetting = z.union([
  z.object({ kind: z.literal('down') }),
  z.object({ kind: z.literal('slow'), milliseconds: z.number() }),
]);
const keysSetting = z.array(z.string());
const responseRows = z.array(z.object({ request: z.string(), status: z.number(), body: z.string() }));

/**
 * The provider's HTTP API under `/v1`, for the official SDK. Responses to requests with an idempotency key are stored
 * and repeated. `afterRequest` is called when events may be waiting.
 */
export function stripeApi(kysely: Kysely<Tables>, afterRequest: () => void, failed: (error: unknown) => void): Hono {
  const api = new Hono();
  api.onError((error, context) => {
    failed(error);
    return context.json({ error: { type: 'api_error', message: 'The simulated card provider has failed.' } }, 500);
  });
  for (const [route, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = route.split(' ');
    api.on(method, `/v1${path}`, async context => {
      const body = await context.req.text();
      const query = new URL(context.req.url).searchParams;
      const parameters = readParameters(method === 'POST' ? new URLSearchParams(body) : query);
      const outage = outageSetting.safeParse(await Store.run(kysely, store => store.setting('outage'))).data;
      if (outage?.kind === 'slow') await wait(outage.milliseconds);
      context.header('request-id', `req_${randomBytes(8).toString('hex')}`);
      if (outage?.kind === 'down')
        return context.json(
          { error: { type: 'api_error', message: 'The simulated card provider is switched off.' } },
          503,
        );

      const key = context.req.header('idempotency-key');
      const request = createHash('sha256').update(`${method} ${context.req.path} ${body}`).digest('hex');
      const { status, answer } = await Store.run(kysely, async store => {
        await authorize(store, context.req.header('authorization'));
        const earlier = key === undefined ? undefined : await storedResponse(store, key, request);
        if (earlier !== undefined) return earlier;
        const result = await endpoint({ store, id: context.req.param('id') ?? '', parameters });
        const response = { status: 200, answer: JSON.stringify(await expandResult(store, result, parameters)) };
        if (key !== undefined) await storeResponse(store, key, request, response);
        return response;
      }).catch((error: unknown) => {
        if (error instanceof ApiError) return { status: error.status, answer: JSON.stringify(error.body) };
        throw error;
      });
      // Also after a read, which processes what has become due.
      afterRequest();
      return context.body(answer, status as ContentfulStatusCode, { 'content-type': 'application/json' });
    });
  }
  api.notFound(context =>
    context.json(
      {
        error: {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${context.req.method}: ${context.req.path}).`,
        },
      },
      404,
    ),
  );
  return api;
}

async function authorize(store: Store, authorization: string | undefined): Promise<void> {
  const keys = keysSetting.safeParse(await store.setting('keys')).data ?? [defaultKey];
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (key === undefined || !keys.includes(key))
    throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.', { code: 'api_key_invalid' });
}

async function storedResponse(store: Store, key: string, request: string) {
  const { rows } = await sql`select "request", "status", "body" from "sandboxAnswer" where "key" = ${key}`.execute(
    store.transaction,
  );
  const [earlier] = responseRows.parse(rows);
  if (earlier === undefined) return undefined;
  if (earlier.request !== request)
    throw new ApiError(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    );
  return { status: earlier.status, answer: earlier.body };
}

async function storeResponse(
  store: Store,
  key: string,
  request: string,
  { status, answer }: { status: number; answer: string },
): Promise<void> {
  await sql`insert into "sandboxAnswer" ("key", "request", "status", "body")
    values (${key}, ${request}, ${status}, ${answer})`.execute(store.transaction);
}

/** Replaces the ids named by `expand[]` with their objects. */
async function expandResult(store: Store, result: unknown, parameters: Parameters): Promise<unknown> {
  let expandedResult = result;
  for (const path of list(parameters['expand'])) {
    expandedResult = await expandPath(store, expandedResult, (text(path) ?? '').split('.'));
  }
  return expandedResult;
}

async function expandPath(store: Store, value: unknown, [name, ...rest]: readonly string[]): Promise<unknown> {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map(entry => expandPath(store, entry, [name, ...rest])));
  const inside: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  const whole = typeof inside === 'string' ? ((await store.find(inside)) ?? inside) : inside;
  return { ...value, [name]: await expandPath(store, whole, rest) };
}
