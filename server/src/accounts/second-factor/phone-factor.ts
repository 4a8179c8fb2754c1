import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';
import type { AuthParts } from '../auth/auth-parts.ts';
import { newBackupCodes } from './backup-codes.ts';
import { confirmOwner } from '../passwords/confirm-owner.ts';
import type { HookContext } from '../auth/hook-context.ts';
import type { RateRule } from '../rate-limits/rate-limit.ts';
import { hasAuthenticatorApp, userOfCode } from './second-factor.ts';
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts';
import { verifiedPhone } from './text-message.ts';
import { changeRule } from '../auth/credential-changes.ts';

/** Limit of codes to one account; requesting one requires its password. */
const messageRule: RateRule = { window: 3600, max: 10 };
type PhoneParts = Pick<AuthParts, 'config' | 'limiter'>;

const byPhone = z.object({ method: z.literal('otp') });
const forAccount = z.object({ updatePhoneNumber: z.literal(true) });
const matchesPath =
  (path: string) =>
  (context: { path?: string | undefined }): boolean =>
    context.path === path;

const noPhone = (): APIError =>
  new APIError('BAD_REQUEST', { code: 'NO_PHONE', message: 'There is no verified phone number for this account.' });

/**
 * Rules for a phone as the second factor: it must be verified, and cannot be used if the first factor was a code to the
 * same phone. The plug-in must come before the second factor itself.
 */
export function phoneFactorRules(parts: PhoneParts) {
  return {
    id: 'phone-factor-rules',
    endpoints: { removePhone: removePhone(parts) },
    hooks: {
      before: [
        {
          matcher: matchesPath('/two-factor/enable'),
          handler: createAuthMiddleware(async context => {
            if (!byPhone.safeParse(context.body).success) return;
            const signedIn = await getSessionFromCtx(context);
            if (signedIn !== null && verifiedPhone(signedIn.user) === undefined) throw noPhone();
          }),
        },
        {
          matcher: matchesPath('/phone-number/verify'),
          handler: createAuthMiddleware(async context => {
            if (forAccount.safeParse(context.body).success) await guardPhoneChange(context, parts);
          }),
        },
        {
          matcher: matchesPath('/two-factor/send-otp'),
          handler: createAuthMiddleware(async context => {
            const userId = await userOfCode(context);
            if (userId === undefined) return;
            if (verifiedPhone(await context.context.internalAdapter.findUserById(userId)) === undefined)
              throw noPhone();
            await enforceRateLimit(parts, `phone-code:${userId}`, messageRule);
          }),
        },
      ],
      after: [
        {
          matcher: matchesPath('/two-factor/enable'),
          handler: createAuthMiddleware(async context => {
            const userId = context.context.session?.user.id;
            if (userId === undefined || !byPhone.safeParse(context.context.returned).success) return undefined;
            return context.json({ method: 'otp', ...(await backupCodes(context, userId)) });
          }),
        },
        {
          matcher: matchesPath('/phone-number/verify'),
          handler: createAuthMiddleware(async context => {
            const signedIn = context.context.newSession;
            if (signedIn === null || signedIn.user['twoFactorEnabled'] !== true) return;
            await context.context.internalAdapter.deleteSession(signedIn.session.token);
            deleteSessionCookie(context);
            context.context.setNewSession(null);
            throw new APIError('FORBIDDEN', {
              code: 'PHONE_IS_ONE_FACTOR',
              message: 'This account has two-step verification. Please sign in with its password or by email.',
            });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/**
 * `POST /phone-number/remove` `{password}`: removes the phone number. If it is the only second factor, that must be
 * turned off first, so that nobody is locked out.
 */
function removePhone(parts: PhoneParts) {
  return createAuthEndpoint(
    '/phone-number/remove',
    {
      method: 'POST',
      body: z.object({ password: z.string().optional() }),
      use: [sensitiveSessionMiddleware],
    },
    async context => {
      const { user } = context.context.session;
      await guardPhoneChange(context, parts);
      if (user['twoFactorEnabled'] === true && !(await hasAuthenticatorApp(context, user.id)))
        throw new APIError('CONFLICT', {
          code: 'PHONE_IN_USE',
          message: 'Your phone is your only second step. Please turn two-step verification off first.',
        });
      await context.context.internalAdapter.updateUser(user.id, { phoneNumber: null });
      return context.json({ status: true });
    },
  );
}

/** The number gives access to the account, so a stolen session must not be enough to change it. */
async function guardPhoneChange(context: HookContext, parts: PhoneParts): Promise<void> {
  const signedIn = await getSessionFromCtx(context);
  if (signedIn === null) return;
  await enforceRateLimit(parts, `change-phone:${signedIn.user.id}`, changeRule);
  await confirmOwner(context, signedIn, 'change the phone number');
}

/**
 * Creates backup codes for a user whose only second factor is a phone; those of an authenticator app are unchanged. The
 * library stores them, and the count of wrong codes, with the key of an app, so a random unused key is stored too.
 */
async function backupCodes(context: HookContext, userId: string): Promise<{ backupCodes?: string[] }> {
  const { adapter, secretConfig } = context.context;
  if (await hasAuthenticatorApp(context, userId)) return {};
  const encrypted = (data: string): Promise<string> => symmetricEncrypt({ key: secretConfig, data });
  const codes = newBackupCodes();
  await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });
  await adapter.create({
    model: 'twoFactor',
    data: {
      userId,
      secret: await encrypted(generateRandomString(32)),
      backupCodes: await encrypted(JSON.stringify(codes)),
      verified: false,
    },
  });
  return { backupCodes: codes };
}
