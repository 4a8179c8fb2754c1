import { fieldWithHiddenCharacters, hiddenCharactersProblem, maxSaveBytes, requestProblem } from '@isentrope/records';
import type { Context } from 'hono';
import { z } from 'zod';
import { readBytes } from '../http/json-body.ts';
import { ApiProblem } from './problem.ts';

/** Maximum bytes of a body: 10,000 cases of half a kilobyte, or a file of revisions. */
export const largestBody = 5 * 1024 * 1024;
/** Maximum nesting of a request: a row of a table in a case in a list. */
const maxDepth = 12;

const object = z.record(z.string(), z.unknown());
const working = z.boolean('The field "working" must be true or false.').optional();
const cases = z.array(object, 'The field "cases" must be a list of objects.').min(1, 'The field "cases" is empty.');

/** The body of a run: one case, or many. */
export const runBody = z.union(
  [z.strictObject({ cases, working }), z.strictObject({ case: object, working })],
  'The body must be {"cases": [{…}, …]} or {"case": {…}}, with "working": true to include every step.',
);

/** The body of an analysis request. */
export const exploreBody = z.union(
  [z.strictObject({ cases: cases.max(20), question: object }), z.strictObject({ case: object, question: object })],
  'The body must be {"case": {…}, "question": {…}}, or have "cases" of up to 20.',
);

export const fluidBody = z.strictObject(
  { fluid: object, working },
  'The body must be {"fluid": {…}}, a case of the calculator "fluid-properties", with "working": true to include every step.',
);

/**
 * Reads and validates a JSON body.
 * @throws {ApiProblem} if it is invalid.
 */
export async function readBody<T>(context: Context, shape: z.ZodType<T>): Promise<T> {
  const read = shape.safeParse(await readJson(context, largestBody));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ApiProblem('INVALID_INPUT', issue?.message ?? 'The body is not valid.');
}

/**
 * Reads and validates the body of a project request, with the schemas that the pages use.
 * @throws {ApiProblem} if it is invalid.
 */
export async function readRequest<T>(context: Context, shape: z.core.$ZodType<T>): Promise<T> {
  const read = z.safeParse(shape, await readJson(context, maxSaveBytes));
  if (read.success) {
    const hidden = fieldWithHiddenCharacters(read.data);
    if (hidden === undefined) return read.data;
    throw new ApiProblem('INVALID_INPUT', hiddenCharactersProblem(hidden), { field: hidden.slice(0, 80) });
  }
  const { issues } = read.error;
  const field = issues[0]?.path.map(String).join('.').slice(0, 80) ?? '';
  throw new ApiProblem('INVALID_INPUT', requestProblem(issues, shape), field === '' ? {} : { field });
}

async function readJson(context: Context, largest: number): Promise<unknown> {
  requireContentType(context, /^application\/json\s*(;|$)/i, 'application/json');
  const text = new TextDecoder().decode(await readRaw(context, largest));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ApiProblem('MALFORMED_JSON', 'The body is not valid JSON.');
  }
  if (isDeeperThan(json, maxDepth)) throw new ApiProblem('INVALID_INPUT', 'The body is nested too deeply.');
  return json;
}

/**
 * The bytes of a body.
 * @throws {ApiProblem} if it is too large.
 */
export async function readRaw(context: Context, largest = largestBody): Promise<Uint8Array> {
  const tooLarge = new ApiProblem(
    'BODY_TOO_LARGE',
    `A body can be at most ${Math.floor(largest / 1024 / 1024)} MB here.`,
  );
  if (Number(context.req.header('content-length') ?? 0) > largest) throw tooLarge;
  const bytes = await readBytes(context.req.raw, largest);
  if (bytes === undefined) throw tooLarge;
  return bytes;
}

/**
 * Requires a content type.
 * @throws {ApiProblem} for any other.
 */
export function requireContentType(context: Context, type: RegExp, text: string): void {
  if (!type.test(context.req.header('content-type') ?? ''))
    throw new ApiProblem('WRONG_TYPE', `The body must be sent as ${text}.`);
}

/** Whether a value is nested more deeply than `levels`, so that it is not safe to walk recursively. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some(each => isDeeperThan(each, levels - 1));
}
