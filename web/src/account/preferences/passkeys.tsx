import { useState } from 'react';
import { TextField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit } from '../form/form.tsx';
import { Cancel, Reveal } from '../form/reveal.tsx';
import { whyNoPasskeys } from '../passkeys/here.ts';
import type { KeptPasskeys } from '../passkeys/kept.ts';
import { post, tell } from '../request.ts';
import type { Resource } from '../resource.ts';
import { Confirmation, ConfirmedAct, passwordRefused } from './confirmation.tsx';
import { LoadProblem, Section } from './section.tsx';

const longestName = 60;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Lists, adds, renames and removes passkeys. */
export function Passkeys({
  passkeys,
  hasPassword,
  device,
}: {
  passkeys: Resource<KeptPasskeys>;
  hasPassword: boolean;
  /** Name of this device. */
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
      about="A passkey lets you sign in, and sign revisions, with the fingerprint, face or PIN of your device. It takes the place of the password and the second factor, and cannot be given away to a false site."
    >
      {passkeys.failure && <LoadProblem failure={passkeys.failure} />}
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
  passkey: KeptPasskeys[number];
  hasPassword: boolean;
  onChanged: (text: string) => Promise<void>;
}) {
  return (
    <li>
      <div>
        <b>{name}</b> {backedUp && <span className="badge">Synchronised</span>}
        <p className="mono session-facts">
          added <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time> ·{' '}
          {usedAt === null ? (
            'not used yet'
          ) : (
            <>
              last used <time dateTime={usedAt}>{day.format(new Date(usedAt))}</time>
            </>
          )}
        </p>
      </div>
      <div className="form-acts">
        <Reveal label="Rename">
          {close => (
            <Form
              takesFocus
              label={`Rename ${name}`}
              submit={async entries => {
                const answer = await tell('/api/auth/passkey/rename', { id, name: entries.text('name') });
                if (!answer.ok) return { ...refused(answer.failure), field: 'name' };
                close();
                await onChanged('The passkey has been renamed.');
                return undefined;
              }}
            >
              <TextField name="name" label="Name" defaultValue={name} maxLength={longestName} required />
              <FormNotice />
              <div className="form-acts">
                <Submit busy="Saving...">Rename</Submit>
                <Cancel close={close} />
              </div>
            </Form>
          )}
        </Reveal>
        <Reveal label="Remove">
          {close => (
            <ConfirmedAct
              about="It no longer opens this account. Your device may go on listing it until you delete it there."
              label="Remove Passkey"
              hasPassword={hasPassword}
              act={async password => {
                const answer = await tell('/api/auth/passkey/remove', { id, password });
                if (!answer.ok) return passwordRefused(answer.failure);
                await onChanged('The passkey has been removed.');
                return undefined;
              }}
              close={close}
            />
          )}
        </Reveal>
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
  const why = whyNoPasskeys();
  if (why !== undefined) return <NoneHere why={why} />;
  return (
    <div>
      <Reveal label="Add a Passkey">
        {close => (
          <Form
            takesFocus
            submit={async entries => {
              const { creationOptions, makePasskey } = await import('../passkeys/webauthn.ts');
              const name = entries.text('name').trim();
              if (name === '') return { tone: 'error', text: 'Give the passkey a name.', field: 'name' };
              const password = entries.text('password');
              const options = await post('/api/auth/passkey/begin', { password }, creationOptions);
              if (!options.ok) return passwordRefused(options.failure);
              const made = await makePasskey(options.value);
              if (!made.ok) return { tone: 'error', text: made.text };
              const answer = await tell('/api/auth/passkey/add', { name, ...made.value });
              if (!answer.ok) return refused(answer.failure);
              close();
              await onAdded('The passkey has been added. You can sign in with it from now on.');
              return undefined;
            }}
          >
            <TextField name="name" label="Name" defaultValue={device} maxLength={longestName} required />
            <Confirmation hasPassword={hasPassword} />
            <FormNotice />
            <div className="form-acts">
              <Submit busy="Waiting for your device...">Continue</Submit>
              <Cancel close={close} />
            </div>
          </Form>
        )}
      </Reveal>
    </div>
  );
}

/** Why no passkey can be added on this page, and what to do about it. */
function NoneHere({ why }: { why: 'browser' | 'address' }) {
  if (why === 'browser') return <p className="aside">This browser makes no passkeys.</p>;
  const named = new URL(location.href);
  named.hostname = 'localhost';
  return (
    <p className="aside">
      Passkeys belong to the name of a site, and browsers make none for an address of numbers such as{' '}
      {location.hostname}. On this computer, open{' '}
      <a className="link" href={named.href}>
        {named.host}
      </a>{' '}
      and sign in there.
    </p>
  );
}
