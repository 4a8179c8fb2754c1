import { useState } from 'react';
import { codeDigits } from '../form/code.ts';
import { CheckField, CodeField, TextField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit } from '../form/form.tsx';
import { tell } from '../request.ts';
import type { View } from './arrival.ts';
import { enter } from './enter.ts';

/** Codes that say the first factor must be given again. */
const overCodes = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

/** The second step of a sign-in: a code of the authenticator, or one of the backup codes. */
export function SecondFactorForm({ show }: { show: (view: View) => void }) {
  const [backup, setBackup] = useState(false);
  return (
    <>
      <Form
        key={backup ? 'backup' : 'totp'}
        submit={async entries => {
          const code = backup ? entries.text('code').trim() : codeDigits(entries.text('code'));
          if (code === '' || (!backup && !/^\d{6}$/.test(code)))
            return {
              tone: 'error',
              text: backup ? 'Enter one of your backup codes' : 'Enter the six digits of the code',
              field: 'code',
            };
          const path = backup ? 'verify-backup-code' : 'verify-totp';
          const trustDevice = entries.checked('trustDevice');
          const answer = await tell(`/api/auth/two-factor/${path}`, { code, trustDevice });
          if (answer.ok) return enter();
          if (overCodes.has(answer.failure.code)) {
            show({ name: 'sign-in', notice: { tone: 'error', text: 'This sign-in has expired. Please begin again.' } });
            return undefined;
          }
          return { ...refused(answer.failure), field: 'code' };
        }}
      >
        <p className="aside">
          {backup
            ? 'Enter one of the backup codes that you kept when you set up the second factor. Each works once.'
            : 'Enter the six digits that your authenticator app shows for this account.'}
        </p>
        {backup ? (
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
      <p className="other-way">
        <button className="link" type="button" onClick={() => setBackup(!backup)}>
          {backup ? 'Use the authenticator app' : 'Use a backup code'}
        </button>
      </p>
    </>
  );
}
