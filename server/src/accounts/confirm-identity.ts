import type { OpenAccounts } from './accounts.ts';
import type { SignedIn } from './session.ts';

/** Without a password, a sign-in so recent has to do. */
const recentMilliseconds = 15 * 60_000;
const attempts = { window: 15 * 60, max: 10 };

export type Confirmation =
  | { confirmed: 'password' | 'recent sign-in' }
  | { refused: 'password needed' | 'password wrong' | 'sign-in too old' }
  | { refused: 'too many attempts'; retryAfter: number };

/**
 * Before something that is done under a person's name for good: whether it is they, by the password of the account or, where it
 * has none, by a sign-in of a few minutes ago.
 */
export async function confirmIdentity(
  { auth, database, limiter }: OpenAccounts,
  { session, user }: SignedIn,
  headers: Headers,
  password: string | undefined,
): Promise<Confirmation> {
  const account = await database.kysely
    .selectFrom('account')
    .select('id')
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst();
  if (account === undefined)
    return session.createdAt.getTime() > Date.now() - recentMilliseconds
      ? { confirmed: 'recent sign-in' }
      : { refused: 'sign-in too old' };
  if (password === undefined || password === '') return { refused: 'password needed' };
  const shown = await showPassword({ auth, limiter }, user.id, headers, password);
  if (shown === 'right') return { confirmed: 'password' };
  return shown === 'wrong' ? { refused: 'password wrong' } : { refused: 'too many attempts', ...shown };
}

/** Whether a password is that of the account that sent the headers, as long as not too many were wrong. */
export async function showPassword(
  { auth, limiter }: Pick<OpenAccounts, 'auth' | 'limiter'>,
  userId: string,
  headers: Headers,
  password: string,
): Promise<'right' | 'wrong' | { retryAfter: number }> {
  const key = `reauthenticate:${userId}`;
  const attempt = await limiter.consume(key, attempts);
  if (!attempt.allowed) return { retryAfter: attempt.retryAfter ?? attempts.window };
  const right = await auth.api.verifyPassword({ body: { password }, headers }).then(
    () => true,
    () => false,
  );
  if (!right) return 'wrong';
  await limiter.forget(key);
  return 'right';
}
