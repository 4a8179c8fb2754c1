import { refreshSession } from '../../shell/session.ts';
import type { Notice } from '../form/form.tsx';

/** After a sign-in: asks who is there now, upon which the page sends them on. The notice is for browsers that keep no cookies. */
export async function enter(): Promise<Notice | undefined> {
  const { user, outage } = await refreshSession();
  if (user !== null || outage !== null) return undefined;
  return { tone: 'error', text: 'Your browser did not keep the session. Please allow cookies for this site.' };
}
