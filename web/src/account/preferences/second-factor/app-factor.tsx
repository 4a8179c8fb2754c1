import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { normaliseCode } from '../../form/code.ts';
import { CodeField } from '../../form/fields.tsx';
import { noticeFromOutcome, Form, noticeFromFailure } from '../../form/form.tsx';
import { FormEnd } from '../../form/reveal.tsx';
import { post, postOnly } from '../../request.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { Confirmation, noticeFromPasswordFailure } from '../confirmation.tsx';

const enrolment = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
export type Enrolment = z.infer<typeof enrolment>;

/** Requests a key for an authenticator app. `renews`: backup codes exist and will be replaced. */
export function BeginApp({
  hasPassword,
  renews,
  onBegun,
  close,
}: {
  hasPassword: boolean;
  renews: boolean;
  onBegun: (enrolment: Enrolment) => void;
  close: () => void;
}) {
  return (
    <Form
      takesFocus
      submit={async entries => {
        return noticeFromOutcome(
          await post('/api/auth/two-factor/enable', { password: entries.text('password') }, enrolment),
          onBegun,
          noticeFromPasswordFailure,
        );
      }}
    >
      {renews && <p className="aside">You get new backup codes with the app. The codes you have now stop working.</p>}
      <Confirmation hasPassword={hasPassword} />
      <FormEnd label="Continue" busy="Loading..." close={close} />
    </Form>
  );
}

/** Shows the key and the backup codes, and asks for a first code to confirm that the app has the key. */
export function CompleteApp({
  enrolment,
  onDone,
  close,
}: {
  enrolment: Enrolment;
  onDone: () => Promise<void>;
  close: () => void;
}) {
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => steps.current?.focus(), []);
  return (
    <ol className="steps" ref={steps} tabIndex={-1} aria-label="Set up an authenticator app">
      <li>
        <h3>Add this key to your authenticator app</h3>
        <AuthenticatorKey address={enrolment.totpURI} />
      </li>
      <li>
        <h3>Keep these backup codes</h3>
        <BackupCodes codes={enrolment.backupCodes} />
      </li>
      <li>
        <h3>Enter the code that the app shows</h3>
        <Form
          submit={async entries => {
            const code = normaliseCode(entries.text('code'));
            if (!/^\d{6}$/.test(code))
              return { tone: 'error', text: 'Enter the six digits of the code', field: 'code' };
            const outcome = await postOnly('/api/auth/two-factor/verify-totp', { code });
            if (!outcome.ok) return { ...noticeFromFailure(outcome.failure), field: 'code' };
            await onDone();
            return undefined;
          }}
        >
          <CodeField name="code" label="Code" />
          <FormEnd label="Turn On" busy="Processing..." close={close} />
        </Form>
      </li>
    </ol>
  );
}
