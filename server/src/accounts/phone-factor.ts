import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';
import type { RateLimiter, Rule } from './rate-limit.ts';
import { whoseCode } from './second-factor.ts';
import { verifiedPhone } from './text-message.ts';

/** Codes to one account: whoever asks knows its password. */
const messageRule: Rule = { window: 3600, max: 10 };

const byPhone = z.object({ method: z.literal('otp') });
const at =
  (path: string) =>
  (context: { path?: string | undefined }): boolean =>
    context.path === path;

const noPhone = (): APIError =>
  new APIError('BAD_REQUEST', { code: 'NO_PHONE', message: 'There is no verified phone number for this account.' });

/**
 * A phone as the second factor: only one that has been proven, and never for a sign-in whose first factor was a code to the
 * same phone. It comes before the second factor itself.
 */
export function phoneFactorRules(limiter: RateLimiter) {
  return {
    id: 'phone-factor-rules',
    hooks: {
      before: [
        {
          matcher: at('/two-factor/enable'),
          handler: createAuthMiddleware(async context => {
            if (!byPhone.safeParse(context.body).success) return;
            const signedIn = await getSessionFromCtx(context);
            if (signedIn !== null && verifiedPhone(signedIn.user) === undefined) throw noPhone();
          }),
        },
        {
          matcher: at('/two-factor/send-otp'),
          handler: createAuthMiddleware(async context => {
            const userId = await whoseCode(context);
            if (userId === undefined) return;
            if (verifiedPhone(await context.context.internalAdapter.findUserById(userId)) === undefined)
              throw noPhone();
            const { allowed, retryAfter } = await limiter.consume(`phone-code:${userId}`, messageRule);
            if (!allowed)
              throw new APIError(
                'TOO_MANY_REQUESTS',
                { code: 'TOO_MANY_ATTEMPTS' },
                { 'x-retry-after': String(retryAfter) },
              );
          }),
        },
      ],
      after: [
        {
          matcher: at('/phone-number/verify'),
          handler: createAuthMiddleware(async context => {
            const signedIn = context.context.newSession;
            if (signedIn === null || signedIn.user['twoFactorEnabled'] !== true) return;
            await context.context.internalAdapter.deleteSession(signedIn.session.token);
            deleteSessionCookie(context);
            context.context.setNewSession(null);
            throw new APIError('FORBIDDEN', {
              code: 'PHONE_IS_ONE_FACTOR',
              message: 'This account has a second factor. Please sign in with its password or by mail.',
            });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
