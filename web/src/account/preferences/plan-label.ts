import { hasPro, type Session } from '../../shell/session.ts';

/** What the head of the account page calls the account. */
export function planLabel(session: Session): string {
  if (!hasPro(session)) return 'Free Account';
  return session.plan?.name || 'Pro Account';
}
