import { PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit } from '../form/form.tsx';
import { tell } from '../request.ts';
import { newPasswordProblem } from '../validation.ts';
import type { View } from './arrival.ts';

/** Where the mailed reset link leads: a new password, with the link's token. */
export function NewPasswordForm({ token, show }: { token: string; show: (view: View) => void }) {
  return (
    <Form
      submit={async entries => {
        const values = { password: entries.text('password'), confirmPassword: entries.text('confirmPassword') };
        const problem = newPasswordProblem(values);
        if (problem) return { tone: 'error', ...problem };
        const answer = await tell('/api/auth/reset-password', { token, newPassword: values.password });
        if (answer.ok) {
          show({ name: 'sign-in', notice: { tone: 'success', text: 'Password updated successfully!' } });
          return undefined;
        }
        if (answer.failure.code !== 'INVALID_TOKEN')
          return refused(answer.failure, 'Failed to update password. Please try again.');
        show({
          name: 'reset-password',
          notice: { tone: 'error', text: 'This link has expired or has already been used. Ask for another one.' },
        });
        return undefined;
      }}
    >
      <PasswordField name="password" label="New Password" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm New Password" autoComplete="new-password" />
      <FormNotice />
      <Submit busy="Updating...">Update Password</Submit>
    </Form>
  );
}
