import type { Notice } from '../../account/form/form.tsx';
import { Confirmation, passwordRefused } from '../../account/preferences/confirmation.tsx';
import { signInMethods } from '../../account/preferences/sign-in-methods.tsx';
import type { Failure } from '../../account/request.ts';
import { useResource } from '../../account/resource.ts';

/** Asks for the password of whoever signs; where the account has none, says what has to do in its place. */
export function SigningPassword() {
  const { value } = useResource('/api/auth/list-accounts', signInMethods);
  const has = value === undefined || value.some(({ providerId }) => providerId === 'credential');
  return has ? (
    <Confirmation hasPassword />
  ) : (
    <p className="dialog-about">
      Your account has no password: signing in during the last 15 minutes stands for your confirmation.
    </p>
  );
}

/** The password of a form, as a request carries it: left out where there is none. */
export function passwordGiven(password: string): { readonly password?: string } {
  return password === '' ? {} : { password };
}

/** Why something was not signed. */
export function signingRefused(failure: Failure): Notice {
  return failure.code === 'PASSWORD_NEEDED'
    ? { tone: 'error', text: failure.message, field: 'password' }
    : passwordRefused(failure);
}
