import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Sets the security headers and the request id of every response; an existing content or referrer policy is kept. */
export function securityHeaders(config: Pick<Config, 'local'>): MiddlewareHandler {
  const basePolicy = contentSecurityPolicy();
  return async (context, next) => {
    await next();
    const headers = context.res.headers;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', basePolicy);
    headers.set('x-request-id', context.get('requestId'));
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (!config.local) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
}
