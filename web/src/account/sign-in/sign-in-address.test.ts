import { describe, expect, test } from 'vitest';
import { parseSignInAddress } from './sign-in-address.ts';

const parse = (search: string) => parseSignInAddress(search, 'https://site.example');
const notice = (search: string) => {
  const { view } = parse(search);
  return 'notice' in view ? view.notice?.text : undefined;
};

describe('parsing the sign-in address', () => {
  test('shows the sign-in form by default and continues to the account page', () => {
    expect(parse('')).toEqual({ view: { name: 'sign-in' }, next: '/account' });
  });

  test('continues to the requested page, never to another site', () => {
    expect(parse('?next=/steam-tables').next).toBe('/steam-tables');
    expect(parse('?next=https://evil.example/').next).toBe('/account');
  });

  test('says whether the session ended by itself or by signing out', () => {
    expect(notice('?next=%2Fprojects&ended=yes')).toBe('Your session has ended. Please sign in again.');
    expect(notice('?next=%2Fprojects&ended=signed-out')).toBe(
      'You have signed out in this browser. Sign in to open the page again.',
    );
  });

  test('a reset link asks for a new password', () => {
    expect(parse('?from=reset&token=abc').view).toEqual({ name: 'new-password', token: 'abc' });
    expect(parse('?token=abc').view).toEqual({ name: 'new-password', token: 'abc' });
  });

  test('an expired reset link asks where to send another one', () => {
    expect(parse('?from=reset&error=INVALID_TOKEN').view).toMatchObject({ name: 'reset-password' });
  });

  test('a verification link shows its outcome', () => {
    expect(notice('?verified=true')).toBe('Your email address is verified. You can sign in now.');
    expect(notice('?verified=true&error=INVALID_TOKEN')).toContain('Sign in and we’ll send you a new one');
  });

  test('an email change link shows the next step, signed in or not', () => {
    expect(notice('?address=approved')).toContain('Now follow the link that was sent to the new address');
    expect(parse('?address=approved').next).toBe('/account?address=approved');
    expect(notice('?address=changed')).toBe('Your email address has been changed. Sign in with the new one.');
    expect(parse('?address=changed').next).toBe('/account');
    expect(notice('?address=approved&error=INVALID_TOKEN')).toContain('expired or has already been used');
    expect(parse('?address=approved&error=INVALID_TOKEN').next).toBe('/account?address=failed');
  });

  test('an error from Google shows its code if that is well-formed', () => {
    expect(notice('?from=google&error=server_error')).toBe('An error occurred during Google sign in');
    expect(notice('?from=google&error=Call+0800+123')).toBe('An error occurred during Google sign in');
    expect(notice('?error_code=otp_expired')).toBe('An unexpected error occurred');
  });

  test('the second factor keeps the return page of the first', () => {
    expect(parse('?step=two-factor&next=/steam-tables')).toEqual({
      view: { name: 'second-factor', ways: ['app'] },
      next: '/steam-tables',
    });
    expect(parse('?step=two-factor&next=//evil.example').next).toBe('/account');
    expect(parse('?step=two-factor&methods=otp').view).toEqual({ name: 'second-factor', ways: ['phone'] });
    expect(parse('?step=two-factor&methods=totp+otp').view).toEqual({ name: 'second-factor', ways: ['app', 'phone'] });
  });
});
