import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { FailureBanner } from '../failure-banner.tsx';
import { post, type Failure } from '../request.ts';
import { signInPath } from '../return-page.ts';

const redirection = z.object({ url: z.string() });

/** Starts Google sign-in: the server returns the address, the browser navigates to it. */
export function GoogleButton({ next }: { next: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      setBusy(false);
      if (persisted) setFailure(undefined);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const go = async () => {
    setBusy(true);
    const errorCallbackURL = signInPath(next, { from: 'google' });
    const outcome = await post(
      '/api/auth/sign-in/social',
      { provider: 'google', callbackURL: next, errorCallbackURL },
      redirection,
    );
    if (outcome.ok) {
      location.assign(outcome.value.url);
      return;
    }
    setBusy(false);
    const { away, status, message } = outcome.failure;
    setFailure({
      ...outcome.failure,
      message: away || status === 429 ? message : 'Failed to initiate Google sign in',
    });
  };

  return (
    <div className="google">
      <button className="button quiet" type="button" disabled={busy} onClick={() => void go()}>
        <GoogleMark />
        {busy ? 'Processing...' : 'Continue with Google'}
      </button>
      {/* Keeps its space during a retry so that the form below does not move. */}
      {failure && <FailureBanner failure={failure} isHidden={busy} />}
    </div>
  );
}

/** Google's logo in its own colours, as required by the branding guidelines. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}
