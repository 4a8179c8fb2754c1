import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { EmailField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit, type Notice } from '../form/form.tsx';
import { tell } from '../request.ts';
import { signInAddress } from '../return-page.ts';
import { emailProblem } from '../validation.ts';

export function ResetForm({ next, initial }: { next: string; initial: Notice | undefined }) {
  return (
    <Form
      initial={initial}
      submit={async (entries, form) => {
        const email = entries.text('email').trim();
        const problem = emailProblem(email);
        if (problem) return { tone: 'error', ...problem };
        const redirectTo = signInAddress(next, { from: 'reset' });
        const answer = await tell(
          '/api/auth/request-password-reset',
          { email, redirectTo },
          entries.text(captchaField),
        );
        if (!answer.ok) return refused(answer.failure);
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
