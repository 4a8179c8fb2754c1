import { addressApproved, addressLinkExpired } from '../address-links.ts';
import type { Notice } from '../form/form.tsx';
import { returnPage } from '../return-page.ts';

/** A view of the sign-in page. */
export type View =
  | { readonly name: 'sign-in' | 'create-account' | 'reset-password'; readonly notice?: Notice }
  | { readonly name: 'mailed-code' }
  | { readonly name: 'second-factor'; readonly ways: readonly CodeMethod[] }
  | { readonly name: 'new-password'; readonly token: string };

/** How a second-factor code is obtained. */
export type CodeMethod = 'app' | 'phone';

/** Parses the server's second-factor methods; defaults to the app. */
export function parseCodeMethods(methods: readonly string[]): readonly CodeMethod[] {
  const ways = [
    ...(methods.includes('totp') ? ['app' as const] : []),
    ...(methods.includes('otp') ? ['phone' as const] : []),
  ];
  return ways.length === 0 ? ['app'] : ways;
}

/** What the sign-in page shows first, and where it leads after sign-in. */
interface SignInEntry {
  readonly view: View;
  readonly next: string;
}

const error = (text: string): Notice => ({ tone: 'error', text });

/** Notice for an error code in the query, by the flow (`from`) it came from. The code itself is never shown. */
function noticeFromErrorCode(from: string | null, code: string): Notice {
  if (from === 'google' && code === 'account_not_linked')
    return error(
      'This address has an account that is not linked to Google. Sign in with its password, then link Google on the account page.',
    );
  if (from === 'google' && code === 'access_denied') return error('Google sign in was cancelled');
  if (from === 'google') return error('An error occurred during Google sign in');
  if (from === 'link') return error('This sign-in link has expired or has already been used. Request a new one.');
  if (from === 'address') return error(addressLinkExpired);
  if (from === 'verification')
    return error('This verification link has expired or has already been used. Sign in and we’ll send you a new one.');
  return error('An unexpected error occurred');
}

/** Parses the address that mailed links, Google, the account page and the tools lead to. */
export function parseSignInAddress(search: string, origin: string): SignInEntry {
  const query = new URLSearchParams(search);
  const code = query.get('error') ?? query.get('error_code');
  const secondStep = query.get('step') === 'two-factor';
  const address = query.has('address') ? 'address' : null;
  const next = address === null ? returnPage(query.get('next'), origin) : addressLinkReturnPath(query, code);
  const from = query.get('from') ?? (query.has('verified') ? 'verification' : address);
  return { next, view: parseView(query, code, from, secondStep) };
}

/** Return page for a signed-in user who followed an email change link; its query carries the outcome. */
function addressLinkReturnPath(query: URLSearchParams, code: string | null): string {
  if (code !== null) return '/account?address=failed';
  return query.get('address') === 'approved' ? '/account?address=approved' : '/account';
}

function parseView(query: URLSearchParams, code: string | null, from: string | null, secondStep: boolean): View {
  const token = query.get('token');
  if (from === 'reset' && code !== null)
    return {
      name: 'reset-password',
      notice: error('This link has expired or has already been used. Request a new one.'),
    };
  if (token !== null && token !== '') return { name: 'new-password', token };
  if (code !== null) return { name: 'sign-in', notice: noticeFromErrorCode(from, code) };
  if (secondStep) return { name: 'second-factor', ways: parseCodeMethods((query.get('methods') ?? '').split(' ')) };
  if (from === 'verification')
    return {
      name: 'sign-in',
      notice: { tone: 'success', text: 'Your email address is verified. You can sign in now.' },
    };
  if (from === 'address') return { name: 'sign-in', notice: { tone: 'success', text: addressStep(query) } };
  if (query.get('ended') === 'signed-out')
    return {
      name: 'sign-in',
      notice: { tone: 'success', text: 'You have signed out in this browser. Sign in to open the page again.' },
    };
  if (query.has('ended')) return { name: 'sign-in', notice: error('Your session has ended. Please sign in again.') };
  return { name: query.get('view') === 'create-account' ? 'create-account' : 'sign-in' };
}

function addressStep(query: URLSearchParams): string {
  return query.get('address') === 'approved'
    ? addressApproved
    : 'Your email address has been changed. Sign in with the new one.';
}
