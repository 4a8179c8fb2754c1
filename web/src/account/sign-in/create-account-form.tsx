import { TermsLink } from '../../site/terms/terms-link.tsx';
import { toolAt } from '../../shell/pro/wanted-tool.ts';
import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { CheckField, EmailField, PasswordField, passwordRules, TextField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit } from '../form/form.tsx';
import { tell } from '../request.ts';
import { signInAddress } from '../return-page.ts';
import { signUpProblem } from '../validation.ts';

export function CreateAccountForm({ next }: { next: string }) {
  return (
    <Form
      submit={async (entries, form) => {
        const values = {
          email: entries.text('email').trim(),
          password: entries.text('password'),
          confirmPassword: entries.text('confirmPassword'),
          terms: entries.checked('terms'),
        };
        const problem = signUpProblem(values);
        if (problem) return { tone: 'error', ...problem };
        const company = entries.text('company').trim();
        const wanted = {
          email: values.email,
          password: values.password,
          ...(company === '' ? {} : { company }),
          ...(toolAt(next) ? { wantedPage: next } : {}),
          callbackURL: signInAddress(next, { verified: 'true' }),
        };
        const answer = await tell('/api/auth/sign-up/email', wanted, entries.text(captchaField));
        if (!answer.ok) return refused(answer.failure);
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
      <CheckField name="terms" required>
        I agree to the <TermsLink>Terms of Service</TermsLink>
      </CheckField>
      <CaptchaWidget />
      <FormNotice />
      <Submit busy="Processing...">Create Account</Submit>
    </Form>
  );
}
