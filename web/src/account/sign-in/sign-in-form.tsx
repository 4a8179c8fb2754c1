import { useState } from 'react';
import * as z from 'zod/mini';
import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { CheckboxField, EmailField, PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit, type Notice } from '../form/form.tsx';
import { post, postOnly } from '../request.ts';
import { signInPath } from '../return-page.ts';
import { signInProblem } from '../validation.ts';
import { parseCodeMethods, type View } from './sign-in-address.ts';
import { completeSignIn } from './complete-sign-in.ts';

/** Response to a sign-in; the server may require a second factor. */
export const signedIn = z.object({
  twoFactorRedirect: z.optional(z.boolean()),
  twoFactorMethods: z.optional(z.array(z.string())),
});

export function SignInForm({
  next,
  initial,
  show,
}: {
  next: string;
  initial: Notice | undefined;
  show: (view: View) => void;
}) {
  const [unverified, setUnverified] = useState<string>();
  return (
    <>
      <Form
        initial={initial}
        submit={async entries => {
          const values = { email: entries.text('email').trim(), password: entries.text('password') };
          const problem = signInProblem(values);
          if (problem) return { tone: 'error', ...problem };
          setUnverified(undefined);
          const outcome = await post(
            '/api/auth/sign-in/email',
            { ...values, rememberMe: entries.isChecked('rememberMe') },
            signedIn,
            entries.text(captchaField),
          );
          if (!outcome.ok) {
            if (outcome.failure.code === 'EMAIL_NOT_VERIFIED') setUnverified(values.email);
            return noticeFromFailure(outcome.failure);
          }
          if (outcome.value.twoFactorRedirect !== true) return completeSignIn();
          show({ name: 'second-factor', ways: parseCodeMethods(outcome.value.twoFactorMethods ?? []) });
          return undefined;
        }}
      >
        <EmailField autoComplete="username webauthn" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <div className="form-line">
          <CheckboxField name="rememberMe">Remember me</CheckboxField>
          <button className="link" type="button" onClick={() => show({ name: 'reset-password' })}>
            Forgot your password?
          </button>
        </div>
        <CaptchaWidget />
        <FormNotice />
        <Submit busy="Signing in...">Sign In</Submit>
      </Form>
      {unverified !== undefined && <Resend email={unverified} next={next} />}
    </>
  );
}

function Resend({ email, next }: { email: string; next: string }) {
  return (
    <Form
      submit={async () => {
        const callbackURL = signInPath(next, { verified: 'true' });
        const outcome = await postOnly('/api/auth/send-verification-email', { email, callbackURL });
        return outcome.ok
          ? { tone: 'success', text: 'Please check your email to verify your account' }
          : noticeFromFailure(outcome.failure);
      }}
    >
      <p className="aside">
        We have sent another verification link to <b>{email}</b>. Can’t find it? Check your spam folder, or send it
        again.
      </p>
      <FormNotice />
      <Submit busy="Sending..." quiet>
        Send it again
      </Submit>
    </Form>
  );
}
