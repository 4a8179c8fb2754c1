import { describe, expect, test } from 'vitest';
import { readStatus } from './status-banner.tsx';

describe('status of the account page', () => {
  test.each([
    ['', undefined],
    ['?linked=google', 'Google is linked. You can sign in with it from now on.'],
    ['?linked=failed&error=server_error', 'An error occurred during Google sign in'],
    ['?subscription=success', 'Subscription activated successfully! Welcome to the Pro plan.'],
    ['?subscription=cancelled', 'Subscription was cancelled. You can try again anytime.'],
    ['?subscription=other', undefined],
    ['?password=updated', 'Password updated successfully!'],
    ['?address=approved', 'The change is approved. Now follow the link that was sent to the new address.'],
    [
      '?address=failed',
      'This link has expired or has already been used. Request the change again on the account page and we’ll send you a new one.',
    ],
    ['?needs=pro', 'Pro subscription required to access this tool'],
    ['?needs=pro&next=/somewhere', 'Pro subscription required to access this tool'],
    ['?needs=pro&next=/pump-sizing-pro', undefined],
    [
      '?linked=failed&error=account_already_linked_to_different_user',
      'This Google account is already linked to another account on this site.',
    ],
  ])('%j shows %j', (search, text) => {
    expect(readStatus(search, 'https://isentrope.example')?.text).toBe(text);
  });
});
