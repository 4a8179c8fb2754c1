import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { accountFileName } from '../../account/account-file-name.ts';
import { FailureBanner } from '../../account/failure-banner.tsx';
import { postOnly, type Failure } from '../../account/request.ts';
import { formatDay } from '../../format-day.ts';
import '../../design/overlays.css';
import { refreshSession, signOut } from '../../shell/session.ts';
import { TermsText } from './terms-text.tsx';
import './terms.css';

/** Asks the user to accept changed terms, or lets them sign out or download their data. The page below stays open. */
export default function TermsChanged({
  version,
  before: previousVersion,
}: {
  version: string;
  before: string | undefined;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const accept = async () => {
    setBusy(true);
    const outcome = await postOnly('/api/account/terms', { version });
    if (outcome.ok) await refreshSession();
    else setFailure(outcome.failure);
    setBusy(false);
  };

  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="overlay-backdrop" />
        <AlertDialog.Popup className="dialog">
          <div className="dialog-head">
            <AlertDialog.Title className="dialog-title">
              {previousVersion === undefined ? 'Terms of Service' : 'The Terms of Service have changed'}
            </AlertDialog.Title>
          </div>
          <AlertDialog.Description className="terms-changed-text">
            {previousVersion === undefined
              ? `Please accept the terms of ${formatDay(version)} before you continue.`
              : `Please accept the terms of ${formatDay(version)} before you continue. You accepted the terms of ${formatDay(previousVersion)}.`}{' '}
            Your work is still there.
          </AlertDialog.Description>
          <div className="dialog-body" tabIndex={0} role="region" aria-label="Terms of Service">
            <TermsText level={3} />
          </div>
          <div className="terms-changed-actions">
            {failure && <FailureBanner failure={failure} />}
            <button className="button" type="button" disabled={busy} onClick={() => void accept()}>
              {busy ? 'Processing...' : 'Accept and Continue'}
            </button>
            <button className="button quiet" type="button" onClick={() => void signOut()}>
              Sign Out
            </button>
            <a className="link" href="/api/account/export" download={accountFileName}>
              Download My Data
            </a>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
