import { useState } from 'react';
import { refreshSession, type Session, type User } from '../../../shell/session.ts';
import { CompleteApp, type Enrolment } from './app-factor.tsx';
import { BackupCodes } from './backup-codes.tsx';
import type { Resource } from '../../resource.ts';
import type { SecondFactors } from './second-factors.ts';
import { FactorMethods } from './factor-methods.tsx';
import { LoadError, Section } from '../section.tsx';
import { SignOut, type DeviceSessions } from '../sessions.tsx';

interface SecondFactorProps {
  session: Session;
  user: User;
  hasPassword: boolean;
  factors: Resource<SecondFactors>;
  sessions: Resource<DeviceSessions>;
}

/** The outcome of a change, with new backup codes if any. */
interface Done {
  readonly text: string;
  readonly codes: readonly string[] | undefined;
}

/** The second factor: authenticator app, phone (where texts can be sent), backup codes, and their removal. */
export function SecondFactor({ session, user, hasPassword, factors, sessions }: SecondFactorProps) {
  const [currentEnrolment, setCurrentEnrolment] = useState<Enrolment>();
  const [done, setDone] = useState<Done>();
  const on = user.twoFactorEnabled;
  const end = async (text: string, codes?: readonly string[]) => {
    await Promise.all([refreshSession(), factors.reload(), sessions.reload()]);
    setCurrentEnrolment(undefined);
    setDone({ text, codes });
  };
  return (
    <Section
      title="Two-Step Verification"
      about={
        <>
          A six-digit code, from an authenticator app{session.phone && ' or by text'}, required each time you sign in.{' '}
          <span className={on ? 'badge on' : 'badge'}>{on ? 'On' : 'Off'}</span>
        </>
      }
    >
      {done !== undefined && <DoneNotice done={done} sessions={sessions} />}
      {factors.failure && <LoadError failure={factors.failure} />}
      {currentEnrolment !== undefined && (
        <CompleteApp
          enrolment={currentEnrolment}
          onDone={() => end('The authenticator app is set up. You’ll be asked for a code from your next sign-in.')}
          close={() => setCurrentEnrolment(undefined)}
        />
      )}
      {currentEnrolment === undefined && factors.value !== undefined && (
        <FactorMethods
          factors={factors.value}
          on={on}
          texts={session.phone}
          hasPassword={hasPassword}
          onBegun={enrolment => {
            setCurrentEnrolment(enrolment);
            setDone(undefined);
          }}
          onDone={end}
        />
      )}
    </Section>
  );
}

/** Confirms a changed factor. Other sessions stay signed in; this offers to end them. */
function DoneNotice({ done: { text, codes }, sessions }: { done: Done; sessions: Resource<DeviceSessions> }) {
  const others = (sessions.value ?? []).some(({ current }) => !current);
  return (
    <>
      <p className="banner success" role="status">
        {text}
      </p>
      {others && (
        <div className="form-line">
          <span className="aside">Your other devices are still signed in.</span>
          <SignOut label="Sign Out Other Devices" scope="others" done={sessions.reload} />
        </div>
      )}
      {codes !== undefined && <BackupCodes codes={codes} />}
    </>
  );
}
