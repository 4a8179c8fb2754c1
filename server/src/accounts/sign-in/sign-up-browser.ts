import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { HookContext } from '../auth/hook-context.ts';

/** The user whose address a request has verified after a sign-up. */
export type VerifiedSignUps = WeakMap<Request, string>;

const signUp = z.object({ email: z.string() });

/**
 * Signs in the browser that created an account when it follows the verification link, which can be used once. A signed cookie, set
 * at sign-up, proves that it is the same browser; any other browser only verifies the address. Neither the link nor the cookie alone
 * admits anybody, so a stranger can sign in nobody, and sign nobody in to an account of theirs.
 */
export function signUpBrowser({ verificationMinutes }: Pick<Config, 'verificationMinutes'>, verified: VerifiedSignUps) {
  const cookieOf = (context: HookContext) =>
    context.context.createAuthCookie('sign_up', { maxAge: verificationMinutes * 60 });
  return {
    id: 'sign-up-browser',
    hooks: {
      after: [
        {
          matcher: ({ path }: { path?: string | undefined }) => path === '/sign-up/email',
          handler: createAuthMiddleware(async context => {
            const body = signUp.safeParse(context.body);
            if (!body.success || context.context.returned instanceof Error) return;
            const { name, attributes } = cookieOf(context);
            await context.setSignedCookie(name, hashAddress(body.data.email), context.context.secret, attributes);
          }),
        },
        {
          matcher: ({ path }: { path?: string | undefined }) => path === '/verify-email',
          handler: createAuthMiddleware(async context => {
            const userId = context.request === undefined ? undefined : verified.get(context.request);
            if (userId === undefined) return;
            const { name, attributes } = cookieOf(context);
            const cookie = await context.getSignedCookie(name, context.context.secret);
            const user = await context.context.internalAdapter.findUserById(userId);
            if (user === null || cookie !== hashAddress(user.email)) return;
            context.setCookie(name, '', { ...attributes, maxAge: 0 });
            if (Object(user).twoFactorEnabled === true || (await getSessionFromCtx(context)) !== null) return;
            const session = await context.context.internalAdapter.createSession(user.id, true);
            await setSessionCookie(context, { session, user }, true);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function hashAddress(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
