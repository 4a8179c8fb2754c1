import '../design/controls.css';
import { useSession } from '../shell/session.ts';
import { useOutagePolling } from '../shell/use-outage-polling.ts';

/** Reports that the account service is unavailable, and polls until it is back. */
export function Outage() {
  const outage = useSession()?.outage ?? null;
  useOutagePolling();
  return outage === null ? null : (
    <p className="banner warning outage" role="alert">
      {outage}
      <span>This page tries again automatically.</span>
    </p>
  );
}
