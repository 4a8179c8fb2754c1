import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { CheckboxField, PasswordField, passwordRules } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { postOnly } from '../request.ts';
import { Section } from './section.tsx';

const failed = 'Failed to update password. Please try again.';

export function PasswordForm({ email, has, onChanged }: { email: string; has: boolean; onChanged: () => void }) {
  return (
    <Section title="Change Password" about={passwordRules}>
      {has ? <Change email={email} onChanged={onChanged} /> : <FirstPassword email={email} />}
    </Section>
  );
}

function Change({ email, onChanged }: { email: string; onChanged: () => void }) {
  return (
    <Form
      submit={async (entries, form) => {
        const newPassword = entries.text('newPassword');
        if (newPassword !== entries.text('confirmPassword'))
          return { tone: 'error', text: 'New passwords do not match.', field: 'confirmPassword' };
        const outcome = await postOnly('/api/auth/change-password', {
          currentPassword: entries.text('currentPassword'),
          newPassword,
          revokeOtherSessions: entries.isChecked('revokeOtherSessions'),
        });
        if (!outcome.ok && outcome.failure.code === 'INVALID_PASSWORD')
          return { tone: 'error', text: `${failed} The current password is not correct.`, field: 'currentPassword' };
        if (!outcome.ok) return noticeFromFailure(outcome.failure, failed);
        form.reset();
        onChanged();
        return { tone: 'success', text: 'Password updated successfully!' };
      }}
    >
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
      <PasswordField name="newPassword" label="New Password" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm New Password" autoComplete="new-password" />
      <CheckboxField name="revokeOtherSessions" defaultChecked>
        Sign out my other devices
      </CheckboxField>
      <FormNotice />
      <Submit busy="Updating...">Update Password</Submit>
    </Form>
  );
}

/** Sets the first password of an account that signs in with Google or by email, through the reset flow. */
function FirstPassword({ email }: { email: string }) {
  return (
    <Form
      submit={async entries => {
        const body = { email, redirectTo: '/signin?from=reset' };
        const outcome = await postOnly('/api/auth/request-password-reset', body, entries.text(captchaField));
        return outcome.ok
          ? { tone: 'success', text: 'Password reset instructions have been sent to your email' }
          : noticeFromFailure(outcome.failure, failed);
      }}
    >
      <p className="aside">This account has no password yet. A link by email lets you choose one.</p>
      <CaptchaWidget />
      <FormNotice />
      <Submit busy="Sending...">Send Reset Instructions</Submit>
    </Form>
  );
}
