import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { EmailField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit, type Notice } from '../form/form.tsx';
import { postOnly } from '../request.ts';
import { signInPath } from '../return-page.ts';
import { emailProblem } from '../validation.ts';

export function ResetForm({ next, initial }: { next: string; initial: Notice | undefined }) {
  return (
    <Form
      initial={initial}
      submit={async (entries, form) => {
        const email = entries.text('email').trim();
        const problem = emailProblem(email);
        if (problem) return { tone: 'error', ...problem };
        const redirectTo = signInPath(next, { from: 'reset' });
        const outcome = await postOnly(
          '/api/auth/request-password-reset',
          { email, redirectTo },
          entries.text(captchaField),
        );
        if (!outcome.ok) return noticeFromFailure(outcome.failure);
        form.reset();
        return { tone: 'success', text: 'Password reset instructions have been sent to your email' };
      }}
    >
      <EmailField />
      <CaptchaWidget />
      <FormNotice />
      <Submit busy="Sending...">Send Reset Instructions</Submit>
    </Form>
  );
}
