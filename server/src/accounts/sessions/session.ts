import type { OpenAccounts } from '../accounts.ts';
import type { CheckOptions, SessionCheck, SignedIn } from './session-checks.ts';

export type { SignedIn } from './session-checks.ts';

/** Methods that change nothing, for which a cached result is acceptable. */
const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Authenticates a request by session cookie or bearer token, and extends the session when due. Requests that change
 * anything read the session afresh; others may use a result at most a second old (`DecisionCache`).
 */
export function checkSession(open: OpenAccounts, { method, headers }: Pick<Request, 'method' | 'headers'>) {
  return check(open, headers, { prolong: true, canUseCache: safeMethods.has(method) });
}

/** The signed-in user of a request, for responses that set no cookies and so cannot extend the session. */
export async function currentUser(
  open: OpenAccounts,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): Promise<SignedIn | undefined> {
  return (await check(open, headers, { prolong: false, canUseCache: safeMethods.has(method) })).signedIn;
}

async function check({ auth, checks }: OpenAccounts, headers: Headers, options: CheckOptions): Promise<SessionCheck> {
  if (!headers.has('cookie') && !headers.has('authorization')) return { signedIn: undefined, cookies: [] };
  return checks.check(auth, headers, options);
}
