import { PasswordField, passwordRules } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { refreshSession } from '../../shell/session.ts';
import { post, postOnly } from '../request.ts';
import { newPasswordProblem } from '../validation.ts';
import { parseCodeMethods, type View } from './sign-in-address.ts';
import { signedIn } from './sign-in-form.tsx';

/**
 * Signs in again after a password reset, which ends every session, so that a signed-in user need not retype the new
 * password.
 */
async function signInAgain(email: string, password: string): Promise<'account' | 'sign-in' | View> {
  const outcome = await post('/api/auth/sign-in/email', { email, password, rememberMe: false }, signedIn);
  const { user } = await refreshSession();
  if (outcome.ok && outcome.value.twoFactorRedirect === true)
    return { name: 'second-factor', ways: parseCodeMethods(outcome.value.twoFactorMethods ?? []) };
  return outcome.ok && user !== null ? 'account' : 'sign-in';
}

/**
 * Sets a password from a mailed link: a reset, or the first one of an account with another sign-in method.
 * @param email address of the signed-in user, if any
 */
export function NewPasswordForm({
  token,
  email,
  show,
}: {
  token: string;
  email: string | undefined;
  show: (view: View) => void;
}) {
  return (
    <Form
      submit={async entries => {
        const values = { password: entries.text('password'), confirmPassword: entries.text('confirmPassword') };
        const problem = newPasswordProblem(values);
        if (problem) return { tone: 'error', ...problem };
        const outcome = await postOnly('/api/auth/reset-password', { token, newPassword: values.password });
        if (outcome.ok) {
          const onward = email === undefined ? 'sign-in' : await signInAgain(email, values.password);
          if (onward === 'account') location.replace('/account?password=updated');
          else if (onward !== 'sign-in') show(onward);
          else show({ name: 'sign-in', notice: { tone: 'success', text: 'Password updated successfully!' } });
          return undefined;
        }
        if (outcome.failure.code !== 'INVALID_TOKEN')
          return noticeFromFailure(outcome.failure, 'Failed to update password. Please try again.');
        show({
          name: 'reset-password',
          notice: { tone: 'error', text: 'This link has expired or has already been used. Request a new one.' },
        });
        return undefined;
      }}
    >
      <PasswordField name="password" label="New Password" help={passwordRules} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm New Password" autoComplete="new-password" />
      <FormNotice />
      <Submit busy="Updating...">Update Password</Submit>
    </Form>
  );
}
