import type { MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';

/** A line a request. The path only: queries carry tokens. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}
