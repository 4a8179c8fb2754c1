import { useEffect } from 'react';
import { addressApproved, addressLinkExpired } from '../address-links.ts';
import type { Notice } from '../form/form.tsx';
import { requestedProTool } from './pending-tool.tsx';

/** Whether the query says that the user has just paid for a plan. */
export function isCheckoutReturn(search: string): boolean {
  return new URLSearchParams(search).get('subscription') === 'success';
}

/** The notice for the status in the query of the account page; a pending tool has its own banner. */
export function readStatus(search: string, origin: string): Notice | undefined {
  const query = new URLSearchParams(search);
  const address = query.get('address');
  if (address === 'approved') return { tone: 'success', text: addressApproved };
  if (address === 'failed') return { tone: 'error', text: addressLinkExpired };
  const failed = query.has('error') || query.get('linked') === 'failed';
  if (failed && query.get('error') === 'account_already_linked_to_different_user')
    return { tone: 'error', text: 'This Google account is already linked to another account on this site.' };
  if (failed) return { tone: 'error', text: 'An error occurred during Google sign in' };
  if (query.get('linked') === 'google')
    return { tone: 'success', text: 'Google is linked. You can sign in with it from now on.' };
  if (query.get('password') === 'updated') return { tone: 'success', text: 'Password updated successfully!' };
  if (isCheckoutReturn(search))
    return { tone: 'success', text: 'Subscription activated successfully! Welcome to the Pro plan.' };
  if (query.get('subscription') === 'cancelled')
    return { tone: 'error', text: 'Subscription was cancelled. You can try again anytime.' };
  if (query.get('needs') === 'pro' && !requestedProTool(search, origin))
    return { tone: 'error', text: 'Pro subscription required to access this tool' };
  return undefined;
}

/** The status banner below the page header: the outcome of an action completed elsewhere. */
export function StatusBanner({ status }: { status: Notice | undefined }) {
  useEffect(() => {
    if (status !== undefined) history.replaceState(null, '', '/account');
  }, [status]);
  if (status === undefined) return null;
  return (
    <p className={`banner ${status.tone} status-banner`} role={status.tone === 'error' ? 'alert' : 'status'}>
      {status.text}
    </p>
  );
}
