import { hasPro, type Session } from '../../shell/session.ts';

/** The account label in the header of the account page. */
export function planLabel(session: Session): string {
  if (!hasPro(session)) return 'Free Account';
  return session.plan?.name || 'Pro Account';
}
