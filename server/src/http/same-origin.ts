import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';
import { problem } from './problem.ts';

/**
 * Requests that change something come from our own pages, or from a program that sends no cookies. A page of another site
 * always names its origin, so a foreign or hidden one is refused, and cookies without any origin as well.
 */
export function sameOrigin(config: Config): MiddlewareHandler {
  return async (context, next) => {
    if (!isOwnHost(context.req.header('host'), config)) {
      return problem(context, 421, 'This site is not served under that name.', 'FOREIGN_HOST');
    }
    if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return next();
    const origin = context.req.header('origin');
    const refused = origin === undefined ? context.req.header('cookie') !== undefined : !isOwnOrigin(origin, config);
    if (refused) return problem(context, 403, 'The request did not come from this site.', 'FOREIGN_ORIGIN');
    return next();
  };
}
