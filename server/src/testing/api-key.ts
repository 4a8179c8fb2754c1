import { z } from 'zod';
import { Browser, type TestResponse } from './browser.ts';
import { testPassword } from './test-client.ts';

const createdKey = z.object({ key: z.string() });

/**
 * Creates an API key for a signed-in user.
 * @throws if none is created.
 */
export async function createApiKey(
  { browser }: { browser: Browser },
  scopes: readonly string[] = ['calculate'],
): Promise<string> {
  const answer = await browser.post('/api/auth/api-key/make', { name: 'Line list', scopes, password: testPassword });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return createdKey.parse(answer.json).key;
}

export interface ApiRequestOptions {
  key?: string;
  body?: unknown;
  accept?: string;
  raw?: string | Uint8Array;
  /** Default: GET without a body and POST with one. */
  method?: 'PUT' | 'DELETE';
  /** The content type of a raw body. */
  type?: string;
  /** The header `Idempotency-Key`. */
  idempotencyKey?: string;
}

/** Sends an API request as a program does: with or without a key, and without cookies or origin. */
export function sendApiRequest(
  origin: string,
  path: string,
  { key, body, accept, raw, type, method, idempotencyKey }: ApiRequestOptions = {},
): Promise<TestResponse> {
  const headers = {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(accept === undefined ? {} : { accept }),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  const sends = body !== undefined || raw !== undefined;
  return new Browser(origin).send(method ?? (sends ? 'POST' : 'GET'), `/api/v1${path}`, body, {
    origin: null,
    headers,
    ...(raw === undefined ? {} : { raw }),
  });
}
