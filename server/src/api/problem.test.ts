import { expect, test } from 'vitest';
import { UnavailableError } from '../accounts/index.ts';
import { EngineProblem } from '../engine/index.ts';
import { ProjectProblem } from '../projects/index.ts';
import { ToolProblem } from '../tools/index.ts';
import { ApiProblem, problemBody, problemFrom, problems, requireSameProject } from './problem.ts';

// Programs act on the status, which has the meaning of RFC 9110, or of RFC 6585 for 429.
test('each problem has its status', () => {
  expect(Object.fromEntries(Object.entries(problems).map(([code, [status]]) => [code, status]))).toEqual({
    INVALID_INPUT: 400,
    MALFORMED_JSON: 400,
    KEY_NEEDED: 401,
    UNKNOWN_KEY: 401,
    NEEDS_PRO: 403,
    NEEDS_SCOPE: 403,
    NOT_VERIFIED: 403,
    NOT_YOURS: 403,
    NO_ROOM: 403,
    NOT_FOUND: 404,
    UNKNOWN_TOOL: 404,
    METHOD_NOT_ALLOWED: 405,
    CIRCLE: 409,
    NO_RESULTS: 409,
    OVERTAKEN: 409,
    PROJECT_CLOSED: 409,
    UNDER_WAY: 409,
    BODY_TOO_LARGE: 413,
    WRONG_TYPE: 415,
    FOREIGN_HOST: 421,
    KEY_USED: 422,
    REFUSED: 422,
    TOO_LARGE: 422,
    TOO_MANY_CASES: 422,
    QUOTA_SPENT: 429,
    TOO_MANY_AT_ONCE: 429,
    UNEXPECTED: 500,
    BUSY: 503,
    UNAVAILABLE: 503,
    TOO_LONG: 504,
  });
});

test.each([
  [new ApiProblem('NO_ROOM', 'Full.', {}, { allow: 'GET' }), 'NO_ROOM', { allow: 'GET' }],
  [new UnavailableError(), 'UNAVAILABLE', { 'retry-after': '5' }],
  [new EngineProblem('BUSY', 'Busy.'), 'BUSY', { 'retry-after': '5' }],
  [new EngineProblem('TOO_LONG', 'Long.'), 'TOO_LONG', {}],
  [new ToolProblem('BUSY', 'Busy.'), 'BUSY', { 'retry-after': '5' }],
  [new ToolProblem('REFUSED', 'No.'), 'REFUSED', {}],
  [new ProjectProblem(503, 'BUSY', 'Busy.'), 'BUSY', { 'retry-after': '5' }],
  [new ProjectProblem(404, 'NOT_FOUND', 'Gone.'), 'NOT_FOUND', {}],
])('an error that is expected is reported, with when to try again if it passes (%#)', (error, code, headers) => {
  const problem = problemFrom(error);
  expect([problem?.code, problem?.message, problem?.headers]).toEqual([code, error.message, headers]);
});

test.each([new Error('A fault'), 'text', undefined, new ProjectProblem(409, 'STALE', 'Of the pages only.')])(
  'any other error is not (%#)',
  error => expect(problemFrom(error)).toBeUndefined(),
);

test('the body holds title and status of its code, the members, and at most 2,000 characters of detail', () => {
  const problem = new ApiProblem('TOO_MANY_CASES', 'x'.repeat(2001), { case: 3, field: 'flowRate' });
  expect(problemBody(problem, 'abc')).toEqual({
    type: '/api/reference#too-many-cases',
    title: 'Too many cases',
    status: 422,
    detail: 'x'.repeat(2000),
    code: 'TOO_MANY_CASES',
    case: 3,
    field: 'flowRate',
    requestId: 'abc',
  });
});

test('a sheet is found under its own project only', () => {
  expect(() => requireSameProject('a', 'a')).not.toThrow();
  for (const other of ['b', undefined])
    expect(() => requireSameProject('a', other)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
