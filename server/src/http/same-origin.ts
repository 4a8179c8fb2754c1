import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';
import { problem } from './problem.ts';

/**
 * Accepts changing requests only from our own pages, or from programs that send no cookies. Browsers always send the
 * origin of a cross-site request, so a foreign or opaque origin is refused, and so are cookies without an origin.
 */
export function sameOrigin(config: Config): MiddlewareHandler {
  return async (context, next) => {
    if (!isOwnHost(context.req.header('host'), config)) {
      return problem(context, 421, 'This site is not served under that name.', 'FOREIGN_HOST');
    }
    if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return next();
    const origin = context.req.header('origin');
    const isForeign = origin === undefined ? context.req.header('cookie') !== undefined : !isOwnOrigin(origin, config);
    if (isForeign) return problem(context, 403, 'The request did not come from this site.', 'FOREIGN_ORIGIN');
    return next();
  };
}
