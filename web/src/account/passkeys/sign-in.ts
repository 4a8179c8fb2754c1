import { post, tell } from '../request.ts';
import { refused, type Notice } from '../form/form.tsx';
import { enter } from '../sign-in/enter.ts';
import { askPasskey, requestOptions } from './webauthn.ts';

/**
 * Signs in with a passkey chosen by the user.
 * @param how `listed`: conditional mediation (autofill) for as long as the page is open.
 * @returns a notice on failure; undefined on success or if no listed passkey was chosen.
 */
export async function signInWithPasskey(how: 'asked' | 'listed', signal: AbortSignal): Promise<Notice | undefined> {
  const options = await post('/api/auth/sign-in/passkey/begin', {}, requestOptions);
  if (signal.aborted) return undefined;
  if (!options.ok) return how === 'listed' ? undefined : refused(options.failure);
  const asked = await askPasskey(options.value, how === 'listed' ? { signal, mediation: 'conditional' } : { signal });
  if (!asked.ok) return how === 'listed' || signal.aborted ? undefined : { tone: 'error', text: asked.text };
  const answer = await tell('/api/auth/sign-in/passkey', asked.value);
  return answer.ok ? enter() : refused(answer.failure);
}
