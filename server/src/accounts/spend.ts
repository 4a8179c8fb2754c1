import { APIError } from 'better-auth/api';
import type { AuthParts } from './auth-parts.ts';
import type { Rule } from './rate-limit.ts';

/**
 * Counts a request against a rate limit.
 * @throws {APIError} if there were too many.
 */
export async function spend(
  { config, limiter }: Pick<AuthParts, 'config' | 'limiter'>,
  key: string,
  rule: Rule,
): Promise<void> {
  if (!config.rateLimits) return;
  const { allowed, retryAfter } = await limiter.consume(key, rule);
  if (!allowed)
    throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS' }, { 'x-retry-after': String(retryAfter) });
}
