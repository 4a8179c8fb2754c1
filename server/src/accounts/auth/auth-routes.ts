import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { throwOutages } from '../../database/index.ts';
import { networkOf } from '../../http/client-address.ts';
import { isOwnAddress } from '../../http/origin.ts';
import { readJson } from '../../http/json-body.ts';
import type { Pseudonymise } from '../../http/pseudonym.ts';
import { problem } from '../../http/problem.ts';
import { annotateRequest } from '../../http/request-context.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { UnavailableError, type Accounts, type OpenAccounts } from '../accounts.ts';
import { clientAddressHeader } from './client-address-header.ts';
import { guardRequest, type GuardedRequest } from '../rate-limits/guard.ts';
import { tooManyAttemptsMessage } from '../rate-limits/rate-limit.ts';
import { normaliseBody, requestProblem, returnParameters, type JsonObject } from './request-rules.ts';

const basePath = '/api/auth';

/** Minimum response times of paths whose work depends on whether the address is known, against timing attacks. */
const minimumMilliseconds: Record<string, number> = {
  '/sign-up/email': 300,
  '/request-password-reset': 250,
  '/send-verification-email': 500,
  '/email-otp/send-verification-otp': 250,
  '/sign-in/magic-link': 250,
  '/change-email': 300,
};

/** Seconds, if a refusal gives none. */
const defaultRetryAfter = 60;

/** U+0000 in a string as escaped in JSON; PostgreSQL does not accept it. */
const nullCharacter = /(?:^|[^\\])(?:\\\\)*\\u0000/;

const failure = z.object({ message: z.string().optional(), code: z.string().optional() });

/** better-auth under `/api/auth`, behind this site's own checks. */
export function authRoutes(config: Config, accounts: Accounts, pseudonymise: Pseudonymise): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();

  routes.all('/*', async context => {
    const started = performance.now();
    const path = context.req.path.slice(basePath.length);
    // Checks every occurrence: another reader may use the last where this one used the first.
    const foreignQuery = Object.entries(context.req.queries()).find(([name, values]) =>
      values.some(value => foreignReturn({ [name]: value }, config) !== undefined),
    )?.[0];
    if (foreignQuery !== undefined) return refuseReturn(context, foreignQuery);

    let body: string | undefined;
    let json: JsonObject = {};
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      const read = await readJson(context);
      if (!read.ok) return read.answer;
      json = normaliseBody(path, read.body);
      const foreignParameter = foreignReturn(json, config);
      if (foreignParameter !== undefined) return refuseReturn(context, foreignParameter);
      const invalid = requestProblem(path, json);
      if (invalid !== undefined) return problem(context, 400, invalid, 'INVALID_INPUT');
      body = JSON.stringify(json);
      if (nullCharacter.test(body))
        return problem(context, 400, 'The request holds characters that are not allowed.', 'INVALID_INPUT');
    }

    const open = await accounts.opened();
    context.set('route', basePath + routeTemplateOf(open.auth, path));
    const handle = (): Promise<Response> => throwOutages(() => open.auth.handler(requestForLibrary(context, body)));
    const account = accountNamedIn(path, json);
    if (account !== undefined) annotateRequest({ account: pseudonymise('account', account) });
    const answer =
      config.rateLimits && account !== undefined
        ? await guardRequest(
            { ...open, resetMinutes: config.resetMinutes },
            guardedRequestFrom(context, open, path, account),
            handle,
          )
        : await handle();
    const remaining = (minimumMilliseconds[path] ?? 0) - (performance.now() - started);
    if (remaining > 0) await wait(remaining);
    return withUserMessage(
      context,
      await withCaptchaMessage(await throwIfSessionUnreadable(open, context.req.raw.headers, answer)),
    );
  });
  return routes;
}

/**
 * Replaces the library's "not signed in" response when in fact the session could not be read.
 * @throws {UnavailableError} in that case, or the error that prevented the read.
 */
async function throwIfSessionUnreadable(
  { auth, checks }: OpenAccounts,
  headers: Headers,
  answer: Response,
): Promise<Response> {
  if (answer.status !== 401) return answer;
  const responseBody: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const { message, code } = failure.safeParse(responseBody).data ?? {};
  if (message !== 'Unauthorized' || code !== 'UNAUTHORIZED') return answer;
  const { signedIn } = await checks.check(auth, headers, { prolong: false, canUseCache: false });
  if (signedIn !== undefined) throw new UnavailableError();
  return answer;
}

/** The endpoints of the library. Server-only ones have no path. */
function endpointsOf(api: OpenAccounts['auth']['api']): { path: string; methods: readonly string[] }[] {
  return Object.values(api).flatMap(
    ({ path, options }: { path?: unknown; options?: { method?: string | string[] } }) =>
      typeof path === 'string' ? [{ path, methods: [options?.method ?? 'GET'].flat() }] : [],
  );
}

