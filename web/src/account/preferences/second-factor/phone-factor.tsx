import { useState } from 'react';
import * as z from 'zod/mini';
import { useSession } from '../../../shell/session.ts';
import { CaptchaWidget, captchaField } from '../../form/captcha.tsx';
import { normaliseCode } from '../../form/code.ts';
import { CodeField, TextField } from '../../form/fields.tsx';
import { noticeFromOutcome, Form, FormNotice, noticeFromFailure, Submit, type Notice } from '../../form/form.tsx';
import { FormEnd, Cancel } from '../../form/reveal.tsx';
import { post, postOnly, type Failure } from '../../request.ts';
import { Confirmation, noticeFromPasswordFailure } from '../confirmation.tsx';

const enabled = z.object({ backupCodes: z.optional(z.array(z.string())) });

interface PhoneProps {
  hasPassword: boolean;
  /** Whether the second factor is on already; otherwise verifying the phone turns it on. */
  on: boolean;
  /** Called with the backup codes if the phone is the only second factor. */
  onDone: (backupCodes?: readonly string[]) => Promise<void>;
  close: () => void;
}

/** Adds a phone as second factor: first the number, then the code sent to it. */
export function SetUpPhone(props: PhoneProps) {
  const [number, setNumber] = useState('');
  const [sent, setSent] = useState(false);
  return sent ? (
    <EnterCode {...props} number={number} changeNumber={() => setSent(false)} />
  ) : (
    <EnterNumber
      number={number}
      close={props.close}
      onSent={next => {
        setNumber(next);
        setSent(true);
      }}
    />
  );
}

function EnterNumber({
  number,
  close,
  onSent,
}: {
  number: string;
  close: () => void;
  onSent: (number: string) => void;
}) {
  return (
    <Form
      takesFocus
      submit={async entries => {
        const phoneNumber = entries.text('phone').trim();
        const outcome = await postOnly('/api/auth/phone-number/send-otp', { phoneNumber }, entries.text(captchaField));
        if (!outcome.ok) return { ...noticeFromFailure(outcome.failure), field: 'phone' };
        onSent(phoneNumber);
        return undefined;
      }}
    >
      <p className="aside">If you can, use an app: anyone who takes over your phone number receives your codes.</p>
      <TextField
        name="phone"
        label="Phone number, with its country code"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={number}
        required
      />
      <CaptchaWidget />
      <FormEnd label="Send Code" busy="Sending..." close={close} />
    </Form>
  );
}

function EnterCode({
  number,
  hasPassword,
  on,
  onDone,
  changeNumber,
  close,
}: PhoneProps & { number: string; changeNumber: () => void }) {
  return (
    <Form
      takesFocus
      submit={async entries => {
        const code = normaliseCode(entries.text('code'));
        if (!/^\d{6}$/.test(code)) return { tone: 'error', text: 'Enter the six digits of the code', field: 'code' };
        const password = entries.text('password');
        const proof = { phoneNumber: number, code, updatePhoneNumber: true, password };
        const verified = await postOnly('/api/auth/phone-number/verify', proof);
        if (!verified.ok) return noticeFromCodeFailure(verified.failure);
        return on ? onDone().then(() => undefined) : turnOnPhone(password, onDone);
      }}
    >
      <p className="aside">
        A code has been sent to <b>{number}</b>. It is valid for 10 minutes. <LocalTexts />
      </p>
      <CodeField name="code" label="Code" />
      <Confirmation hasPassword={hasPassword} />
      <FormNotice />
      <div className="form-actions">
        <Submit busy="Processing...">{on ? 'Add Phone' : 'Turn On'}</Submit>
        <button className="button quiet" type="button" onClick={changeNumber}>
          Send Another Code
        </button>
        <Cancel close={close} />
      </div>
    </Form>
  );
}

/** Turns on the second factor by text message to the verified number. */
export async function turnOnPhone(password: string, onDone: PhoneProps['onDone']): Promise<Notice | undefined> {
  return noticeFromOutcome(
    await post('/api/auth/two-factor/enable', { password, method: 'otp' }, enabled),
    value => onDone(value.backupCodes),
    noticeFromPasswordFailure,
  );
}

/** Where to read text messages in local mode, which sends none. */
function LocalTexts() {
  const local = useSession()?.local === true;
  return (
    local && (
      <>
        In local mode it is in the{' '}
        <a className="link" href="/sandbox/mail" target="_blank" rel="noreferrer">
          local mail
        </a>
        .
      </>
    )
  );
}

const expiredCodeErrors = new Set(['OTP_EXPIRED', 'OTP_NOT_FOUND', 'TOO_MANY_ATTEMPTS']);

function noticeFromCodeFailure(failure: Failure): Notice {
  const { code, status } = failure;
  if (code === 'INVALID_OTP') return { tone: 'error', text: 'This code is not the one we sent.', field: 'code' };
  if (expiredCodeErrors.has(code) && status !== 429)
    return { tone: 'error', text: 'This code is no longer valid. Please request a new one.' };
  if (code === 'PHONE_NUMBER_EXIST') return { tone: 'error', text: 'This number belongs to another account.' };
  return noticeFromPasswordFailure(failure);
}
