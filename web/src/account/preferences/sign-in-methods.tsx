import { useState } from 'react';
import * as z from 'zod/mini';
import { PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { post, postOnly } from '../request.ts';
import type { Resource } from '../resource.ts';
import { ConfirmedAction, noticeFromPasswordFailure } from './confirmation.tsx';
import { LoadError, Section } from './section.tsx';

export const signInMethods = z.array(z.object({ id: z.string(), providerId: z.string() }));
type SignInMethods = z.infer<typeof signInMethods>;

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
    <Section title="Sign-in Methods" about="You can sign in with any of these. Keep at least one.">
      {methods.failure && <LoadError failure={methods.failure} />}
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
              const confirmed = await postOnly('/api/account/reauthenticate', { password: entries.text('password') });
              if (!confirmed.ok) return noticeFromPasswordFailure(confirmed.failure);
            }
            const outcome = await postOnly('/api/auth/unlink-account', { accountId: method.id });
            if (outcome.ok) {
              await onRemoved();
              return undefined;
            }
            if (outcome.failure.code !== 'SESSION_NOT_FRESH') return noticeFromFailure(outcome.failure);
            setStale(hasPassword);
            return {
              tone: 'error',
              text: hasPassword
                ? 'You signed in a while ago. Please confirm that it is you.'
                : 'You signed in a while ago. Please sign out, sign in again and retry.',
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
    const outcome = await post(
      '/api/auth/link-social',
      {
        provider: 'google',
        password,
        callbackURL: '/account?linked=google',
        errorCallbackURL: '/account?linked=failed',
      },
      redirection,
    );
    if (!outcome.ok)
      return outcome.failure.code === 'INVALID_PASSWORD' || outcome.failure.code === 'SESSION_NOT_FRESH'
        ? noticeFromPasswordFailure(outcome.failure)
        : noticeFromFailure(outcome.failure, 'Failed to initiate Google sign in');
    location.assign(outcome.value.url);
    return undefined;
  };
  return <ConfirmedAction reveal="Link Google" label="Continue to Google" hasPassword={hasPassword} act={link} />;
}
