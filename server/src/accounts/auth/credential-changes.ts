import { APIError, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { RateRule } from '../rate-limits/rate-limit.ts';

/** The rate of changes to a credential; each attempt checks the password. */
export const changeRule: RateRule = { window: 3600, max: 20 };

/** Options of an endpoint that changes a credential of the session's user. */
export const signedIn = { method: 'POST' as const, use: [sensitiveSessionMiddleware] };

/** The schema of the name of a credential, which is a `what`. */
export const credentialName = (what: 'key' | 'passkey') =>
  z
    .string(`Give the ${what} a name.`)
    .trim()
    .min(1, `Give the ${what} a name.`)
    .max(60, `The name of a ${what} is at most 60 characters long.`)
    // oxlint-disable-next-line no-control-regex -- the pattern rejects control characters
    .regex(/^[^\u0000-\u001f\u007f]*$/, `The name of a ${what} must not contain control characters.`);

/**
 * Refuses the user of an anonymous session.
 * @throws {APIError} if the session has no account.
 */
export function requireAccount(user: Readonly<Record<string, unknown>>): void {
  if (user['isAnonymous'] === true)
    throw new APIError('BAD_REQUEST', {
      code: 'ANONYMOUS',
      message: 'This session has no account. Please create one.',
    });
}
