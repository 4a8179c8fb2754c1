import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import type { Readiness } from './health.ts';

/**
 * While a process is stopping, closes each connection with its response (RFC 9112, 9.6), so that a proxy has no
 * kept-alive connection left on which a request could be lost.
 */
export function closeConnectionsWhileDraining({
  draining,
}: Pick<Readiness, 'draining'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    if (draining()) context.header('connection', 'close');
  };
}
