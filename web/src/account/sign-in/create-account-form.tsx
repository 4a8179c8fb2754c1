import { TermsLink } from '../../site/terms/terms-link.tsx';
import { findToolByPath } from '../../shell/pro/pending-tool.ts';
import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { CheckboxField, EmailField, PasswordField, passwordRules, TextField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { postOnly } from '../request.ts';
import { signInPath } from '../return-page.ts';
import { signUpProblem } from '../validation.ts';

export function CreateAccountForm({ next }: { next: string }) {
  return (
    <Form
      submit={async (entries, form) => {
        const values = {
          email: entries.text('email').trim(),
          password: entries.text('password'),
          confirmPassword: entries.text('confirmPassword'),
          terms: entries.isChecked('terms'),
        };
        const problem = signUpProblem(values);
        if (problem) return { tone: 'error', ...problem };
        const company = entries.text('company').trim();
        const account = {
          email: values.email,
          password: values.password,
          ...(company === '' ? {} : { company }),
          ...(findToolByPath(next) ? { wantedPage: next } : {}),
          callbackURL: signInPath(next, { verified: 'true' }),
        };
        const outcome = await postOnly('/api/auth/sign-up/email', account, entries.text(captchaField));
        if (!outcome.ok) return noticeFromFailure(outcome.failure);
        form.reset();
        return { tone: 'success', text: 'Please check your email to verify your account' };
      }}
    >
      <TextField
        name="company"
        label={
          <>
            Company <span className="optional">(optional)</span>
          </>
        }
        autoComplete="organization"
        maxLength={100}
      />
      <EmailField />
      <PasswordField name="password" label="Password" help={passwordRules} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <CheckboxField name="terms" required>
        I agree to the <TermsLink>Terms of Service</TermsLink>
      </CheckboxField>
      <CaptchaWidget />
      <FormNotice />
      <Submit busy="Processing...">Create Account</Submit>
    </Form>
  );
}
