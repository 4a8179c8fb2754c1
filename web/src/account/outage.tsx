import '../design/controls.css';
import { useOutageReport } from '../shell/outage-report.ts';
import { useSession, type OutageKind } from '../shell/session.ts';
import { useOutagePolling } from '../shell/use-outage-polling.ts';

const texts: Readonly<Record<OutageKind, string>> = {
  unavailable: 'Accounts are not available at the moment; you can still use the calculators.',
  unreachable: 'The server cannot be reached at the moment.',
  offline: 'This device is offline.',
};

/** Reports that the account service is unavailable, and polls until it is back. */
export function Outage() {
  const outage = useSession()?.outage ?? null;
  const isReported = useOutageReport('page', outage !== null);
  useOutagePolling();
  return outage === null || !isReported ? null : (
    <p className="banner warning outage" role="alert">
      {texts[outage]}
      <span>This page tries again automatically.</span>
    </p>
  );
}
