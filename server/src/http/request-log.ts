import type { MiddlewareHandler } from 'hono';
import type { Meter } from '../metrics/index.ts';
import { networkOf } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import type { Log } from './log.ts';
import type { Pseudonymise } from './pseudonym.ts';
import { requestNotes } from './request-context.ts';
import { routeOf } from './route.ts';

/** Statuses of requests that are not permitted, or not now. */
const refusalStatuses = new Set([401, 403, 421, 429]);
/** Codes of failed credentials, whatever the status. */
const failedCredentialCodes = new Set([
  'BAD_SIGNATURE',
  'INVALID_CODE',
  'INVALID_OTP',
  'INVALID_PASSWORD',
  'INVALID_TOKEN',
  'PASSKEY_REFUSED',
  'UNKNOWN_KEY',
]);

/**
 * Logs and counts each request. Only the route is logged: paths and queries may hold tokens. A line includes the
 * authenticated account. A refusal is a warning with its code and the pseudonym of the network; an attempt to sign in
 * includes the pseudonyms of account and network.
 */
export function requestLog(
  log: Log,
  meter: Pick<Meter, 'request'>,
  pseudonymise: Pseudonymise,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const milliseconds = performance.now() - start;
    const { method } = context.req;
    const { status } = context.res;
    const route = routeOf(context);
    meter.request({ method, route, status, seconds: milliseconds / 1000 });
    const { user, account, refusal } = requestNotes();
    const isRefused =
      refusalStatuses.has(status) || (refusal !== undefined && (status < 400 || failedCredentialCodes.has(refusal)));
    log[isRefused ? 'warn' : 'info']('request', {
      method,
      route,
      status,
      milliseconds: Math.round(milliseconds),
      user,
      account,
      network:
        isRefused || account !== undefined
          ? pseudonymise('network', networkOf(context.get('clientAddress')))
          : undefined,
      refusal,
    });
  };
}
