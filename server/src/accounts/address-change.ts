import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/index.ts';
import { letters, type Letter } from '../mail/index.ts';
import type { PostOffice } from './auth-mail.ts';
import type { AuthParts } from './auth-parts.ts';
import { confirmOwner } from './confirm-owner.ts';
import type { HookContext } from './hook-context.ts';
import { mailNotSent, type Rule } from './rate-limit.ts';
import type { VerificationLinks } from './verification-links.ts';

/** Where the mailed links lead: the first one, which approves, and the second one, which changes the address. */
export const approvedPage = '/signin?address=approved';
export const changedPage = '/signin?address=changed';

/** Requests of one account: each asks for its password and mails the address it has. */
const changeRule: Rule = { window: 3600, max: 5 };

const changeToken = z.object({
  email: z.string(),
  updateTo: z.string(),
  requestType: z.enum(['change-email-confirmation', 'change-email-verification']),
});

interface AddressChange {
  from: string;
  to: string;
  step: 'approve' | 'change';
}

/** The change that a link is for; undefined for every other link. The signature is better-auth's to check. */
export function changeIn(token: string): AddressChange | undefined {
  const [, payload = ''] = token.split('.');
  const read = changeToken.safeParse(json(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return undefined;
  const { email, updateTo, requestType } = read.data;
  return { from: email, to: updateTo, step: requestType === 'change-email-confirmation' ? 'approve' : 'change' };
}

/**
 * Before a change is asked for: whoever has got hold of a session does not know the password, and cannot try many.
 * @throws {APIError} when the password is wrong, the sign-in too old, or there were too many requests.
 */
export async function mayChangeAddress(
  context: HookContext,
  { config, limiter }: Pick<AuthParts, 'config' | 'limiter'>,
): Promise<void> {
  const signedIn = await getSessionFromCtx(context);
  if (signedIn === null) return;
  const { user } = signedIn;
  if (user['isAnonymous'] === true)
    throw new APIError('BAD_REQUEST', {
      code: 'ANONYMOUS',
      message: 'This session has no account. Please create one.',
    });
  const attempt = config.rateLimits ? await limiter.consume(`change-email:${user.id}`, changeRule) : undefined;
  if (attempt?.allowed === false)
    throw new APIError('TOO_MANY_REQUESTS', { code: mailNotSent }, { 'x-retry-after': String(attempt.retryAfter) });

  await confirmOwner(context, signedIn, 'change the address');
}

/**
 * After the new address has been confirmed: every device is signed out, also the one of somebody who held a session, and what was
 * mailed to the old address is worth nothing any more. Both addresses are told.
 */
export async function addressChanged(
  { company, database: { kysely } }: Pick<AuthParts, 'company' | 'database'>,
  { from, to }: AddressChange,
  userId: string,
  links: VerificationLinks,
  { notify }: PostOffice,
): Promise<void> {
  await kysely.deleteFrom('session').where('userId', '=', userId).execute();
  await voidProofs(kysely, userId);
  await links.revoke(from);
  const letter: Letter = letters.addressChanged(company.name, from, to);
  await Promise.all([notify(from, letter), notify(to, letter)]);
}

/** Ends what an account has under way: reset links, sign-ins that wait for their second factor, and devices that need none. */
export async function voidProofs(kysely: Kysely<Tables>, userId: string): Promise<void> {
  await kysely.deleteFrom('verification').where('value', '=', userId).execute();
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
