import { useState } from 'react';
import { LastUsed, When } from '../../design/when.tsx';
import { TextField } from '../form/fields.tsx';
import { noticeFromOutcome, Form, noticeFromFailure } from '../form/form.tsx';
import { FormEnd, Reveal } from '../form/reveal.tsx';
import { passkeyObstacle } from '../passkeys/availability.ts';
import type { PasskeyList } from '../passkeys/passkey-list.ts';
import { post, postOnly } from '../request.ts';
import type { Resource } from '../resource.ts';
import { Confirmation, ConfirmedAction, noticeFromPasswordFailure } from './confirmation.tsx';
import { LoadError, Section } from './section.tsx';

const maxNameLength = 60;

/** Lists, adds, renames and removes passkeys. */
export function Passkeys({
  passkeys,
  hasPassword,
  device,
}: {
  passkeys: Resource<PasskeyList>;
  hasPassword: boolean;
  device: string;
}) {
  const [done, setDone] = useState('');
  const changed = async (text: string) => {
    setDone(text);
    await passkeys.reload();
  };
  return (
    <Section
      title="Passkeys"
      about="A passkey lets you sign in, and sign revisions, with the fingerprint, face or PIN of your device. It replaces both password and code, and cannot be phished."
    >
      {passkeys.failure && <LoadError failure={passkeys.failure} />}
      {done !== '' && (
        <p className="banner success" role="status">
          {done}
        </p>
      )}
      {passkeys.value !== undefined && passkeys.value.length > 0 && (
        <ul className="rows">
          {passkeys.value.map(passkey => (
            <Passkey key={passkey.id} passkey={passkey} hasPassword={hasPassword} onChanged={changed} />
          ))}
        </ul>
      )}
      <Add hasPassword={hasPassword} device={device} onAdded={changed} />
    </Section>
  );
}

function Passkey({
  passkey: { id, name, createdAt, usedAt, backedUp },
  hasPassword,
  onChanged,
}: {
  passkey: PasskeyList[number];
  hasPassword: boolean;
  onChanged: (text: string) => Promise<void>;
}) {
  return (
    <li>
      <div>
        <b>{name}</b> {backedUp && <span className="badge">Synchronised</span>}
        <p className="mono session-facts">
          added <When at={createdAt} /> · <LastUsed at={usedAt} />
        </p>
      </div>
      <div className="form-actions">
        <Reveal label="Rename">
          {close => (
            <Form
              takesFocus
              label={`Rename ${name}`}
              submit={async entries => {
                const outcome = await postOnly('/api/auth/passkey/rename', { id, name: entries.text('name') });
                if (!outcome.ok) return { ...noticeFromFailure(outcome.failure), field: 'name' };
                close();
                await onChanged('The passkey has been renamed.');
                return undefined;
              }}
            >
              <TextField name="name" label="Name" defaultValue={name} maxLength={maxNameLength} required />
              <FormEnd label="Rename" busy="Saving..." close={close} />
            </Form>
          )}
        </Reveal>
        <ConfirmedAction
          reveal="Remove"
          about="It will no longer sign you in. Your device may still list it until you delete it there."
          label="Remove Passkey"
          hasPassword={hasPassword}
          act={async password => {
            return noticeFromOutcome(
              await postOnly('/api/auth/passkey/remove', { id, password }),
              () => onChanged('The passkey has been removed.'),
              noticeFromPasswordFailure,
            );
          }}
        />
      </div>
    </li>
  );
}

function Add({
  hasPassword,
  device,
  onAdded,
}: {
  hasPassword: boolean;
  device: string;
  onAdded: (text: string) => Promise<void>;
}) {
  const why = passkeyObstacle();
  if (why !== undefined) return <PasskeysUnavailable why={why} />;
  return (
    <div>
      <Reveal label="Add a Passkey">
        {close => (
          <Form
            takesFocus
            submit={async entries => {
              const { creationOptions, createPasskey } = await import('../passkeys/webauthn.ts');
              const name = entries.text('name').trim();
              if (name === '') return { tone: 'error', text: 'Give the passkey a name.', field: 'name' };
              const password = entries.text('password');
              const options = await post('/api/auth/passkey/begin', { password }, creationOptions);
              if (!options.ok) return noticeFromPasswordFailure(options.failure);
              const created = await createPasskey(options.value);
              if (!created.ok) return { tone: 'error', text: created.text };
              const outcome = await postOnly('/api/auth/passkey/add', { name, ...created.value });
              if (!outcome.ok) return noticeFromFailure(outcome.failure);
              close();
              await onAdded('The passkey has been added. You can sign in with it from now on.');
              return undefined;
            }}
          >
            <TextField name="name" label="Name" defaultValue={device} maxLength={maxNameLength} required />
            <Confirmation hasPassword={hasPassword} />
            <FormEnd label="Continue" busy="Waiting for your device..." close={close} />
          </Form>
        )}
      </Reveal>
    </div>
  );
}

/** Why no passkey can be added on this page, and what to do about it. */
function PasskeysUnavailable({ why }: { why: 'browser' | 'address' }) {
  if (why === 'browser') return <p className="aside">This browser does not support passkeys.</p>;
  const named = new URL(location.href);
  named.hostname = 'localhost';
  return (
    <p className="aside">
      Passkeys are tied to a site’s name; browsers won’t create one for a bare IP address such as {location.hostname}.
      On this computer, open{' '}
      <a className="link" href={named.href}>
        {named.host}
      </a>{' '}
      and sign in there.
    </p>
  );
}