/** Method and path pattern of every route of the library. */
export function libraryRoutes({ api }: OpenAccounts['auth']): { method: string; path: string }[] {
  return endpointsOf(api).flatMap(({ path, methods }) => methods.map(method => ({ method, path: basePath + path })));
}

/** The route template of the library that matches a path, without the values of its parameters. */
function routeTemplateOf({ api }: OpenAccounts['auth'], path: string): string {
  const templates = endpointsOf(api).map(({ path: template }) => template);
  if (templates.includes(path)) return path;
  const parts = path.split('/');
  const matches = (template: string): boolean => {
    const templateParts = template.split('/');
    return (
      templateParts.length === parts.length &&
      templateParts.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  };
  return templates.find(matches) ?? '/*';
}

/** The account that a request names, by e-mail address, phone number or passkey. */
function accountNamedIn(path: string, { email, phoneNumber, id }: JsonObject): string | undefined {
  const names = path === '/sign-in/passkey' ? [id] : [email, phoneNumber];
  return names.find(name => typeof name === 'string');
}

function guardedRequestFrom(
  context: Context<AppEnvironment>,
  { devices }: OpenAccounts,
  path: string,
  account: string,
): GuardedRequest {
  const device = devices.read(getCookie(context, devices.cookie.name));
  return { path, account, network: networkOf(context.get('clientAddress')), device };
}

/** The request for better-auth: with the validated body, and the client's address taken from the connection. */
function requestForLibrary(context: Context<AppEnvironment>, body: string | undefined): Request {
  const headers = new Headers(context.req.raw.headers);
  headers.set(clientAddressHeader, context.get('clientAddress'));
  headers.delete('content-length');
  if (body !== undefined) headers.set('content-type', 'application/json');
  return new Request(context.req.url, { method: context.req.method, headers, ...(body === undefined ? {} : { body }) });
}

const captchaMessages: Record<string, { status: number; code: string; message: string }> = {
  MISSING_RESPONSE: {
    status: 400,
    code: 'CAPTCHA_MISSING',
    message: 'Please complete the CAPTCHA, then try again.',
  },
  VERIFICATION_FAILED: {
    status: 400,
    code: 'CAPTCHA_FAILED',
    message: 'The CAPTCHA was not completed correctly. Please try again.',
  },
  UNKNOWN_ERROR: {
    status: 503,
    code: 'BUSY',
    message: 'The CAPTCHA is not available at the moment. Please try again shortly.',
  },
};

/** Replaces errors of the CAPTCHA provider with messages for users. */
async function withCaptchaMessage(answer: Response): Promise<Response> {
  if (![400, 403, 500].includes(answer.status)) return answer;
  const words = captchaMessages[(await codeOf(answer)) ?? ''];
  return words === undefined
    ? answer
    : Response.json({ message: words.message, code: words.code }, { status: words.status });
}

/** The error parameter of a redirect target. */
function errorInLocation(location: string | null): string | undefined {
  const error = location === null ? null : new URL(location, 'http://site.invalid').searchParams.get('error');
  return error === null ? undefined : error.slice(0, 60);
}

async function codeOf(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return failure.safeParse(body).data?.code;
}

/** Gives every refusal a message for users, `Retry-After` where it helps, and no internal details. */
async function withUserMessage(context: Context, answer: Response): Promise<Response> {
  if (answer.status === 429) {
    const code = failure.safeParse(await answer.json().catch(() => undefined)).data?.code ?? 'TOO_MANY_ATTEMPTS';
    const retryAfter = Number(answer.headers.get('x-retry-after') ?? defaultRetryAfter);
    return problem(context, 429, tooManyAttemptsMessage(retryAfter, code), code, { 'retry-after': String(retryAfter) });
  }
  if (answer.status === 503) {
    const { message, code } = failure.parse(await answer.json().catch(() => ({})));
    return problem(context, 503, message ?? 'The site is busy. Please try again shortly.', code ?? 'BUSY', {
      'retry-after': '5',
    });
  }
  if (answer.status >= 500) throw new Error(`An account request ended with ${answer.status}`);
  if (answer.status === 404 && answer.headers.get('content-type')?.startsWith('application/json') !== true) {
    return problem(context, 404, 'There is no such endpoint.', 'NOT_FOUND');
  }
  const refusal = answer.status >= 400 ? await codeOf(answer) : errorInLocation(answer.headers.get('location'));
  if (refusal !== undefined) annotateRequest({ refusal });
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

function foreignReturn(values: JsonObject, config: Config): string | undefined {
  return returnParameters.find(name => {
    const value = values[name];
    return value !== undefined && value !== '' && !(typeof value === 'string' && isOwnAddress(value, config));
  });
}

function refuseReturn(context: Context, name: string): Response {
  return problem(context, 403, `${name} must be a page of this site.`, 'FOREIGN_RETURN_ADDRESS');
}
