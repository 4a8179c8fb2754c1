import * as z from 'zod/mini';
import { offline, refreshSession, unavailable, unreachable } from '../shell/session.ts';

/** A failed request. */
export interface Failure {
  readonly message: string;
  /** True if the message came from the server, false for a generic one. */
  readonly isReported: boolean;
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** True if the server or the connection is temporarily unavailable and the request itself was not at fault. */
  readonly away: boolean;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

type Body = Readonly<Record<string, unknown>>;

const errorBody = z.object({ message: z.optional(z.string()), code: z.optional(z.string()) });
/** The response to a request that creates something. */
export const createdShape = z.object({ id: z.string() });

const unexpected = 'An unexpected error occurred';

/** Error code for an email that was not sent; the server's message says which. */
const mailNotSent = 'MAIL_NOT_SENT';

/** Error codes of an ended session. */
const signedOutCodes = new Set(['NOT_SIGNED_IN', 'UNAUTHORIZED']);

/**
 * Sends a POST request.
 * @param captcha response of the CAPTCHA, if any.
 */
export function post<T>(path: string, body: Body, shape: z.ZodMiniType<T>, captcha = ''): Promise<Outcome<T>> {
  return request('POST', path, shape, body, captcha);
}

/** Sends a POST request whose response body is ignored. */
export function postOnly(path: string, body: Body = {}, captcha = ''): Promise<Outcome<unknown>> {
  return request('POST', path, z.unknown(), body, captcha);
}

/** Sends a PUT request whose response body is ignored. */
export function put(path: string, body: Body): Promise<Outcome<unknown>> {
  return request('PUT', path, z.unknown(), body);
}

export function get<T>(path: string, shape: z.ZodMiniType<T>): Promise<Outcome<T>> {
  return request('GET', path, shape);
}

export function remove(path: string): Promise<Outcome<unknown>> {
  return request('DELETE', path, z.unknown());
}

/**
 * Sends a request to the server. If the response shows that the session has ended or that accounts are unavailable,
 * refreshes the session so that the whole page updates.
 */
async function request<T>(
  method: string,
  path: string,
  shape: z.ZodMiniType<T>,
  body?: Body,
  captcha = '',
): Promise<Outcome<T>> {
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(captcha === '' ? {} : { 'x-captcha-response': captcha }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    content = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  } catch {
    return noResponseOutcome();
  }
  return outcomeFromResponse(
    { status: response.status, content, retryAfter: response.headers.get('retry-after') },
    shape,
  );
}

/** The outcome of a request without a response: connection or server unavailable. */
export async function noResponseOutcome(): Promise<{ readonly ok: false; readonly failure: Failure }> {
  await refreshSession();
  return failureOutcome({ status: 0, message: navigator.onLine ? unreachable : offline, away: true });
}

/**
 * Converts a server response to an outcome.
 * @param content the parsed JSON body, if any.
 */
export async function outcomeFromResponse<T>(
  { status, content, retryAfter }: { status: number; content: unknown; retryAfter: string | null },
  shape: z.ZodMiniType<T>,
): Promise<Outcome<T>> {
  if (status >= 200 && status < 300) {
    const read = z.safeParse(shape, content);
    return read.success ? { ok: true, value: read.data } : failureOutcome({ status, message: unexpected });
  }
  const { message, code = '' } = z.safeParse(errorBody, content).data ?? {};
  const isUnavailable = [502, 503, 504].includes(status) && code !== 'BUSY';
  if (isUnavailable || signedOutCodes.has(code)) await refreshSession();
  if (status === 429) {
    const wait = tooManyAttempts(retryAfter);
    return failureOutcome({
      status,
      message: code === mailNotSent && message !== undefined ? message : wait,
      code,
      isReported: true,
    });
  }
  const text = message ?? (isUnavailable ? unavailable : unexpected);
  return failureOutcome({ status, message: text, code, away: isUnavailable, isReported: message !== undefined });
}

function failureOutcome(failure: Pick<Failure, 'status' | 'message'> & Partial<Failure>): {
  readonly ok: false;
  readonly failure: Failure;
} {
  return { ok: false, failure: { code: '', away: false, isReported: false, ...failure } };
}

/** When to try again, in words. */
export function tooManyAttempts(retryAfter: string | null): string {
  const seconds = Number(retryAfter ?? '');
  if (retryAfter === null || !Number.isFinite(seconds)) return 'Too many attempts. Please try again later.';
  const wait =
    seconds < 90 ? pluralise(Math.max(1, Math.ceil(seconds)), 'second') : pluralise(Math.ceil(seconds / 60), 'minute');
  return `Too many attempts. Please try again in ${wait}.`;
}

function pluralise(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
