import type { Context } from 'hono';
import { problem } from './problem.ts';

/** More than any account request needs, in bytes. */
export const largestBody = 32 * 1024;

type JsonBody = { ok: true; body: Record<string, unknown> } | { ok: false; answer: Response };

/** Reads a JSON object of limited size; anything else gets an error response. */
export async function readJson(context: Context, largest = largestBody): Promise<JsonBody> {
  const refuse = (status: 400 | 413 | 415, message: string, code: string): JsonBody => ({
    ok: false,
    answer: problem(context, status, message, code),
  });
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared > largest) return refuse(413, 'The request is too large.', 'BODY_TOO_LARGE');
  const text = (await readBytes(context.req.raw, largest))?.toString('utf8');
  if (text === undefined) return refuse(413, 'The request is too large.', 'BODY_TOO_LARGE');
  if (text === '') return { ok: true, body: {} };
  // Forms on any site can send other types without a CORS preflight.
  if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) {
    return refuse(415, 'The request must be sent as application/json.', 'NOT_JSON');
  }
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return { ok: true, body };
  } catch {
    return refuse(400, 'The request is not valid JSON.', 'MALFORMED_JSON');
  }
  return refuse(400, 'The request must be a JSON object.', 'MALFORMED_JSON');
}

/** The body of a request; undefined if it is larger than `largest` bytes. */
export async function readBytes(request: Request, largest: number): Promise<Buffer | undefined> {
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
