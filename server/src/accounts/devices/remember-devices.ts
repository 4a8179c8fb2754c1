import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { type SendMail, newDeviceMail } from '../auth/auth-mail.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import type { HookContext } from '../auth/hook-context.ts';
import { firstFactors } from '../second-factor/second-factor.ts';

/** Paths that can complete a sign-in. */
const signIns = new Set([
  ...firstFactors,
  '/sign-in/passkey',
  '/verify-email',
  '/two-factor/verify-totp',
  '/two-factor/verify-otp',
  '/two-factor/verify-backup-code',
]);

/** The user whose password was reset by a request. */
export type PasswordResets = WeakMap<Request, string>;

/**
 * Sets the known-device cookie after every complete sign-in, and notifies the owner of the first one on a browser new
 * to the account. A browser in which a mailed link reset the password becomes known as well, so that the following
 * sign-in is not delayed because of an attacker's guesses. The browser's previous session is deleted. The plug-in must
 * come after all those that may still require a second factor.
 */
export function rememberDevices(
  parts: Pick<AuthParts, 'company' | 'devices' | 'origin'>,
  resets: PasswordResets,
  notify: SendMail,
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
            const { cookie, newToAccount } = await devices.remember(
              context.getCookie(name) ?? undefined,
              user.id,
              'signed in',
            );
            context.setCookie(name, cookie, attributes);
            // Last, because a sign-in that fails leaves the browser with that session.
            await endPreviousSession(context, session.token);
            if (newToAccount)
              await context.context.runInBackgroundOrAwait(
                notify(user.email, newDeviceMail(parts, session, context.request?.url)),
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

/** Deletes the session that the browser had before it signed in again, because it cannot be reached any more. */
async function endPreviousSession(context: HookContext, currentToken: string): Promise<void> {
  const { authCookies, secret, internalAdapter } = context.context;
  const previous = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (previous && previous !== currentToken) await internalAdapter.deleteSession(previous);
}
