import { refreshSession, type User } from '../../shell/session.ts';
import { TextField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { postOnly } from '../request.ts';
import { Section } from './section.tsx';

const maxNameLength = 100;

export function ProfileForm({ user }: { user: User }) {
  return (
    <Section title="Profile Information" about="Your name and company.">
      <Form
        submit={async entries => {
          const outcome = await postOnly('/api/auth/update-user', {
            firstName: entries.text('firstName').trim(),
            lastName: entries.text('lastName').trim(),
            company: entries.text('company').trim(),
          });
          if (!outcome.ok) return noticeFromFailure(outcome.failure, 'Failed to update profile. Please try again.');
          await refreshSession();
          return { tone: 'success', text: 'Profile updated successfully!' };
        }}
      >
        <div className="field-pair">
          <TextField
            name="firstName"
            label="First Name"
            defaultValue={user.firstName}
            autoComplete="given-name"
            maxLength={maxNameLength}
          />
          <TextField
            name="lastName"
            label="Last Name"
            defaultValue={user.lastName}
            autoComplete="family-name"
            maxLength={maxNameLength}
          />
        </div>
        <TextField
          name="company"
          label="Company"
          defaultValue={user.company}
          autoComplete="organization"
          maxLength={maxNameLength}
        />
        <TextField name="email" label="Email Address" type="email" defaultValue={user.email} readOnly />
        <FormNotice />
        <Submit busy="Saving...">Save Changes</Submit>
      </Form>
    </Section>
  );
}
