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
  const attempt = await limiter.consume(`reauthenticate:${user.id}`, attempts);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfter: attempt.retryAfter ?? attempts.window };
  const right = await auth.api.verifyPassword({ body: { password }, headers }).then(
    () => true,
    () => false,
  );
  if (!right) return { refused: 'password wrong' };
  await limiter.forget(`reauthenticate:${user.id}`);
  return { confirmed: 'password' };
}
