import { useState } from 'react';
import { TermsLink } from '../../site/terms/terms-link.tsx';
import { normaliseCode } from '../form/code.ts';
import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { CodeField, EmailField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { post, postOnly } from '../request.ts';
import { signInPath } from '../return-page.ts';
import { emailProblem } from '../validation.ts';
import { parseCodeMethods, type View } from './sign-in-address.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { signedIn } from './sign-in-form.tsx';

/** Sign-in by email: a one-time code to enter here, or a link to follow. */
export function MailedCodeForm({ next, show }: { next: string; show: (view: View) => void }) {
  const [email, setEmail] = useState<string>();
  if (email !== undefined) return <EnterCode email={email} show={show} />;
  return (
    <Form
      submit={async (entries, form) => {
        const email = entries.text('email').trim();
        const problem = emailProblem(email);
        if (problem) return { tone: 'error', ...problem };
        const wantsLink = entries.isChecked('link');
        const captcha = entries.text(captchaField);
        const outcome = wantsLink
          ? await postOnly(
              '/api/auth/sign-in/magic-link',
              { email, callbackURL: next, errorCallbackURL: signInPath(next, { from: 'link' }) },
              captcha,
            )
          : await postOnly('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' }, captcha);
        if (!outcome.ok) return noticeFromFailure(outcome.failure);
        if (!wantsLink) {
          setEmail(email);
          return undefined;
        }
        form.reset();
        return {
          tone: 'success',
          text: `A sign-in link has been sent to ${email}. You can use it once, within 10 minutes.`,
        };
      }}
    >
      <EmailField />
      <p className="aside">
        If this address is new to us we’ll create an account for it; by signing in you accept the{' '}
        <TermsLink>Terms of Service</TermsLink>.
      </p>
      <CaptchaWidget />
      <FormNotice />
      <div className="form-actions">
        <Submit busy="Sending...">Send Code</Submit>
        <Submit busy="Sending..." quiet name="link">
          Send Link Instead
        </Submit>
      </div>
    </Form>
  );
}

function EnterCode({ email, show }: { email: string; show: (view: View) => void }) {
  return (
    <Form
      takesFocus
      submit={async entries => {
        const otp = normaliseCode(entries.text('otp'));
        if (!/^\d{6}$/.test(otp)) return { tone: 'error', text: 'Enter the six digits of the code', field: 'otp' };
        const outcome = await post('/api/auth/sign-in/email-otp', { email, otp }, signedIn);
        if (!outcome.ok) {
          const { code } = outcome.failure;
          if (code === 'INVALID_OTP') return { tone: 'error', text: 'This code is not the one we sent.', field: 'otp' };
          if (code === 'OTP_EXPIRED' || code === 'TOO_MANY_ATTEMPTS')
            return { tone: 'error', text: 'This code is no longer valid. Go back and request a new one.' };
          return noticeFromFailure(outcome.failure);
        }
        if (outcome.value.twoFactorRedirect !== true) return completeSignIn();
        show({ name: 'second-factor', ways: parseCodeMethods(outcome.value.twoFactorMethods ?? []) });
        return undefined;
      }}
    >
      <p className="aside">
        A code has been sent to <b>{email}</b>. It is valid for 10 minutes.
      </p>
      <CodeField name="otp" label="Code" />
      <FormNotice />
      <Submit busy="Signing in...">Sign In</Submit>
    </Form>
  );
}
