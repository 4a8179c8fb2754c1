import { useEffect, useRef, useState, type RefObject } from 'react';
import { Key } from '../../design/icons.tsx';

/** The question that the browser has been asked last. */
type Asking = RefObject<AbortController | null>;

/** Signs in with a passkey, on a press, or where the browser lists those it has under the field for the address. */
export function PasskeyButton() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asking: Asking = useRef(null);

  useEffect(() => {
    const last = asking;
    void list(last).then(setProblem);
    return () => last.current?.abort();
  }, []);

  const press = async () => {
    setBusy(true);
    setProblem(await ask(asking, 'asked'));
    setBusy(false);
    const later = await list(asking);
    if (later !== undefined) setProblem(later);
  };

  return (
    <div className="google">
      <button className="button quiet" type="button" disabled={busy} onClick={() => void press()}>
        <Key />
        {busy ? 'Processing...' : 'Sign in with a passkey'}
      </button>
      {problem !== undefined && (
        // It keeps its place while the button tries again, so that the form below does not move.
        <p className={`banner error${busy ? ' held' : ''}`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/**
 * Asks for a passkey. A browser asks for one at a time, so whoever asks next ends the question before.
 * @returns what there is to say where it did not come to a sign-in.
 */
async function ask(asking: Asking, how: 'asked' | 'listed'): Promise<string | undefined> {
  asking.current?.abort();
  const present = new AbortController();
  asking.current = present;
  const { signInWithPasskey } = await import('../passkeys/sign-in.ts');
  if (present.signal.aborted) return undefined;
  return (await signInWithPasskey(how, present.signal))?.text;
}

/** Has the browser list passkeys where the address is typed, if it does that. */
async function list(asking: Asking): Promise<string | undefined> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ? ask(asking, 'listed') : undefined;
}
