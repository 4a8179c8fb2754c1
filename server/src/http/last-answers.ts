import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import type { Readiness } from './health.ts';

/**
 * While a process is told to stop, each of its answers is the last on its connection (RFC 9112, 9.6): a proxy that keeps
 * connections has none left by the time they are closed, and loses no request that it was sending on one.
 */
export function lastAnswers({ draining }: Pick<Readiness, 'draining'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    if (draining()) context.header('connection', 'close');
  };
}
