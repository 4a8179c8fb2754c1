import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Accounts } from '../accounts/index.ts';
import type { AppEnvironment } from './environment.ts';
import { describeError, type Log } from './log.ts';

/** How long to wait for the database before reporting "not ready", in milliseconds. */
const databaseTimeoutMilliseconds = 1000;

/** The conditions under which a process may get requests. */
export interface Readiness {
  /** Whether it has received a stop signal. */
  readonly draining: () => boolean;
  readonly accounts: Pick<Accounts, 'opened'>;
  /** Resolves if the calculators respond. */
  readonly engine: () => Promise<void>;
}

/**
 * Returns the routes `/healthz` and `/readyz`. `/healthz` reports that the process is alive, regardless of its
 * dependencies, so that a supervisor does not restart it because the database is down. `/readyz` reports whether it may
 * get requests: the database responds and is migrated, the calculators respond, and the process is not stopping.
 */
export function healthRoutes({ draining, accounts, engine }: Readiness, log: Log): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  for (const path of ['/healthz', '/readyz'])
    routes.use(path, async (context, next) => {
      await next();
      context.header('cache-control', 'no-store');
    });

  routes.get('/healthz', context => context.json({ status: 'ok' }));

  routes.get('/readyz', async context => {
    const notReady = (reason: string) => {
      context.header('retry-after', '5');
      return context.json({ status: 'not ready', reason }, 503);
    };
    if (draining()) return notReady('stopping');
    const open = await Promise.race([
      accounts.opened().catch(() => undefined),
      wait(databaseTimeoutMilliseconds, undefined, { ref: false }),
    ]);
    if (open === undefined) return notReady('database');
    const [database, calculators] = await Promise.allSettled([open.database.check(), engine()]);
    for (const outcome of [database, calculators])
      if (outcome.status === 'rejected') log.error('not ready', { error: describeError(outcome.reason) });
    if (database.status === 'rejected') return notReady('database');
    return calculators.status === 'rejected'
      ? notReady('engine')
      : context.json({ status: 'ok', database: open.database.kind });
  });
  return routes;
}
