import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { Post } from './auth-mail.ts';
import { newDevice } from './auth-mail.ts';
import type { AuthParts } from './auth-parts.ts';
import type { HookContext } from './hook-context.ts';
import { firstFactors } from './second-factor.ts';

/** Where a sign-in can be complete. */
const signIns = new Set([
  ...firstFactors,
  '/sign-in/passkey',
  '/two-factor/verify-totp',
  '/two-factor/verify-otp',
  '/two-factor/verify-backup-code',
]);

/** Whose password was reset by a request that is being answered. */
export type PasswordResets = WeakMap<Request, string>;

/**
 * Gives a browser its cookie as a known device after every complete sign-in, and tells of the first one on a browser that is
 * new to the account. A browser in which a mailed link set a new password is known from then on, too: the sign-in that follows must
 * not wait for those who guessed. The session that the browser had before is over. It comes after all plugins that may still ask for a second factor.
 */
export function rememberDevices(
  parts: Pick<AuthParts, 'company' | 'devices' | 'origin'>,
  resets: PasswordResets,
  notify: Post,
) {
  const { devices } = parts;
  const { name, attributes } = devices.cookie;
  return {
    id: 'remember-devices',
    hooks: {
      after: [
        {
          matcher: ({ path }: { path?: string | undefined }) => signIns.has(path ?? ''),
          handler: createAuthMiddleware(async context => {
            const signedIn = context.context.newSession;
            if (signedIn === null || context.context.session !== null) return;
            const { session, user } = signedIn;
            await endReplaced(context, session.token);
            const { cookie, newToAccount } = await devices.remember(
              context.getCookie(name) ?? undefined,
              user.id,
              'signed in',
            );
            context.setCookie(name, cookie, attributes);
            if (newToAccount)
              await context.context.runInBackgroundOrAwait(
                notify(user.email, newDevice(parts, session, context.request?.url)),
              );
          }),
        },
        {
          matcher: ({ path }: { path?: string | undefined }) => path === '/reset-password',
          handler: createAuthMiddleware(async context => {
            const userId = context.request === undefined ? undefined : resets.get(context.request);
            if (userId === undefined) return;
            const { cookie } = await devices.remember(context.getCookie(name) ?? undefined, userId, 'by mail');
            context.setCookie(name, cookie, attributes);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Nobody can reach the session that a browser had before it signed in again, so that is over. */
async function endReplaced(context: HookContext, present: string): Promise<void> {
  const { authCookies, secret, internalAdapter } = context.context;
  const before = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (before && before !== present) await internalAdapter.deleteSession(before);
}
