import { finishSignOut } from '../../shell/session.ts';
import { PasswordField, TextField } from '../form/fields.tsx';
import { Form, FormNotice, Submit } from '../form/form.tsx';
import { Cancel, Reveal } from '../form/reveal.tsx';
import { postOnly } from '../request.ts';
import { Section } from './section.tsx';
import { noticeFromPasswordFailure } from './confirmation.tsx';

/** Deletes the account after two confirmations, with the password or, without one, the full email address. */
export function DeleteAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return (
    <Section
      title="Delete Account"
      about="Closes your account and deletes everything stored in it. This cannot be undone."
    >
      <Reveal label="Delete Account" danger>
        {close => (
          <Form
            takesFocus
            submit={async entries => {
              if (!hasPassword && entries.text('address').trim().toLowerCase() !== email.toLowerCase())
                return { tone: 'error', text: `Enter ${email} to confirm.`, field: 'address' };
              const password = entries.text('password');
              if (hasPassword && password === '')
                return { tone: 'error', text: 'Enter your password to delete your account.', field: 'password' };
              const outcome = await postOnly('/api/auth/delete-user', hasPassword ? { password } : {});
              if (outcome.ok) {
                await finishSignOut();
                return undefined;
              }
              const { code } = outcome.failure;
              if (code === 'SESSION_NOT_FRESH' || code === 'SESSION_EXPIRED')
                return {
                  tone: 'error',
                  text: 'You signed in a while ago. Please sign out, sign in again and retry.',
                };
              return noticeFromPasswordFailure(outcome.failure);
            }}
          >
            <p className="banner warning">
              <strong>This deletes the account of {email}</strong>, with its profile, its sessions and what is saved in
              it. An active subscription is not refunded.
            </p>
            {hasPassword ? (
              <PasswordField name="password" label="Your password" autoComplete="current-password" />
            ) : (
              <TextField name="address" label="Your email address, to confirm" autoComplete="off" spellCheck={false} />
            )}
            <FormNotice />
            <div className="form-actions apart">
              <Cancel close={close}>Keep It</Cancel>
              <Submit busy="Processing..." danger>
                Delete My Account
              </Submit>
            </div>
          </Form>
        )}
      </Reveal>
    </Section>
  );
}
