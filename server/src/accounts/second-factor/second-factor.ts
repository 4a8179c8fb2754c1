import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins';
import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';
import { newBackupCodes } from './backup-codes.ts';
import type { HookContext } from '../auth/hook-context.ts';
import { phoneCodeMinutes, verifiedPhone, type SendPhoneCode } from './text-message.ts';
import type { RateLimiter, RateRule } from '../rate-limits/rate-limit.ts';

/** A code is valid for its own 30 seconds and one step on either side. */
const codeLifetimeSeconds = 120;

/** Sign-in paths that prove only one factor. */
export const firstFactors = new Set([
  '/sign-in/email',
  '/sign-in/phone-number',
  '/sign-in/email-otp',
  '/sign-in/social',
  '/magic-link/verify',
  '/phone-number/verify',
  '/callback/:id',
]);

const challenge = z.object({ twoFactorRedirect: z.literal(true), twoFactorMethods: z.array(z.string()) });
const verified = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const withCode = z.object({ code: z.string() });

/**
 * better-auth's second factor (TOTP, codes by phone and backup codes), which the library requires only after a
 * password. Here every way of signing in requires it; a browser that arrives by link or from Google is redirected to
 * the sign-in page to enter the code.
 */
export function secondFactor(issuer: string, sendCode?: SendPhoneCode) {
  const plugin = twoFactor({
    issuer,
    allowPasswordless: true,
    totpOptions: { digits: 6, period: 30 },
    backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
    ...(sendCode === undefined ? {} : { otpOptions: phoneOptions(sendCode) }),
  });
  const isFirstFactor = (context: { path?: string | undefined }): boolean => firstFactors.has(context.path ?? '');
  const signingIn = new WeakMap<Request, unknown>();
  const rememberUser = createAuthMiddleware(context => {
    if (context.request !== undefined) signingIn.set(context.request, context.context.newSession?.user);
    return Promise.resolve();
  });
  // The library offers phone codes to every user as soon as they can be sent.
  const askForCode = createAuthMiddleware(async context => {
    const challengeResult = challenge.safeParse(context.context.returned);
    if (!challengeResult.success) return undefined;
    const phone = context.request !== undefined && verifiedPhone(signingIn.get(context.request)) !== undefined;
    const methods = challengeResult.data.twoFactorMethods.filter(method => method !== 'otp' || phone);
    if (context.method !== 'GET') return context.json({ twoFactorRedirect: true, twoFactorMethods: methods });
    const methodsParameter = methods.includes('otp') ? `&methods=${methods.join('+')}` : '';
    const next = nextParameterFrom(context.context.responseHeaders?.get('location'));
    throw context.redirect(`/signin?step=two-factor${methodsParameter}${next}`);
  });
  return {
    ...plugin,
    hooks: {
      after: [
        { matcher: isFirstFactor, handler: rememberUser },
        ...plugin.hooks.after.map(hook => ({ ...hook, matcher: isFirstFactor })),
        { matcher: isFirstFactor, handler: askForCode },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Options for phone codes as the second factor; `phoneFactorRules` ensures that there is a number. */
function phoneOptions(sendCode: SendPhoneCode) {
  return {
    digits: 6,
    period: phoneCodeMinutes,
    allowedAttempts: 5,
    storeOTP: 'hashed' as const,
    sendOTP: ({ user, otp }: { user: object; otp: string }) => sendCode(verifiedPhone(user) ?? '', otp),
  };
}

/** The page to which the first factor would have led, as a parameter for the sign-in page. */
function nextParameterFrom(location: string | null | undefined): string {
  if (location === null || location === undefined) return '';
  const { pathname, search } = new URL(location, 'http://site.invalid');
  return `&next=${encodeURIComponent(pathname + search)}`;
}

/** The name of better-auth's cookie for a sign-in that waits for its second factor. */
const challengeCookie = 'two_factor';

/** The user whose code is requested: the one signed in, or the one whose sign-in waits for it. */
export async function userOfCode(context: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(context);
  if (session !== null) return session.user.id;
  const { name } = context.context.createAuthCookie(challengeCookie);
  const challenged = await context.getSignedCookie(name, context.context.secret);
  if (!challenged) return undefined;
  return (await context.context.internalAdapter.findVerificationValue(challenged))?.value;
}

/** Whether an authenticator app has been set up for an account. */
export async function hasAuthenticatorApp(context: HookContext, userId: string): Promise<boolean> {
  const row = await context.context.adapter.findOne({
    model: 'twoFactor',
    where: [{ field: 'userId', value: userId }],
  });
  return z.object({ verified: z.literal(true) }).safeParse(row).success;
}

/**
 * Refuses a TOTP code that was used before (RFC 6238, 5.2). It is refused before verification, so that the sign-in can
 * continue with the next code. Of several simultaneous uses one counts: the sessions of the others are deleted.
 */
export function refuseUsedCodes(limiter: RateLimiter) {
  const rule: RateRule = { window: codeLifetimeSeconds, max: 1 };
  const keyOf = (userId: string, code: string): string => `totp:${userId}:${code.trim()}`;
  const matcher = (context: { path?: string | undefined }): boolean => context.path === '/two-factor/verify-totp';
  const codeAlreadyUsed = (): APIError =>
    new APIError('UNAUTHORIZED', {
      code: 'CODE_ALREADY_USED',
      message: 'This code has already been used. Wait for the next one.',
    });
  return {
    id: 'refuse-used-codes',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async context => {
            const body = withCode.safeParse(context.body);
            const userId = await userOfCode(context);
            if (
              body.success &&
              userId !== undefined &&
              (await limiter.isExhausted(keyOf(userId, body.data.code), rule))
            )
              throw codeAlreadyUsed();
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async context => {
            const answer = verified.safeParse(context.context.returned);
            const body = withCode.safeParse(context.body);
            if (!answer.success || !body.success) return;
            const { token, user } = answer.data;
            if ((await limiter.consume(keyOf(user.id, body.data.code), rule)).allowed) return;
            if (context.context.newSession?.session.token === token) {
              await context.context.internalAdapter.deleteSession(token);
              deleteSessionCookie(context);
              context.context.setNewSession(null);
            }
            throw codeAlreadyUsed();
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
