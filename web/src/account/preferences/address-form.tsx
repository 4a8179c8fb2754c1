import { useState } from 'react';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { FormEnd, Reveal } from '../form/reveal.tsx';
import { postOnly } from '../request.ts';
import { emailProblem } from '../validation.ts';
import { Section } from './section.tsx';
import { noticeFromPasswordFailure, Confirmation } from './confirmation.tsx';

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
              if (!outcome.ok) return noticeFromPasswordFailure(outcome.failure);
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
            <Confirmation hasPassword={hasPassword} />
            <FormEnd label="Send Approval Link" busy="Sending..." close={close} />
          </Form>
        )}
      </Reveal>
    </Section>
  );
}
