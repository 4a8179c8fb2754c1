import { APIError } from 'better-auth/api';
import type { AuthParts } from '../auth/auth-parts.ts';
import type { RateRule } from './rate-limit.ts';

/**
 * Counts a request against a rate limit.
 * @throws {APIError} if there were too many.
 */
export async function enforceRateLimit(
  { config, limiter }: Pick<AuthParts, 'config' | 'limiter'>,
  key: string,
  rule: RateRule,
): Promise<void> {
  if (!config.rateLimits) return;
  const { allowed, retryAfter } = await limiter.consume(key, rule);
  if (!allowed)
    throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS' }, { 'x-retry-after': String(retryAfter) });
}
