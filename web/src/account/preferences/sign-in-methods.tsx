import { useState } from 'react';
import * as z from 'zod/mini';
import { PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit } from '../form/form.tsx';
import { Reveal } from '../form/reveal.tsx';
import { post, tell } from '../request.ts';
import type { Resource } from '../resource.ts';
import { ConfirmedAct, passwordRefused } from './confirmation.tsx';
import { LoadProblem, Section } from './section.tsx';

export const signInMethods = z.array(z.object({ id: z.string(), providerId: z.string() }));
export type SignInMethods = z.infer<typeof signInMethods>;

const redirection = z.object({ url: z.string() });
const names: Readonly<Record<string, string>> = {
  credential: 'Email and password',
  google: 'Google',
  sso: 'Single sign-on',
};

/** The sign-in methods of the account. The last one cannot be removed. */
export function SignInMethodList({ methods, google }: { methods: Resource<SignInMethods>; google: boolean }) {
  const list = methods.value ?? [];
  const hasPassword = list.some(({ providerId }) => providerId === 'credential');
  return (
    <Section title="Sign-in Methods" about="Any of these signs you in to this account. One has to remain.">
      {methods.failure && <LoadProblem failure={methods.failure} />}
      <ul className="rows">
        {list.map(method => (
          <Method
            key={method.id}
            method={method}
            last={list.length === 1}
            hasPassword={hasPassword}
            onRemoved={methods.reload}
          />
        ))}
      </ul>
      {google && methods.value !== undefined && !list.some(({ providerId }) => providerId === 'google') && (
        <LinkGoogle hasPassword={hasPassword} />
      )}
    </Section>
  );
}

function Method({
  method,
  last,
  hasPassword,
  onRemoved,
}: {
  method: SignInMethods[number];
  last: boolean;
  hasPassword: boolean;
  onRemoved: () => Promise<void>;
}) {
  const [stale, setStale] = useState(false);
  const name = names[method.providerId] ?? method.providerId;
  return (
    <li>
      <div>
        <b>{name}</b>
        {last && <span className="aside"> Your only method, so it cannot be removed.</span>}
      </div>
      {!last && (
        <Form
          label={`Remove ${name}`}
          submit={async entries => {
            if (stale) {
              const confirmed = await tell('/api/account/reauthenticate', { password: entries.text('password') });
              if (!confirmed.ok) return { ...refused(confirmed.failure), field: 'password' };
            }
            const answer = await tell('/api/auth/unlink-account', { accountId: method.id });
            if (answer.ok) {
              await onRemoved();
              return undefined;
            }
            if (answer.failure.code !== 'SESSION_NOT_FRESH') return refused(answer.failure);
            setStale(hasPassword);
            return {
              tone: 'error',
              text: hasPassword
                ? 'You signed in a while ago. Please confirm that it is you.'
                : 'You signed in a while ago. Please sign out, sign in again and repeat this.',
            };
          }}
        >
          {stale && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
          <FormNotice />
          <Submit busy="Processing..." quiet>
            Remove
          </Submit>
        </Form>
      )}
    </li>
  );
}

function LinkGoogle({ hasPassword }: { hasPassword: boolean }) {
  const link = async (password: string) => {
    const answer = await post(
      '/api/auth/link-social',
      {
        provider: 'google',
        password,
        callbackURL: '/account?linked=google',
        errorCallbackURL: '/account?linked=failed',
      },
      redirection,
    );
    if (!answer.ok)
      return answer.failure.code === 'INVALID_PASSWORD' || answer.failure.code === 'SESSION_NOT_FRESH'
        ? passwordRefused(answer.failure)
        : refused(answer.failure, 'Failed to initiate Google sign in');
    location.assign(answer.value.url);
    return undefined;
  };
  return (
    <Reveal label="Link Google">
      {close => <ConfirmedAct label="Continue to Google" hasPassword={hasPassword} act={link} close={close} />}
    </Reveal>
  );
}
