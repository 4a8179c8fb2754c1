import { hasSignedOut } from '../shell/session.ts';
import { signInPath } from './return-page.ts';

/**
 * Path of the sign-in page for a user without a session, which says why a page that was open is left.
 * @param wasSignedIn whether the page had a session before
 */
export function signInRedirectPath(page: string, wasSignedIn: boolean): string {
  if (!wasSignedIn) return signInPath(page);
  return signInPath(page, { ended: hasSignedOut() ? 'signed-out' : 'yes' });
}
