import type { MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';

/** A line a request. The path only: queries carry tokens, and so does the path of a feed, of which the rest is left out. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path.replace(/(?<=feeds(?:\/|%2f)).*/is, '[token]'),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}
