import { useEffect, useRef, useState, type RefObject } from 'react';
import { Key } from '../../design/icons.tsx';

/** Aborts the pending passkey request. */
type PendingRequest = RefObject<AbortController | null>;

/** Passkey sign-in: by a button, and by autofill in the email field where the browser supports it. */
export function PasskeyButton() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const pending: PendingRequest = useRef(null);

  useEffect(() => {
    const last = pending;
    void startAutofill(last).then(setProblem);
    return () => last.current?.abort();
  }, []);

  const press = async () => {
    setBusy(true);
    setProblem(await requestSignIn(pending, 'asked'));
    setBusy(false);
    const autofillNotice = await startAutofill(pending);
    if (autofillNotice !== undefined) setProblem(autofillNotice);
  };

  return (
    <div className="google">
      <button className="button quiet" type="button" disabled={busy} onClick={() => void press()}>
        <Key />
        {busy ? 'Processing...' : 'Sign in with a passkey'}
      </button>
      {problem !== undefined && (
        // Keeps its space during a retry so that the form below does not move.
        <p className={`banner error${busy ? ' held' : ''}`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/**
 * Requests a passkey. Browsers allow one request at a time, so a new one aborts the previous one.
 * @returns a message on failure
 */
async function requestSignIn(pending: PendingRequest, how: 'asked' | 'listed'): Promise<string | undefined> {
  pending.current?.abort();
  const present = new AbortController();
  pending.current = present;
  const { signInWithPasskey } = await import('../passkeys/sign-in.ts');
  if (present.signal.aborted) return undefined;
  return (await signInWithPasskey(how, present.signal))?.text;
}

/** Starts passkey autofill (conditional mediation) if the browser supports it. */
async function startAutofill(pending: PendingRequest): Promise<string | undefined> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ? requestSignIn(pending, 'listed') : undefined;
}
