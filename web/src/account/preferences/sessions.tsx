import * as z from 'zod/mini';
import { When } from '../../design/when.tsx';
import { finishSignOut } from '../../shell/session.ts';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { remove, postOnly } from '../request.ts';
import type { Resource } from '../resource.ts';
import { LoadError, Section } from './section.tsx';

export const deviceSessions = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    ipAddress: z.nullish(z.string()),
    device: z.string(),
    current: z.boolean(),
  }),
);
export type DeviceSessions = z.infer<typeof deviceSessions>;

/** The active sessions of the account, with actions to end them. */
export function Sessions({ sessions }: { sessions: Resource<DeviceSessions> }) {
  const list = sessions.value ?? [];
  return (
    <Section
      title="Sessions"
      about="The devices on which this account is signed in. Ending a session takes effect immediately."
    >
      {sessions.failure && <LoadError failure={sessions.failure} />}
      <ul className="rows">
        {list
          .toSorted((a, b) => Number(b.current) - Number(a.current))
          .map(session => (
            <li key={session.id}>
              <div>
                <b>{session.device}</b> {session.current && <span className="badge">This device</span>}
                <p className="mono session-facts">
                  {session.ipAddress} · signed in <When at={session.createdAt} exact />
                </p>
              </div>
              {!session.current && <EndSession id={session.id} onEnded={sessions.reload} />}
            </li>
          ))}
      </ul>
      <div className="form-actions side">
        {list.length > 1 && <SignOut label="Sign Out Other Devices" scope="others" done={sessions.reload} />}
        <SignOut label="Sign Out Everywhere" scope="global" done={finishSignOut} />
      </div>
    </Section>
  );
}

function EndSession({ id, onEnded }: { id: string; onEnded: () => Promise<void> }) {
  return (
    <Form
      submit={async () => {
        const outcome = await remove(`/api/account/sessions/${encodeURIComponent(id)}`);
        if (!outcome.ok && outcome.failure.code !== 'NOT_FOUND') return noticeFromFailure(outcome.failure);
        await onEnded();
        return undefined;
      }}
    >
      <FormNotice />
      <Submit busy="Processing..." quiet>
        Sign Out
      </Submit>
    </Form>
  );
}

export function SignOut({
  label,
  scope,
  done,
}: {
  label: string;
  scope: 'others' | 'global';
  done: () => Promise<void> | void;
}) {
  return (
    <Form
      submit={async () => {
        const outcome = await postOnly('/api/account/sign-out', { scope });
        // These mean that the session has already ended.
        if (!outcome.ok && ![401, 403, 404].includes(outcome.failure.status)) return noticeFromFailure(outcome.failure);
        await done();
        return undefined;
      }}
    >
      <FormNotice />
      <Submit busy="Processing..." quiet>
        {label}
      </Submit>
    </Form>
  );
}
