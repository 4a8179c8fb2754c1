import type { FeedSource } from '@isentrope/records';
import type { Context } from 'hono';
import { resultsFile, type FileType, type FeedContent } from '../../projects/index.ts';
import { ApiProblem } from '../problem.ts';

/**
 * The `source` parameter of a request for results; the working copy by default.
 * @throws {ApiProblem} for an invalid value.
 */
export function sourceParameter(context: Context): FeedSource {
  return oneOf(context, 'source', ['working', 'approved']);
}

/** Sends results in the requested layout, long by default; 304 if the client has them. */
export async function sendResults(context: Context, content: FeedContent, ending: FileType): Promise<Response> {
  const { text, etag, headers } = await resultsFile(content, ending, oneOf(context, 'layout', ['long', 'wide']));
  const known = context.req
    .header('if-none-match')
    ?.split(',')
    .map(each => each.trim().replace(/^W\//, ''));
  const isKnown = known?.some(each => each === etag || each === '*') === true;
  return isKnown ? context.newResponse(null, 304, headers) : context.newResponse(text, 200, headers);
}

function oneOf<T extends string>(context: Context, name: string, allowed: readonly [T, ...T[]]): T {
  const value = context.req.query(name);
  const found = value === undefined ? allowed[0] : allowed.find(word => word === value);
  if (found === undefined)
    throw new ApiProblem('INVALID_INPUT', `The parameter "${name}" must be ${allowed.join(' or ')}.`);
  return found;
}
