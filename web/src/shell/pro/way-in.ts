import { hasPro, type Session } from '../session.ts';

/** What a Pro page does for who is asking: opens, sends them to sign in or to the plans, or waits until it is known who they are. */
export type WayIn = 'wait' | 'open' | 'sign-in' | 'subscribe';

export function wayIn(session: Session | undefined): WayIn {
  if (session === undefined) return 'wait';
  if (session.user !== null && hasPro(session)) return 'open';
  if (session.outage !== null) return 'wait';
  return session.user === null ? 'sign-in' : 'subscribe';
}
