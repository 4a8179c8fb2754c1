import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { annotateRequest } from '../../http/request-context.ts';
import { addressChangeFromToken, guardAddressChange } from '../profile/address-change.ts';
import {
  passwordChangedMail,
  secondFactorChangedMail,
  type AccountMailer,
  type SecondFactorChange,
} from './auth-mail.ts';
import type { AuthParts } from './auth-parts.ts';
import { confirmOwner } from '../passwords/confirm-owner.ts';
import type { HookContext } from './hook-context.ts';
import type { RateRule } from '../rate-limits/rate-limit.ts';
import { handleRepeatedSignUp } from '../sign-in/repeated-sign-up.ts';
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts';
import type { VerificationLinks } from '../sign-in/verification-links.ts';

/** Each attempt checks the password. */
const linkRule: RateRule = { window: 3600, max: 20 };

/** Hooks that run before and after each better-auth request. */
export function authHooks(parts: AuthParts, links: VerificationLinks, { post, notify }: AccountMailer) {
  return {
    before: createAuthMiddleware(async context => {
      if (context.path === '/verify-email') await followVerificationLink(context, links);
      if (context.path === '/change-email') await guardAddressChange(context, parts);
      if (context.path === '/link-social') await guardLinking(context, parts);
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
      if (session !== null) annotateRequest({ user: session.user.id });
      if (context.path === '/change-password' && session !== null && !(context.context.returned instanceof Error))
        await notify(session.user.email, passwordChangedMail(parts, context.request?.url));
      const change = secondFactorChange(context);
      if (change !== undefined && session !== null)
        await context.context.runInBackgroundOrAwait(
          notify(session.user.email, secondFactorChangedMail(parts, change, context.request?.url)),
        );
      if (context.path === '/sign-up/email')
        await context.context.runInBackgroundOrAwait(handleRepeatedSignUp(context, parts, links, post));
    }),
  };
}

/** A linked provider can sign in from then on, so a stolen session must not be enough to link one. */
async function guardLinking(context: HookContext, parts: AuthParts): Promise<void> {
  const signedIn = await getSessionFromCtx(context);
  if (signedIn === null) return;
  await enforceRateLimit(parts, `link:${signedIn.user.id}`, linkRule);
  await confirmOwner(context, signedIn, 'link another way to sign in');
}

/**
 * Accepts a mailed link only once.
 * @throws {APIError} a redirect if the link is invalid, or if there is nothing left to do.
 */
async function followVerificationLink(context: HookContext, links: VerificationLinks): Promise<void> {
  const token = tokenOf(context.query);
  const change = addressChangeFromToken(token);
  const query = z.object({ callbackURL: z.string() }).safeParse(context.query);
  const link = await links.redeem(token);
  const isAddressTaken =
    link === 'valid' &&
    change !== undefined &&
    (await context.context.internalAdapter.findUserByEmail(change.to)) !== null;
  if (link === 'valid' && !isAddressTaken) return;
  if (query.success)
    throw context.redirect(
      link === 'done' ? query.data.callbackURL : withError(query.data.callbackURL, 'INVALID_TOKEN'),
    );
  if (link !== 'done')
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_TOKEN',
      message: 'This link has already been used or has expired.',
    });
}

/** The change that a completed request made to the user's second factor, if any. */
function secondFactorChange({ path, body, context }: HookContext): SecondFactorChange | undefined {
  const { session, returned } = context;
  if (session === null || returned instanceof Error) return undefined;
  if (path === '/two-factor/disable') return 'off';
  const enrolled = path === '/two-factor/verify-totp' || byPhone.safeParse(returned).success;
  if (session.user['twoFactorEnabled'] !== true) return enrolled ? 'on' : undefined;
  if (path === '/two-factor/verify-totp') return 'app added';
  if (path === '/phone-number/verify' && phoneSet.safeParse(body).success) return 'phone added';
  return path === '/phone-number/remove' ? 'phone removed' : undefined;
}

const byPhone = z.object({ method: z.literal('otp') });
const phoneSet = z.object({ updatePhoneNumber: z.literal(true) });

function tokenOf(query: unknown): string {
  return z.object({ token: z.string() }).safeParse(query).data?.token ?? '';
}

function withError(address: string, code: string): string {
  const [path = '', fragment] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}error=${code}${fragment === undefined ? '' : `#${fragment}`}`;
}
