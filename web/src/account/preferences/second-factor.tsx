import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { refreshSession, type User } from '../../shell/session.ts';
import { codeDigits } from '../form/code.ts';
import { CodeField, PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit, type Notice } from '../form/form.tsx';
import { Cancel, Reveal } from '../form/reveal.tsx';
import { post, tell, type Failure } from '../request.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { Section } from './section.tsx';

const enrolment = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const renewal = z.object({ backupCodes: z.array(z.string()) });
type Enrolment = z.infer<typeof enrolment>;

/** The second factor: set up with an authenticator app, its backup codes, and its removal. */
export function SecondFactor({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const [begun, setBegun] = useState<Enrolment>();
  const [done, setDone] = useState<string>();
  const on = user.twoFactorEnabled;
  const end = (what?: string) => {
    setBegun(undefined);
    setDone(what);
  };
  const begin = (enrolment: Enrolment) => {
    setBegun(enrolment);
    setDone(undefined);
  };
  return (
    <Section
      title="Second Factor"
      about={
        <>
          A code from an authenticator app, asked for after every sign-in.{' '}
          <span className={on ? 'badge on' : 'badge'}>{on ? 'On' : 'Off'}</span>
        </>
      }
    >
      {done !== undefined && (
        <p className="banner success" role="status">
          {done}
        </p>
      )}
      {begun !== undefined && <Complete enrolment={begun} onEnd={end} />}
      {begun === undefined && on && <Manage hasPassword={hasPassword} onRemoved={end} />}
      {begun === undefined && !on && (
        <Reveal label="Set Up a Second Factor">
          {close => <Begin hasPassword={hasPassword} onBegun={begin} close={close} />}
        </Reveal>
      )}
    </Section>
  );
}

function passwordRefused(failure: Failure): Notice {
  if (failure.code !== 'INVALID_PASSWORD') return refused(failure);
  return { tone: 'error', text: 'The password is not correct.', field: 'password' };
}

function Confirmation({ hasPassword }: { hasPassword: boolean }) {
  return hasPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />;
}

function Begin({
  hasPassword,
  onBegun,
  close,
}: {
  hasPassword: boolean;
  onBegun: (enrolment: Enrolment) => void;
  close: () => void;
}) {
  return (
    <Form
      takesFocus
      submit={async entries => {
        const answer = await post('/api/auth/two-factor/enable', { password: entries.text('password') }, enrolment);
        if (!answer.ok) return passwordRefused(answer.failure);
        onBegun(answer.value);
        return undefined;
      }}
    >
      <Confirmation hasPassword={hasPassword} />
      <FormNotice />
      <div className="form-acts">
        <Submit busy="Loading...">Continue</Submit>
        <Cancel close={close} />
      </div>
    </Form>
  );
}

/** The key and the backup codes, and a first code that proves that the app has the key. */
function Complete({ enrolment, onEnd }: { enrolment: Enrolment; onEnd: (what?: string) => void }) {
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => steps.current?.focus(), []);
  return (
    <ol className="steps" ref={steps} tabIndex={-1} aria-label="Set up a second factor">
      <li>
        <h3>Give your authenticator app this key</h3>
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
            const code = codeDigits(entries.text('code'));
            if (!/^\d{6}$/.test(code))
              return { tone: 'error', text: 'Enter the six digits of the code', field: 'code' };
            const answer = await tell('/api/auth/two-factor/verify-totp', { code });
            if (!answer.ok) return { ...refused(answer.failure), field: 'code' };
            await refreshSession();
            onEnd('The second factor is on. It is asked for at the next sign-in.');
            return undefined;
          }}
        >
          <CodeField name="code" label="Code" />
          <FormNotice />
          <div className="form-acts">
            <Submit busy="Processing...">Turn On</Submit>
            <Cancel close={() => onEnd()} />
          </div>
        </Form>
      </li>
    </ol>
  );
}

function Manage({ hasPassword, onRemoved }: { hasPassword: boolean; onRemoved: (what: string) => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      {codes !== undefined && <BackupCodes codes={codes} />}
      <div className="form-acts">
        <Reveal label="New Backup Codes">
          {close => (
            <Form
              takesFocus
              submit={async entries => {
                const body = { password: entries.text('password') };
                const answer = await post('/api/auth/two-factor/generate-backup-codes', body, renewal);
                if (!answer.ok) return passwordRefused(answer.failure);
                setCodes(answer.value.backupCodes);
                close();
                return undefined;
              }}
            >
              <p className="aside">The codes you have now stop working.</p>
              <Confirmation hasPassword={hasPassword} />
              <FormNotice />
              <div className="form-acts">
                <Submit busy="Processing...">Make New Codes</Submit>
                <Cancel close={close} />
              </div>
            </Form>
          )}
        </Reveal>
        <Reveal label="Remove">
          {close => (
            <Form
              takesFocus
              submit={async entries => {
                const answer = await tell('/api/auth/two-factor/disable', { password: entries.text('password') });
                if (!answer.ok) return passwordRefused(answer.failure);
                await refreshSession();
                onRemoved('The second factor has been removed.');
                return undefined;
              }}
            >
              <p className="aside">After this the password alone, or Google, is enough to sign in.</p>
              <Confirmation hasPassword={hasPassword} />
              <FormNotice />
              <div className="form-acts">
                <Submit busy="Processing...">Remove Second Factor</Submit>
                <Cancel close={close} />
              </div>
            </Form>
          )}
        </Reveal>
      </div>
    </>
  );
}
