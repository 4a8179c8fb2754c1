import { randomBytes } from 'node:crypto';
import { sendVerificationEmailFn } from 'better-auth/api';
import { z } from 'zod';
import { mailTemplates } from '../../mail/index.ts';
import type { SendMail } from '../auth/auth-mail.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import type { HookContext } from '../auth/hook-context.ts';
import type { VerificationLinks } from './verification-links.ts';

const signUp = z.object({ email: z.string(), password: z.string() });
const signUpResponse = z.object({ user: z.object({ id: z.string() }) });

/**
 * Handles a sign-up with an address whose account was never verified. With the account's password it is the same user,
 * who gets another verification link. With another password the owner of the mailbox is unknown: a mailed link lets
 * them choose the password. Until then the account has none, and earlier verification links are void, because either
 * might admit a stranger who signed up first.
 */
export async function handleRepeatedSignUp(
  context: HookContext,
  { company, config, database }: AuthParts,
  links: VerificationLinks,
  post: SendMail,
): Promise<void> {
  const body = signUp.safeParse(context.body);
  const answer = signUpResponse.safeParse(context.context.returned);
  if (!body.success || !answer.success) return;
  const { internalAdapter, password } = context.context;
  const { email, password: typed } = body.data;
  const user = (await internalAdapter.findUserByEmail(email))?.user;
  if (user === undefined || user.emailVerified || user.id === answer.data.user.id) return;

  const hash = (await internalAdapter.findCredentialAccount(user.id))?.password;
  if (hash && (await password.verify({ hash, password: typed }))) {
    await sendVerificationEmailFn(context, user);
    return;
  }
  await links.revoke(user.email);
  await database.kysely
    .updateTable('account')
    .set({ password: null })
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .execute();
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    value: user.id,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + config.resetMinutes * 60_000),
  });
  const url = `${context.context.baseURL}/reset-password/${token}?callbackURL=${encodeURIComponent('/signin?from=reset')}`;
  await post(user.email, mailTemplates.choosePassword(company.name, url, config.resetMinutes));
}
