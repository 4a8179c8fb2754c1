import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import { problem } from './problem.ts';

// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const controlCharacters = /[\u0000-\u001f\u007f]|%(?:0|1)[\da-f]|%7f/i;
const methods = 'GET, HEAD, POST, PUT, DELETE';

/**
 * Refuses what no route supports: TRACE and CONNECT, and addresses with control characters, which PostgreSQL does not
 * accept in text.
 */
export const refuseUnsupported: MiddlewareHandler<AppEnvironment> = (context, next) => {
  if (['TRACE', 'CONNECT'].includes(context.req.method))
    return Promise.resolve(
      problem(context, 405, 'This method is not allowed here.', 'METHOD_NOT_ALLOWED', { allow: methods }),
    );
  return controlCharacters.test(context.req.path)
    ? Promise.resolve(problem(context, 404, 'There is no page at this address.', 'NOT_FOUND'))
    : next();
};
