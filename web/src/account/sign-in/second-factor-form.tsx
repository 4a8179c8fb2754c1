import { useState } from 'react';
import { normaliseCode } from '../form/code.ts';
import { CheckboxField, CodeField, TextField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { postOnly } from '../request.ts';
import type { CodeMethod, View } from './sign-in-address.ts';
import { completeSignIn } from './complete-sign-in.ts';

/** Error codes after which the first factor is required again. */
const restartErrors = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

type Kind = CodeMethod | 'backup';

/** Endpoint, description and link text of each code type. */
const kinds: Readonly<Record<Kind, { path: string; about: string; choose: string }>> = {
  app: {
    path: 'verify-totp',
    about: 'Enter the six digits that your authenticator app shows for this account.',
    choose: 'Use the authenticator app',
  },
  phone: {
    path: 'verify-otp',
    about: 'Enter the six digits that have been sent to your phone. They are valid for 10 minutes.',
    choose: 'Send a Code to My Phone',
  },
  backup: {
    path: 'verify-backup-code',
    about: 'Enter one of the backup codes you saved when you set up two-step verification. Each works once.',
    choose: 'Use a backup code',
  },
};

/** The second step of a sign-in: a code from the authenticator, by text message, or a backup code. */
export function SecondFactorForm({ ways, show }: { ways: readonly CodeMethod[]; show: (view: View) => void }) {
  const [kind, setKind] = useState<Kind>(ways[0] ?? 'app');
  const [sent, setSent] = useState(false);
  const restart = () =>
    show({ name: 'sign-in', notice: { tone: 'error', text: 'This sign-in has expired. Please start again.' } });
  const unsent = kind === 'phone' && !sent;
  return (
    <>
      {!unsent && <EnterCode key={kind} kind={kind} restart={restart} />}
      {ways.includes('phone') && (kind === 'phone' || !sent) && (
        <SendToPhone
          again={sent}
          first={unsent}
          restart={restart}
          onSent={() => {
            setSent(true);
            setKind('phone');
          }}
        />
      )}
      {([...ways, 'backup'] as const)
        .filter(other => other !== kind && (other !== 'phone' || sent))
        .map(other => (
          <p className="other-method" key={other}>
            <button className="link" type="button" onClick={() => setKind(other)}>
              {other === 'phone' ? 'Enter the code sent to my phone' : kinds[other].choose}
            </button>
          </p>
        ))}
    </>
  );
}

function EnterCode({ kind, restart }: { kind: Kind; restart: () => void }) {
  const backup = kind === 'backup';
  return (
    <Form
      takesFocus={kind === 'phone'}
      submit={async entries => {
        const code = backup ? entries.text('code').trim() : normaliseCode(entries.text('code'));
        if (code === '' || (!backup && !/^\d{6}$/.test(code)))
          return {
            tone: 'error',
            text: backup ? 'Enter one of your backup codes' : 'Enter the six digits of the code',
            field: 'code',
          };
        const trustDevice = entries.isChecked('trustDevice');
        const outcome = await postOnly(`/api/auth/two-factor/${kinds[kind].path}`, { code, trustDevice });
        if (outcome.ok) return completeSignIn();
        if (restartErrors.has(outcome.failure.code)) {
          restart();
          return undefined;
        }
        if (outcome.failure.code === 'OTP_HAS_EXPIRED')
          return { tone: 'error', text: 'This code is no longer valid. Please request a new one.', field: 'code' };
        return { ...noticeFromFailure(outcome.failure), field: 'code' };
      }}
    >
      <p className="aside">{kinds[kind].about}</p>
      {backup ? (
        <div className="code-field">
          <TextField name="code" label="Backup code" autoComplete="off" spellCheck={false} required />
        </div>
      ) : (
        <CodeField name="code" label="Code" />
      )}
      <CheckboxField name="trustDevice">Don’t ask again on this device for 30 days</CheckboxField>
      <FormNotice />
      <Submit busy="Processing...">Verify</Submit>
    </Form>
  );
}

/** @param first whether this is the first view of the second step */
function SendToPhone({
  again,
  first,
  restart,
  onSent,
}: {
  again: boolean;
  first: boolean;
  restart: () => void;
  onSent: () => void;
}) {
  const label = again ? 'Send Another Code' : kinds.phone.choose;
  return (
    <Form
      label={label}
      submit={async () => {
        const outcome = await postOnly('/api/auth/two-factor/send-otp');
        if (outcome.ok) onSent();
        else if (restartErrors.has(outcome.failure.code)) restart();
        else return noticeFromFailure(outcome.failure);
        return undefined;
      }}
    >
      {first && <p className="aside">We’ll send a six-digit code to the phone you set up for two-step verification.</p>}
      <FormNotice />
      <Submit busy="Sending..." quiet={!first}>
        {label}
      </Submit>
    </Form>
  );
}
