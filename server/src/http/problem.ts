import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { annotateRequest } from './request-context.ts';

/** An API error response: a message for users and a code for programs. */
export function problem(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  code: string,
  headers: Record<string, string> = {},
): Response {
  annotateRequest({ refusal: code });
  return context.json({ message, code }, status, { 'cache-control': 'no-store', ...headers });
}
