import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { passwordChanged, type Post } from './auth-mail.ts';
import type { AuthParts } from './auth-parts.ts';
import { signedUpAgain } from './signed-up-again.ts';
import type { VerificationLinks } from './verification-links.ts';

/** What this site asks before a request is answered, and does after it. */
export function authHooks(parts: AuthParts, links: VerificationLinks, post: Post) {
  return {
    before: createAuthMiddleware(async context => {
      if (context.path === '/verify-email') {
        const link = await links.redeem(tokenOf(context.query));
        const query = z.object({ callbackURL: z.string() }).safeParse(context.query);
        if (link !== 'valid' && query.success)
          throw context.redirect(
            link === 'done' ? query.data.callbackURL : withError(query.data.callbackURL, 'INVALID_TOKEN'),
          );
        if (link === 'void')
          throw new APIError('BAD_REQUEST', {
            code: 'INVALID_TOKEN',
            message: 'This link has already been used or has expired.',
          });
      }
      if (
        context.path === '/delete-user' &&
        !z.object({ password: z.string().min(1) }).safeParse(context.body).success
      ) {
        const session = await getSessionFromCtx(context);
        if (
          session !== null &&
          (await context.context.internalAdapter.findCredentialAccount(session.user.id)) !== null
        ) {
          throw new APIError('BAD_REQUEST', {
            code: 'PASSWORD_REQUIRED',
            message: 'Enter your password to delete your account.',
          });
        }
      }
    }),
    after: createAuthMiddleware(async context => {
      const session = context.context.session;
      if (context.path === '/change-password' && session !== null && !(context.context.returned instanceof Error))
        await post(session.user.email, passwordChanged(parts, context.request?.url));
      if (context.path === '/sign-up/email')
        await context.context.runInBackgroundOrAwait(signedUpAgain(context, parts, links, post));
    }),
  };
}

function tokenOf(query: unknown): string {
  return z.object({ token: z.string() }).safeParse(query).data?.token ?? '';
}

function withError(address: string, code: string): string {
  const [path = '', fragment] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}error=${code}${fragment === undefined ? '' : `#${fragment}`}`;
}
