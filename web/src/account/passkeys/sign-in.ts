import { post, postOnly } from '../request.ts';
import { noticeFromFailure, type Notice } from '../form/form.tsx';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { requestPasskey, requestOptions } from './webauthn.ts';

/**
 * Signs in with a passkey chosen by the user.
 * @param how `listed`: conditional mediation (autofill) for as long as the page is open.
 * @returns a notice on failure; undefined on success or if no listed passkey was chosen.
 */
export async function signInWithPasskey(how: 'asked' | 'listed', signal: AbortSignal): Promise<Notice | undefined> {
  const options = await post('/api/auth/sign-in/passkey/begin', {}, requestOptions);
  if (signal.aborted) return undefined;
  if (!options.ok) return how === 'listed' ? undefined : noticeFromFailure(options.failure);
  const assertion = await requestPasskey(
    options.value,
    how === 'listed' ? { signal, mediation: 'conditional' } : { signal },
  );
  if (!assertion.ok) return how === 'listed' || signal.aborted ? undefined : { tone: 'error', text: assertion.text };
  const outcome = await postOnly('/api/auth/sign-in/passkey', assertion.value);
  return outcome.ok ? completeSignIn() : noticeFromFailure(outcome.failure);
}
