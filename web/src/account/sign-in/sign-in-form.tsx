import { useState } from 'react';
import * as z from 'zod/mini';
import { CaptchaWidget, captchaField } from '../form/captcha.tsx';
import { CheckField, EmailField, PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit, type Notice } from '../form/form.tsx';
import { post, tell } from '../request.ts';
import { signInAddress } from '../return-page.ts';
import { signInProblem } from '../validation.ts';
import { codeWays, type View } from './arrival.ts';
import { enter } from './enter.ts';

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
          const answer = await post(
            '/api/auth/sign-in/email',
            { ...values, rememberMe: entries.checked('rememberMe') },
            signedIn,
            entries.text(captchaField),
          );
          if (!answer.ok) {
            if (answer.failure.code === 'EMAIL_NOT_VERIFIED') setUnverified(values.email);
            return refused(answer.failure);
          }
          if (answer.value.twoFactorRedirect !== true) return enter();
          show({ name: 'second-factor', ways: codeWays(answer.value.twoFactorMethods ?? []) });
          return undefined;
        }}
      >
        <EmailField autoComplete="username webauthn" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <div className="form-line">
          <CheckField name="rememberMe">Remember me</CheckField>
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

/** Resends the verification email. */
function Resend({ email, next }: { email: string; next: string }) {
  return (
    <Form
      submit={async () => {
        const callbackURL = signInAddress(next, { verified: 'true' });
        const answer = await tell('/api/auth/send-verification-email', { email, callbackURL });
        return answer.ok
          ? { tone: 'success', text: 'Please check your email to verify your account' }
          : refused(answer.failure);
      }}
    >
      <p className="aside">
        We have sent another verification link to <b>{email}</b>. Nothing there, not even in the spam folder?
      </p>
      <FormNotice />
      <Submit busy="Sending..." quiet>
        Send it again
      </Submit>
    </Form>
  );
}
