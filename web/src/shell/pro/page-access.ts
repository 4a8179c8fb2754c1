import { hasPro, type Session } from '../session.ts';

/**
 * What a Pro page does for a session: open, redirect to sign-in or to the plans, or wait until the session has loaded.
 */
type PageAccess = 'wait' | 'open' | 'sign-in' | 'subscribe';

export function getPageAccess(session: Session | undefined): PageAccess {
  if (session === undefined) return 'wait';
  if (session.user !== null && hasPro(session)) return 'open';
  if (session.outage !== null) return 'wait';
  return session.user === null ? 'sign-in' : 'subscribe';
}
