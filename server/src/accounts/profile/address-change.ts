import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import { mailTemplates, type MailContent } from '../../mail/index.ts';
import type { AccountMailer } from '../auth/auth-mail.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { confirmOwner } from '../passwords/confirm-owner.ts';
import type { HookContext } from '../auth/hook-context.ts';
import { mailNotSent, type RateRule } from '../rate-limits/rate-limit.ts';
import type { VerificationLinks } from '../sign-in/verification-links.ts';
import { requireAccount } from '../auth/credential-changes.ts';

/** Targets of the mailed links: the first one approves, the second one changes the address. */
export const approvedPage = '/signin?address=approved';
export const changedPage = '/signin?address=changed';

/** Limit of requests per account: each checks the password and sends a mail. */
const changeRule: RateRule = { window: 3600, max: 5 };

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

/** The address change that a link is for; undefined for other links. The signature is verified by better-auth. */
export function addressChangeFromToken(token: string): AddressChange | undefined {
  const [, payload = ''] = token.split('.');
  const read = changeToken.safeParse(json(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return undefined;
  const { email, updateTo, requestType } = read.data;
  return { from: email, to: updateTo, step: requestType === 'change-email-confirmation' ? 'approve' : 'change' };
}

/**
 * Guards a request to change the address: a stolen session is not enough, because the password is required and attempts
 * are limited.
 * @throws {APIError} if the password is wrong, the sign-in too old, or there were too many requests.
 */
export async function guardAddressChange(
  context: HookContext,
  { config, limiter }: Pick<AuthParts, 'config' | 'limiter'>,
): Promise<void> {
  const signedIn = await getSessionFromCtx(context);
  if (signedIn === null) return;
  const { user } = signedIn;
  requireAccount(user);
  const attempt = config.rateLimits ? await limiter.consume(`change-email:${user.id}`, changeRule) : undefined;
  if (attempt?.allowed === false)
    throw new APIError('TOO_MANY_REQUESTS', { code: mailNotSent }, { 'x-retry-after': String(attempt.retryAfter) });

  await confirmOwner(context, signedIn, 'change the address');
}

/**
 * Completes a change of address: signs out every device, including that of an attacker with a stolen session,
 * invalidates links mailed to the old address, and notifies both addresses.
 */
export async function completeAddressChange(
  { company, database: { kysely } }: Pick<AuthParts, 'company' | 'database'>,
  { from, to }: AddressChange,
  userId: string,
  links: VerificationLinks,
  { notify }: AccountMailer,
): Promise<void> {
  await kysely.deleteFrom('session').where('userId', '=', userId).execute();
  await invalidateProofs(kysely, userId);
  await links.revoke(from);
  const mail: MailContent = mailTemplates.addressChanged(company.name, from, to);
  await Promise.all([notify(from, mail), notify(to, mail)]);
}

/**
 * Invalidates pending proofs of an account: reset links, sign-ins that wait for their second factor, and trusted
 * devices.
 */
export async function invalidateProofs(kysely: Kysely<Tables>, userId: string): Promise<void> {
  await kysely.deleteFrom('verification').where('value', '=', userId).execute();
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
