import * as z from 'zod/mini';
import { Reveal } from '../../form/reveal.tsx';
import { post } from '../../request.ts';
import { BeginApp, type Enrolment } from './app-factor.tsx';
import { ConfirmedAction, noticeFromPasswordFailure, postWithPassword } from '../confirmation.tsx';
import { SetUpPhone, turnOnPhone } from './phone-factor.tsx';
import type { SecondFactors } from './second-factors.ts';

const renewal = z.object({ backupCodes: z.array(z.string()) });
const removePhone = '/api/auth/phone-number/remove';
const phoneOn = 'The phone is set up. You’ll be asked for a code from your next sign-in.';

interface FactorMethodsProps {
  factors: SecondFactors;
  on: boolean;
  /** Whether the server can send text messages. */
  texts: boolean;
  hasPassword: boolean;
  onBegun: (enrolment: Enrolment) => void;
  onDone: (text: string, codes?: readonly string[]) => Promise<void>;
}

/** The configured second factors, with actions to change them. */
export function FactorMethods(props: FactorMethodsProps) {
  const { factors, on, texts, hasPassword, onBegun, onDone } = props;
  const { app, phone } = factors;
  return (
    <>
      {(on || phone !== null) && (
        <ul className="rows">
          {app && (
            <li>
              <b>Authenticator app</b>
            </li>
          )}
          {phone !== null && <Phone {...props} phone={phone} />}
        </ul>
      )}
      <div className="form-actions">
        {!app && (
          <Reveal label={on ? 'Add an Authenticator App' : 'Set Up an Authenticator App'}>
            {close => <BeginApp hasPassword={hasPassword} renews={on} onBegun={onBegun} close={close} />}
          </Reveal>
        )}
        {phone === null && texts && (
          <Reveal label={on ? 'Add a Phone' : 'Set Up a Phone'}>
            {close => (
              <SetUpPhone hasPassword={hasPassword} on={on} close={close} onDone={codes => onDone(phoneOn, codes)} />
            )}
          </Reveal>
        )}
        {on && <NewCodes {...props} />}
        {on && <TurnOff {...props} />}
      </div>
    </>
  );
}

/** The verified number. It can be removed only while an app remains as second factor. */
function Phone({ phone, factors: { app }, on, texts, hasPassword, onDone }: FactorMethodsProps & { phone: string }) {
  return (
    <li>
      <div>
        <b>Phone</b> <span className="mono">{phone}</span>
        {!on && <p className="aside">Verified, but two-step verification is off.</p>}
        {on && !texts && (
          <p className="aside">Text messages cannot be sent at the moment; use a backup code to sign in.</p>
        )}
      </div>
      <div className="form-actions">
        {!on && texts && (
          <ConfirmedAction
            reveal="Turn On"
            label="Turn On"
            hasPassword={hasPassword}
            act={password => turnOnPhone(password, codes => onDone(phoneOn, codes))}
          />
        )}
        {(app || !on) && (
          <ConfirmedAction
            reveal="Remove"
            about="Codes are no longer sent to this number."
            label="Remove Phone"
            hasPassword={hasPassword}
            act={async password => {
              const problem = await postWithPassword(password, removePhone);
              if (problem === undefined) await onDone('The phone has been removed.');
              return problem;
            }}
          />
        )}
      </div>
    </li>
  );
}

function NewCodes({ hasPassword, onDone }: FactorMethodsProps) {
  return (
    <ConfirmedAction
      reveal="New Backup Codes"
      about="The codes you have now stop working."
      label="Create New Codes"
      hasPassword={hasPassword}
      act={async (password, close) => {
        const outcome = await post('/api/auth/two-factor/generate-backup-codes', { password }, renewal);
        if (!outcome.ok) return noticeFromPasswordFailure(outcome.failure);
        close();
        await onDone('These are your new backup codes.', outcome.value.backupCodes);
        return undefined;
      }}
    />
  );
}

function TurnOff({ factors: { app, phone }, hasPassword, onDone }: FactorMethodsProps) {
  const ways = [...(app ? ['the app'] : []), ...(phone === null ? [] : ['the phone number']), 'the backup codes'];
  const removed = `${ways.slice(0, -1).join(', ')} and ${ways.at(-1) ?? ''}`;
  return (
    <ConfirmedAction
      reveal="Turn Off"
      about={`This removes ${removed}. After that the password alone, or Google, is enough to sign in.`}
      label="Turn Off Two-Step Verification"
      hasPassword={hasPassword}
      act={async password => {
        const paths = ['/api/auth/two-factor/disable', ...(phone === null ? [] : [removePhone])];
        const problem = await postWithPassword(password, ...paths);
        if (problem === undefined) await onDone('Two-step verification is off.');
        return problem;
      }}
    />
  );
}
