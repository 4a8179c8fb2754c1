import { useState } from 'react';
import * as z from 'zod/mini';
import { LastUsed, When } from '../../design/when.tsx';
import { CopyableText } from '../form/copyable-text.tsx';
import { CheckboxField, TextField } from '../form/fields.tsx';
import { Form, type Entries } from '../form/form.tsx';
import { FormEnd, Reveal } from '../form/reveal.tsx';
import { post, postOnly } from '../request.ts';
import type { Resource } from '../resource.ts';
import { Confirmation, noticeFromPasswordFailure } from './confirmation.tsx';
import { Revoke } from './revoke.tsx';
import { LoadError, Section } from './section.tsx';

/** Response of `GET /api/auth/api-key/list`: the API keys of an account. */
export const apiKeys = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.string()),
    createdAt: z.string(),
    usedAt: z.nullable(z.string()),
  }),
);
type ApiKey = z.infer<typeof apiKeys>[number];

const newKey = z.object({ key: z.string() });
const maxNameLength = 60;

/** Permissions an API key can have. */
const scopes = [
  { id: 'calculate', label: 'Calculate', words: 'calculates' },
  { id: 'projects:read', label: 'Read my projects', words: 'reads projects' },
  { id: 'projects:write', label: 'Read and write my projects', words: 'writes projects' },
] as const;

/** Lists, creates and revokes API keys. */
export function ApiKeys({ keys, hasPassword }: { keys: Resource<readonly ApiKey[]>; hasPassword: boolean }) {
  const [createdKey, setCreatedKey] = useState('');
  const [done, setDone] = useState('');
  return (
    <Section
      title="API Keys"
      about={
        <>
          A program with a key gets exactly the results you get on these pages. For what it can call, see the{' '}
          <a className="link" href="/api/reference">
            API reference
          </a>
          .
        </>
      }
    >
      {keys.failure && <LoadError failure={keys.failure} />}
      {createdKey !== '' && <CreatedKey value={createdKey} />}
      {done !== '' && (
        <p className="banner success" role="status">
          {done}
        </p>
      )}
      {keys.value !== undefined && keys.value.length > 0 && (
        <ul className="rows">
          {keys.value.map(key => (
            <ApiKeyRow
              key={key.id}
              kept={key}
              onRevoked={async () => {
                setCreatedKey('');
                setDone('The key has been revoked.');
                await keys.reload();
              }}
            />
          ))}
        </ul>
      )}
      <div>
        <Reveal label="Create a Key">
          {close => (
            <NewKey
              hasPassword={hasPassword}
              close={close}
              onMade={async key => {
                setDone('');
                setCreatedKey(key);
                await keys.reload();
              }}
            />
          )}
        </Reveal>
      </div>
    </Section>
  );
}

/** Shows a new key, which cannot be read again later. */
function CreatedKey({ value }: { value: string }) {
  return (
    <section className="key-created" aria-label="The new key">
      <p className="banner success" role="status">
        The key has been created. Copy it now: it will not be shown again.
      </p>
      <CopyableText label="Key" text={value} />
    </section>
  );
}

function ApiKeyRow({
  kept: { id, name, prefix, scopes: grantedScopes, createdAt, usedAt },
  onRevoked,
}: {
  kept: ApiKey;
  onRevoked: () => Promise<void>;
}) {
  const words = scopes.filter(scope => grantedScopes.includes(scope.id)).map(scope => scope.words);
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="mono session-facts">
          {prefix}… · {words.join(', ')} · created <When at={createdAt} /> · <LastUsed at={usedAt} />
        </p>
      </div>
      <div className="form-actions">
        <Revoke
          name={name}
          about="Programs that use it will no longer have access."
          request={() => postOnly('/api/auth/api-key/revoke', { id })}
          onRevoked={onRevoked}
        />
      </div>
    </li>
  );
}

function NewKey({
  hasPassword,
  close,
  onMade,
}: {
  hasPassword: boolean;
  close: () => void;
  onMade: (key: string) => Promise<void>;
}) {
  const make = async (entries: Entries) => {
    const chosen = scopes.filter(({ id }) => entries.isChecked(id)).map(({ id }) => id);
    if (chosen.length === 0) return { tone: 'error', text: 'Choose what the key is for.', field: 'calculate' } as const;
    const request = { name: entries.text('name').trim(), scopes: chosen, password: entries.text('password') };
    const outcome = await post('/api/auth/api-key/make', request, newKey);
    if (!outcome.ok) return noticeFromPasswordFailure(outcome.failure);
    close();
    await onMade(outcome.value.key);
    return undefined;
  };
  return (
    <Form takesFocus submit={make}>
      <TextField name="name" label="Name" placeholder="Line list on the server" maxLength={maxNameLength} required />
      {scopes.map(({ id, label }, index) => (
        <CheckboxField key={id} name={id} defaultChecked={index === 0}>
          {label}
        </CheckboxField>
      ))}
      <Confirmation hasPassword={hasPassword} />
      <FormEnd label="Create Key" busy="Creating..." close={close} />
    </Form>
  );
}
