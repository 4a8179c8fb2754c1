import { z } from 'zod';
import { Browser, type Answer } from './browser.ts';
import { testPassword } from './test-server.ts';

const made = z.object({ key: z.string() });

/** A new API key of somebody who is signed in. @throws where none is made. */
export async function apiKey(
  { browser }: { browser: Browser },
  scopes: readonly string[] = ['calculate'],
): Promise<string> {
  const answer = await browser.post('/api/auth/api-key/make', { name: 'Line list', scopes, password: testPassword });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return made.parse(answer.json).key;
}

export interface AskedApi {
  key?: string;
  body?: unknown;
  accept?: string;
  raw?: string | Uint8Array;
  /** GET without a body and POST with one, unless it is named. */
  method?: 'PUT' | 'DELETE';
  /** The type of a body that is sent as it is. */
  type?: string;
  /** Sent as the header of that name. */
  idempotencyKey?: string;
}

/** Asks the API as a program does: with a key or without, and no cookies or origin. */
export function askApi(
  origin: string,
  path: string,
  { key, body, accept, raw, type, method, idempotencyKey }: AskedApi = {},
): Promise<Answer> {
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
