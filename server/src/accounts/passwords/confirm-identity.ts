import type { PasskeyAnswer, Signing } from '@isentrope/records';
import { isAPIError } from 'better-auth/api';
import { throwOutages } from '../../database/index.ts';
import type { OpenAccounts } from '../accounts.ts';
import type { SignedIn } from '../sessions/session.ts';

/** Accounts without a password need a sign-in at most this old. */
const recentMilliseconds = 15 * 60_000;
const attempts = { window: 15 * 60, max: 10 };

export type Confirmation =
  | { confirmed: 'password' | 'recent sign-in' | 'passkey' }
  | { refused: 'password needed' | 'password wrong' | 'passkey wrong' | 'sign-in too old' }
  | { refused: 'too many attempts'; retryAfter: number };

/**
 * Confirms the user's identity before a legally relevant act: by a passkey assertion for exactly that act, by the
 * password or, for accounts without one, by a sign-in of a few minutes ago.
 */
export async function confirmIdentity(
  { auth, database, limiter, passkeys }: OpenAccounts,
  { session, user }: SignedIn,
  headers: Headers,
  { password, passkey }: { password?: string | undefined; passkey?: PasskeyAnswer | undefined },
  what: Signing,
): Promise<Confirmation> {
  if (passkey !== undefined) {
    const attempt = await limiter.consume(attemptsOf(user.id), attempts);
    if (!attempt.allowed) return { refused: 'too many attempts', retryAfter: attempt.retryAfter ?? attempts.window };
    const result = await passkeys.verify(headers, { to: 'sign', userId: user.id, what }, passkey);
    if (typeof result === 'string') return { refused: 'passkey wrong' };
    await limiter.forget(attemptsOf(user.id));
    return { confirmed: 'passkey' };
  }
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
  const result = await verifyPassword({ auth, limiter }, user.id, headers, password);
  if (result === 'right') return { confirmed: 'password' };
  return result === 'wrong' ? { refused: 'password wrong' } : { refused: 'too many attempts', ...result };
}

/** The rate limit key for repeated passwords and passkeys. */
function attemptsOf(userId: string): string {
  return `reauthenticate:${userId}`;
}

/**
 * Checks the password of the signed-in account, with limited attempts.
 *
 * @throws what kept the library from checking it, for example a database error: that is not a wrong password.
 */
export async function verifyPassword(
  { auth, limiter }: Pick<OpenAccounts, 'auth' | 'limiter'>,
  userId: string,
  headers: Headers,
  password: string,
): Promise<'right' | 'wrong' | { retryAfter: number }> {
  const key = attemptsOf(userId);
  const attempt = await limiter.consume(key, attempts);
  if (!attempt.allowed) return { retryAfter: attempt.retryAfter ?? attempts.window };
  const right = await throwOutages(() => auth.api.verifyPassword({ body: { password }, headers })).then(
    () => true,
    (error: unknown) => {
      if (isAPIError(error) && error.statusCode < 500) return false;
      throw error;
    },
  );
  if (!right) return 'wrong';
  await limiter.forget(key);
  return 'right';
}
