import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { UnavailableError } from '../accounts/index.ts';
import { EngineProblem } from '../engine/index.ts';
import { annotateRequest } from '../http/request-context.ts';
import { ProjectProblem } from '../projects/index.ts';
import { ToolProblem } from '../tools/index.ts';
import type { Place } from './projects/conflict.ts';

/** All problem codes, with status and title. */
export const problems = {
  INVALID_INPUT: [400, 'The request is not valid'],
  MALFORMED_JSON: [400, 'The body is not JSON'],
  UNKNOWN_KEY: [401, 'The key is unknown'],
  KEY_NEEDED: [401, 'A key is needed'],
  NEEDS_PRO: [403, 'Pro is needed'],
  NEEDS_SCOPE: [403, 'The key does not have the scope'],
  NOT_YOURS: [403, 'The role in the project does not allow it'],
  NOT_VERIFIED: [403, 'The account has no verified address'],
  NO_ROOM: [403, 'The limit of the plan has been reached'],
  NOT_FOUND: [404, 'Not found'],
  UNKNOWN_TOOL: [404, 'There is no such calculator'],
  METHOD_NOT_ALLOWED: [405, 'The method is not allowed here'],
  NO_RESULTS: [409, 'There are no results'],
  OVERTAKEN: [409, 'Someone else has changed it in the meantime'],
  PROJECT_CLOSED: [409, 'The project is closed'],
  CIRCLE: [409, 'The sheet would depend on itself'],
  UNDER_WAY: [409, 'The first request with this idempotency key is in progress'],
  BODY_TOO_LARGE: [413, 'The body is too large'],
  WRONG_TYPE: [415, 'The content type of the body is not supported'],
  FOREIGN_HOST: [421, 'The host name is not served'],
  REFUSED: [422, 'A case or an analysis is not valid'],
  TOO_MANY_CASES: [422, 'Too many cases'],
  TOO_LARGE: [422, 'The calculation needs too much memory'],
  KEY_USED: [422, 'The idempotency key was used for another request'],
  QUOTA_SPENT: [429, 'The quota is used up'],
  TOO_MANY_AT_ONCE: [429, 'Too many requests at once'],
  UNEXPECTED: [500, 'An unexpected error'],
  BUSY: [503, 'The service is busy'],
  UNAVAILABLE: [503, 'Accounts are not available'],
  TOO_LONG: [504, 'The calculation took too long'],
} as const satisfies Readonly<Record<string, readonly [ContentfulStatusCode, string]>>;

export type ProblemCode = keyof typeof problems;

/** Maximum length of a problem's detail, which may quote user input. */
const maxDetailLength = 2000;

/** Extension members of a problem. */
interface ProblemMembers {
  /** The index of the case, from 0. */
  readonly case?: number;
  readonly field?: string;
  /** The current version in case of a conflict: see `Problem` in the OpenAPI description. */
  readonly version?: number;
  readonly changedBy?: string | null;
  readonly differs?: readonly Place[];
}

/** An API error (RFC 9457). */
export class ApiProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly members: ProblemMembers = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiProblem';
  }

  get status(): ContentfulStatusCode {
    return problems[this.code][0];
  }
}

/** The problem to report for an error; undefined for internal errors. */
export function problemFrom(error: unknown): ApiProblem | undefined {
  if (error instanceof ApiProblem) return error;
  if (error instanceof ToolProblem)
    return new ApiProblem(error.code, error.message, error.at, error.code === 'BUSY' ? { 'retry-after': '5' } : {});
  if (error instanceof UnavailableError)
    return new ApiProblem('UNAVAILABLE', error.message, {}, { 'retry-after': '5' });
  if (error instanceof EngineProblem)
    return new ApiProblem(error.code, error.message, {}, error.code === 'BUSY' ? { 'retry-after': '5' } : {});
  if (error instanceof ProjectProblem && isCode(error.code))
    return new ApiProblem(error.code, error.message, {}, error.code === 'BUSY' ? { 'retry-after': '5' } : {});
  return undefined;
}

/**
 * Requires that a sheet belongs to the project in the address.
 * @throws {ApiProblem} otherwise.
 */
export function requireSameProject(projectId: string, requestedId: string | undefined): void {
  if (projectId !== requestedId) throw new ApiProblem('NOT_FOUND', 'There is no such sheet.');
}

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

/** The body of a problem response, or the last line of a stream that has begun. */
export function problemBody({ code, message, members }: ApiProblem, requestId: string) {
  const [status, title] = problems[code];
  return {
    type: `/api/reference#${code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    detail: message.slice(0, maxDetailLength),
    code,
    ...members,
    requestId,
  };
}

/** A problem response. */
export function problemResponse(context: Context, problem: ApiProblem, requestId: string): Response {
  annotateRequest({ refusal: problem.code });
  return context.body(JSON.stringify(problemBody(problem, requestId)), problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...problem.headers,
  });
}
