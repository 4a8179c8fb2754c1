import * as z from 'zod/mini';

/** The first validation error of a form, with its field. */
export interface Problem {
  readonly field: string;
  readonly text: string;
}

const maxEmailLength = 254;
const shortestPassword = 8;
const maxPasswordLength = 128;

const email = z.email();

/** Rules for a new password in the order they are reported. The server enforces the same ones. */
const passwordRules: readonly (readonly [kept: (password: string) => boolean, message: string])[] = [
  [password => password.length >= shortestPassword, 'Password must be at least 8 characters'],
  [password => password.length <= maxPasswordLength, 'Password must be at most 128 characters'],
  [password => /\p{Lu}/u.test(password), 'Password must contain at least one uppercase letter'],
  [password => /\p{Ll}/u.test(password), 'Password must contain at least one lowercase letter'],
  [password => /\p{Nd}/u.test(password), 'Password must contain at least one number'],
  [password => /[^\p{L}\p{N}\s]/u.test(password), 'Password must contain at least one special character'],
];

export function emailProblem(value: string): Problem | undefined {
  return value.length <= maxEmailLength && z.safeParse(email, value).success
    ? undefined
    : { field: 'email', text: 'Invalid email address' };
}

export function signInProblem(values: { email: string; password: string }): Problem | undefined {
  return (
    emailProblem(values.email) ??
    (values.password.length < shortestPassword
      ? { field: 'password', text: 'Password must be at least 8 characters' }
      : undefined)
  );
}

export function newPasswordProblem(values: { password: string; confirmPassword: string }): Problem | undefined {
  const broken = passwordRules.find(([isMet]) => !isMet(values.password));
  if (broken !== undefined) return { field: 'password', text: broken[1] };
  if (values.password !== values.confirmPassword) return { field: 'confirmPassword', text: "Passwords don't match" };
  return undefined;
}

export function signUpProblem(values: {
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}): Problem | undefined {
  return (
    emailProblem(values.email) ??
    newPasswordProblem(values) ??
    (values.terms ? undefined : { field: 'terms', text: 'You must accept the Terms of Service' })
  );
}
