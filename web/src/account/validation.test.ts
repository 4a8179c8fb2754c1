import { describe, expect, test } from 'vitest';
import { emailProblem, newPasswordProblem, signInProblem, signUpProblem } from './validation.ts';

const right = { email: 'ann@example.com', password: 'Steam-Trap-1', confirmPassword: 'Steam-Trap-1', terms: true };

describe('sign-up form', () => {
  test('accepts complete entries', () => {
    expect(signUpProblem(right)).toBeUndefined();
  });

  test.each([
    [{ email: 'ann' }, 'Invalid email address'],
    [{ email: '', password: '', terms: false }, 'Invalid email address'],
    [{ password: 'Aa1-' }, 'Password must be at least 8 characters'],
    [{ password: 'steam-trap-1' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'STEAM-TRAP-1' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'Steam-Trap' }, 'Password must contain at least one number'],
    [{ password: 'SteamTrap1' }, 'Password must contain at least one special character'],
    [{ password: `Aa1-${'a'.repeat(125)}` }, 'Password must be at most 128 characters'],
    [{ confirmPassword: 'Steam-Trap-2' }, "Passwords don't match"],
    [{ terms: false }, 'You must accept the Terms of Service'],
  ])('%j reports only %j', (changed, text) => {
    expect(signUpProblem({ ...right, ...changed })?.text).toBe(text);
  });

  test('names the field in error', () => {
    expect(signUpProblem({ ...right, confirmPassword: '' })?.field).toBe('confirmPassword');
    expect(newPasswordProblem({ password: '', confirmPassword: '' })?.field).toBe('password');
  });
});

describe('sign-in form', () => {
  test('requires an email address and eight characters, nothing else', () => {
    expect(signInProblem({ email: 'ann@example.com', password: 'abcdefgh' })).toBeUndefined();
    expect(signInProblem({ email: 'ann@', password: 'abcdefgh' })?.text).toBe('Invalid email address');
    expect(signInProblem({ email: 'ann@example.com', password: 'abc' })?.text).toBe(
      'Password must be at least 8 characters',
    );
  });

  test('rejects an address longer than email allows', () => {
    expect(emailProblem(`${'a'.repeat(250)}@example.com`)?.text).toBe('Invalid email address');
  });
});

test('an address has at most 254 characters (RFC 5321, 4.5.3.1.3)', () => {
  const address = (length: number) =>
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 191)}.com`;
  expect([address(254).length, emailProblem(address(254)), emailProblem(address(255))]).toEqual([
    254,
    undefined,
    expect.anything(),
  ]);
});
