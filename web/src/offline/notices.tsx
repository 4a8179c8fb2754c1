import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOnline, useVisible } from '../shell/connection.ts';
import { useOutageReport } from '../shell/outage-report.ts';
import { hasPro, useSession } from '../shell/session.ts';
import { useOutagePolling } from '../shell/use-outage-polling.ts';
import { offlineMessage } from './offline-message.ts';
import './notices.css';
import { isNewerReady, onNewerVersion, reload } from './registration.ts';

/**
 * Delay in ms before a visible page reports a missing connection. A change of network takes less, as does the first
 * request of a page that has just become visible.
 */
const settlingMs = 2000;

/** Notices at the bottom of the window: no connection, new version ready. */
export function Notices() {
  const session = useSession();
  useOutagePolling();
  const online = useOnline();
  const visible = useVisible();
  const newer = useSyncExternalStore(onNewerVersion, isNewerReady);
  const [later, setLater] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const words = offlineMessage({
    online,
    answered: session?.outage !== 'unreachable',
    pro: session !== undefined && hasPro(session),
  });
  const isLasting = useLasting(words !== undefined && visible, settlingMs);
  const isReported = useOutageReport('window', isLasting);
  const isUpdateOffered = newer && !later;
  useNoticeHeight(container, isReported || isUpdateOffered);

  return (
    <div ref={container}>
      {words && isReported && (
        <p className="notice" role="status">
          <strong>{words.title}</strong> {words.text}
        </p>
      )}
      {isUpdateOffered && (
        <div className="notice" role="status">
          <p>
            <strong>A new version is ready.</strong> Reload when convenient: what you have typed is saved.
          </p>
          <p className="notice-actions">
            <button type="button" className="button quiet" onClick={() => void reload()}>
              Reload
            </button>
            <button type="button" className="link" onClick={() => setLater(true)}>
              Later
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

/** Whether a condition has been true without interruption for a time in ms. */
function useLasting(isTrue: boolean, time: number): boolean {
  const [isLasting, setLasting] = useState(false);
  if (!isTrue && isLasting) setLasting(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLasting(true), time);
    return () => clearTimeout(timer);
  }, [isTrue, time]);
  return isTrue && isLasting;
}

/** Publishes the height of the notices so that other content at the bottom of the window stays above them. */
function useNoticeHeight(container: { readonly current: HTMLElement | null }, shown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const box = container.current;
    if (!shown || !box) return undefined;
    const watcher = new ResizeObserver(() => style.setProperty('--notices', `${box.offsetHeight}px`));
    watcher.observe(box);
    return () => {
      watcher.disconnect();
      style.removeProperty('--notices');
    };
  }, [container, shown]);
}
