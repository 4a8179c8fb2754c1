import '../design/controls.css';
import { useOutageReport } from '../shell/outage-report.ts';
import { useSession } from '../shell/session.ts';
import type { Failure } from './request.ts';

/**
 * Reports a failed request where the user made it. During an outage no other part of the page reports it; afterwards
 * the user is asked to try again.
 */
export function FailureBanner({
  failure,
  isHidden = false,
}: {
  readonly failure: Failure;
  readonly isHidden?: boolean;
}) {
  const outage = useSession()?.outage ?? null;
  useOutageReport('action', failure.away && outage !== null);
  const className = isHidden ? 'banner held' : 'banner';
  return failure.away && outage === null ? (
    <p className={className} role="status">
      The connection is back. Please try again.
    </p>
  ) : (
    <p className={`${className} error`} role="alert">
      {failure.message}
    </p>
  );
}
