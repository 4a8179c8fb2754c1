import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { annotateRequest } from '../../http/request-context.ts';
import type { HookContext } from '../auth/hook-context.ts';

/** Accounts without a password need a sign-in at most this old. */
const freshMilliseconds = 24 * 60 * 60_000;

interface SignedIn {
  session: { createdAt: Date };
  user: { id: string };
}

/**
 * Requires the password of the account before an act for which a stolen session must not be enough.
 * @param act what is to be done, to follow "before you".
 * @throws {APIError} if the password is wrong or, for accounts without one, the sign-in too old.
 */
export async function confirmOwner(context: HookContext, { session, user }: SignedIn, act: string): Promise<void> {
  annotateRequest({ user: user.id });
  const { internalAdapter, password } = context.context;
  const hash = (await internalAdapter.findCredentialAccount(user.id))?.password;
  if (!hash) {
    if (session.createdAt.getTime() > Date.now() - freshMilliseconds) return;
    throw new APIError('FORBIDDEN', {
      code: 'SESSION_NOT_FRESH',
      message: `Please sign out and in again before you ${act}.`,
    });
  }
  const typed = z.object({ password: z.string().min(1) }).safeParse(context.body).data?.password;
  if (typed === undefined || !(await password.verify({ hash, password: typed })))
    throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' });
}
