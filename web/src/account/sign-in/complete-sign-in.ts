import { refreshSession } from '../../shell/session.ts';
import type { Notice } from '../form/form.tsx';

/**
 * Refreshes the session after a sign-in, upon which the page navigates on. Returns a notice if the browser stores no
 * cookies.
 */
export async function completeSignIn(): Promise<Notice | undefined> {
  const { user, outage } = await refreshSession();
  if (user !== null || outage !== null) return undefined;
  return { tone: 'error', text: 'Your browser did not save the session. Please allow cookies for this site.' };
}
