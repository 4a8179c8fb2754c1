import { useState } from 'react';
import { PasswordField, TextField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { Cancel, Reveal } from '../form/reveal.tsx';
import { postOnly } from '../request.ts';
import { emailProblem } from '../validation.ts';
import { Section } from './section.tsx';

/** Changes the email address: approved at the old address, then confirmed at the new one. */
export function AddressForm({ hasPassword }: { hasPassword: boolean }) {
  const [isRequested, setIsRequested] = useState(false);
  return (
    <Section
      title="Change Email Address"
      about="We’ll email your current address to approve the change, then the new one to confirm it."
    >
      {isRequested && (
        <p className="banner success" role="status">
          A link to approve the change has been sent to your current address, unless the new one already has an account.
        </p>
      )}
      <Reveal label="Change Email Address">
        {close => (
          <Form
            takesFocus
            submit={async entries => {
              const newEmail = entries.text('newEmail').trim();
              const problem = emailProblem(newEmail);
              if (problem) return { tone: 'error', ...problem, field: 'newEmail' };
              const body = { newEmail, ...(hasPassword ? { password: entries.text('password') } : {}) };
              const outcome = await postOnly('/api/auth/change-email', body);
              if (!outcome.ok && outcome.failure.code === 'INVALID_PASSWORD')
                return { tone: 'error', text: 'The password is not correct.', field: 'password' };
              if (!outcome.ok) return noticeFromFailure(outcome.failure);
              setIsRequested(true);
              close();
              return undefined;
            }}
          >
            <TextField
              name="newEmail"
              label="New Email Address"
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              required
            />
            {hasPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
            <FormNotice />
            <div className="form-actions">
              <Submit busy="Sending...">Send Approval Link</Submit>
              <Cancel close={close} />
            </div>
          </Form>
        )}
      </Reveal>
    </Section>
  );
}
