import type { PasskeyAnswer, Signing } from '@isentrope/records';
import { useState } from 'react';
import { noticeFromFailure, type Entries, type Notice } from '../../account/form/form.tsx';
import { passkeyObstacle } from '../../account/passkeys/availability.ts';
import { passkeyList } from '../../account/passkeys/passkey-list.ts';
import { requestPasskey, requestOptions } from '../../account/passkeys/webauthn.ts';
import { Confirmation, noticeFromPasswordFailure } from '../../account/preferences/confirmation.tsx';
import { signInMethods } from '../../account/preferences/sign-in-methods.tsx';
import { post, type Failure } from '../../account/request.ts';
import { useResource } from '../../account/resource.ts';

/** Name of the form field that selects confirmation by passkey. */
const byPasskey = 'byPasskey';

/**
 * Confirms the signer's identity: with a passkey if the account has one and the page can request it, else with the
 * password, else with a sign-in within the last few minutes.
 */
export function SigningConfirmation() {
  const accounts = useResource('/api/auth/list-accounts', signInMethods);
  const passkeys = useResource('/api/auth/passkey/list', passkeyList);
  const [other, setOther] = useState(false);
  const hasPassword =
    accounts.value === undefined || accounts.value.some(({ providerId }) => providerId === 'credential');
  const possible = passkeyObstacle() === undefined;
  if (possible && passkeys.value === undefined && passkeys.failure === undefined)
    return <div className="confirm-with" aria-busy="true" />;
  const hasPasskey = possible && (passkeys.value?.length ?? 0) > 0;
  const change = (label: string) => (
    <button className="link" type="button" onClick={() => setOther(!other)}>
      {label}
    </button>
  );
  if (hasPasskey && !other)
    return (
      <div className="confirm-with">
        <input type="hidden" name={byPasskey} value="yes" />
        <p>
          <b>Confirm with passkey.</b> Your device asks for your fingerprint, face or PIN. It confirms this signature
          only.
        </p>
        {hasPassword && change('Use the password')}
      </div>
    );
  return (
    <div className="confirm-with">
      {hasPassword ? (
        <Confirmation hasPassword />
      ) : (
        <p className="dialog-about">
          Your account has no password: having signed in within the last 15 minutes counts as your confirmation.
        </p>
      )}
      {hasPasskey && change('Use a passkey')}
    </div>
  );
}

interface SigningProof {
  readonly password?: string;
  readonly passkey?: PasskeyAnswer;
}

/**
 * The confirmation from a form as request parameters. Requests the passkey assertion for exactly this signature if
 * needed.
 */
export async function requestSigningProof(
  entries: Entries,
  what: Signing,
): Promise<{ readonly ok: true; readonly shown: SigningProof } | { readonly ok: false; readonly notice: Notice }> {
  if (!entries.isChecked(byPasskey)) {
    const password = entries.text('password');
    return { ok: true, shown: password === '' ? {} : { password } };
  }
  const options = await post('/api/auth/passkey/sign', what, requestOptions);
  if (!options.ok) return { ok: false, notice: noticeFromFailure(options.failure) };
  const assertion = await requestPasskey(options.value);
  return assertion.ok
    ? { ok: true, shown: { passkey: assertion.value } }
    : { ok: false, notice: { tone: 'error', text: assertion.text } };
}

/** Notice for a signature that was rejected. */
export function noticeFromSigningFailure(failure: Failure): Notice {
  return failure.code === 'PASSWORD_NEEDED'
    ? { tone: 'error', text: failure.message, field: 'password' }
    : noticeFromPasswordFailure(failure);
}
