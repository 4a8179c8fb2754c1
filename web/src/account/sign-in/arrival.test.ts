import { describe, expect, test } from 'vitest';
import { readArrival } from './arrival.ts';

const arrive = (search: string) => readArrival(search, 'https://site.example');
const notice = (search: string) => {
  const { view } = arrive(search);
  return 'notice' in view ? view.notice?.text : undefined;
};

describe('arriving at the sign-in page', () => {
  test('shows the form to sign in, and leads to the account page', () => {
    expect(arrive('')).toEqual({ view: { name: 'sign-in' }, next: '/account' });
  });

  test('leads to the page that asked, and never to another site', () => {
    expect(arrive('?next=/steam-tables').next).toBe('/steam-tables');
    expect(arrive('?next=https://evil.example/').next).toBe('/account');
  });

  test('by a reset link asks for a new password', () => {
    expect(arrive('?from=reset&token=abc').view).toEqual({ name: 'new-password', token: 'abc' });
    expect(arrive('?token=abc').view).toEqual({ name: 'new-password', token: 'abc' });
  });

  test('by a reset link that is over asks where to send another one', () => {
    expect(arrive('?from=reset&error=INVALID_TOKEN').view).toMatchObject({ name: 'reset-password' });
  });

  test('by a verification link says what became of it', () => {
    expect(notice('?verified=true')).toBe('Your email address is verified. You can sign in now.');
    expect(notice('?verified=true&error=INVALID_TOKEN')).toContain('Sign in to be sent another one');
  });

  test('by a link that changes the address says what is next, signed in or not', () => {
    expect(notice('?address=approved')).toContain('Now follow the link that was sent to the new address');
    expect(arrive('?address=approved').next).toBe('/account?address=approved');
    expect(notice('?address=changed')).toBe('Your email address is changed. Sign in with the new one.');
    expect(arrive('?address=changed').next).toBe('/account');
    expect(notice('?address=approved&error=INVALID_TOKEN')).toContain('expired or has already been used');
    expect(arrive('?address=approved&error=INVALID_TOKEN').next).toBe('/account?address=failed');
  });

  test('from Google with an error names its code, and nothing that is not one', () => {
    expect(notice('?from=google&error=server_error')).toBe('An error occurred during Google sign in (server_error)');
    expect(notice('?from=google&error=Call+0800+123')).toBe('An error occurred during Google sign in');
    expect(notice('?error_code=otp_expired')).toBe('An unexpected error occurred (otp_expired)');
  });

  test('for the second factor leads to the page that the first would have led to', () => {
    expect(arrive('?step=two-factor&next=/steam-tables')).toEqual({
      view: { name: 'second-factor', ways: ['app'] },
      next: '/steam-tables',
    });
    expect(arrive('?step=two-factor&next=//evil.example').next).toBe('/account');
    expect(arrive('?step=two-factor&methods=otp').view).toEqual({ name: 'second-factor', ways: ['phone'] });
    expect(arrive('?step=two-factor&methods=totp+otp').view).toEqual({ name: 'second-factor', ways: ['app', 'phone'] });
  });
});
