import type { MiddlewareHandler } from 'hono';
import type { Meter } from '../metrics/index.ts';
import type { AppEnvironment } from './environment.ts';
import type { Log } from './log.ts';
import { routeOf } from './route.ts';

/** A line and a count for each request. The route only: paths and queries carry tokens. */
export function requestLog(log: Log, meter: Pick<Meter, 'request'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const milliseconds = performance.now() - start;
    const { method } = context.req;
    const { status } = context.res;
    const route = routeOf(context);
    meter.request({ method, route, status, seconds: milliseconds / 1000 });
    log.info('request', { method, route, status, milliseconds: Math.round(milliseconds) });
  };
}
