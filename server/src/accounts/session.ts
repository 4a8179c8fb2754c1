import type { OpenAccounts } from './accounts.ts';
import type { SessionCheck, SignedIn } from './session-checks.ts';

export type { SignedIn } from './session-checks.ts';

/** Requests that change nothing: they may be answered by what was read a moment ago. */
const readingMethods = new Set(['GET', 'HEAD']);

/**
 * Who sent a request, by session cookie or bearer token, and the session prolonged when that is due. Requests that change
 * anything read the session afresh; others may be answered by a check that is at most a second old (`kept.ts`).
 */
export function checkSession(open: OpenAccounts, { method, headers }: Pick<Request, 'method' | 'headers'>) {
  return check(open, headers, { prolong: true, kept: readingMethods.has(method) });
}

/** Who is asking, for answers that set no cookies and so must leave the prolonging to others. */
export async function currentVisitor(
  open: OpenAccounts,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): Promise<SignedIn | undefined> {
  return (await check(open, headers, { prolong: false, kept: readingMethods.has(method) })).visitor;
}

async function check(
  { auth, checks }: OpenAccounts,
  headers: Headers,
  options: { prolong: boolean; kept: boolean },
): Promise<SessionCheck> {
  if (!headers.has('cookie') && !headers.has('authorization')) return { visitor: undefined, cookies: [] };
  return checks.check(auth, headers, options);
}
