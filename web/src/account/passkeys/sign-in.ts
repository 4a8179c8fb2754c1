import { post, tell } from '../request.ts';
import { refused, type Notice } from '../form/form.tsx';
import { enter } from '../sign-in/enter.ts';
import { askPasskey, requestOptions } from './webauthn.ts';

/**
 * Signs in with a passkey that the person chooses.
 * @param how `listed`: it is offered where the address is typed, for as long as the page is open.
 * @returns what there is to say where it did not come to that; nothing where a listed one was not chosen.
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
