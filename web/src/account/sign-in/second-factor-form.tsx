import { useState } from 'react';
import { useSession } from '../../shell/session.ts';
import { codeDigits } from '../form/code.ts';
import { CheckField, CodeField, TextField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit } from '../form/form.tsx';
import { tell } from '../request.ts';
import type { View } from './arrival.ts';
import { enter } from './enter.ts';

/** Codes that say the first factor must be given again. */
const overCodes = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

type Kind = 'app' | 'phone' | 'backup';

/** Where a code comes from: its endpoint, what is said of it, and the words that lead there. */
const kinds: Readonly<Record<Kind, { path: string; about: string; choose: string }>> = {
  app: {
    path: 'verify-totp',
    about: 'Enter the six digits that your authenticator app shows for this account.',
    choose: 'Use the authenticator app',
  },
  phone: {
    path: 'verify-otp',
    about: 'Enter the six digits that have been sent to your phone. They are valid for 10 minutes.',
    choose: 'Send a code to my phone',
  },
  backup: {
    path: 'verify-backup-code',
    about: 'Enter one of the backup codes that you kept when you set up the second factor. Each works once.',
    choose: 'Use a backup code',
  },
};

/** The second step of a sign-in: a code of the authenticator, one sent to a phone where the server can, or a backup code. */
export function SecondFactorForm({ show }: { show: (view: View) => void }) {
  const [kind, setKind] = useState<Kind>('app');
  const phone = useSession()?.phone === true;
  const over = () =>
    show({ name: 'sign-in', notice: { tone: 'error', text: 'This sign-in has expired. Please begin again.' } });
  const others = (['app', 'phone', 'backup'] as const).filter(other => other !== kind && (other !== 'phone' || phone));
  return (
    <>
      <Form
        key={kind}
        submit={async entries => {
          const backup = kind === 'backup';
          const code = backup ? entries.text('code').trim() : codeDigits(entries.text('code'));
          if (code === '' || (!backup && !/^\d{6}$/.test(code)))
            return {
              tone: 'error',
              text: backup ? 'Enter one of your backup codes' : 'Enter the six digits of the code',
              field: 'code',
            };
          const trustDevice = entries.checked('trustDevice');
          const answer = await tell(`/api/auth/two-factor/${kinds[kind].path}`, { code, trustDevice });
          if (answer.ok) return enter();
          if (overCodes.has(answer.failure.code)) {
            over();
            return undefined;
          }
          return { ...refused(answer.failure), field: 'code' };
        }}
      >
        <p className="aside">{kinds[kind].about}</p>
        {kind === 'backup' ? (
          <div className="code-field">
            <TextField name="code" label="Backup code" autoComplete="off" spellCheck={false} required />
          </div>
        ) : (
          <CodeField name="code" label="Code" />
        )}
        <CheckField name="trustDevice">Do not ask on this device for 30 days</CheckField>
        <FormNotice />
        <Submit busy="Processing...">Verify</Submit>
      </Form>
      {others.map(other =>
        other === 'phone' ? (
          <SendToPhone key={other} over={over} onSent={() => setKind('phone')} />
        ) : (
          <p className="other-way" key={other}>
            <button className="link" type="button" onClick={() => setKind(other)}>
              {kinds[other].choose}
            </button>
          </p>
        ),
      )}
    </>
  );
}

function SendToPhone({ over, onSent }: { over: () => void; onSent: () => void }) {
  return (
    <Form
      label={kinds.phone.choose}
      submit={async () => {
        const answer = await tell('/api/auth/two-factor/send-otp');
        if (answer.ok) onSent();
        else if (overCodes.has(answer.failure.code)) over();
        else return refused(answer.failure);
        return undefined;
      }}
    >
      <FormNotice />
      <Submit busy="Sending..." quiet>
        {kinds.phone.choose}
      </Submit>
    </Form>
  );
}
