import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasPro, unreachable, useSession } from '../shell/session.ts';
import { useOutagePolling } from '../shell/use-outage-polling.ts';
import { offlineMessage } from './offline-message.ts';
import './notices.css';
import { isNewerReady, onNewerVersion, reload } from './registration.ts';

/** Notices at the bottom of the window: no connection, new version ready. */
export function Notices() {
  const session = useSession();
  useOutagePolling();
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  const newer = useSyncExternalStore(onNewerVersion, isNewerReady);
  const [later, setLater] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const words = offlineMessage({
    online,
    answered: session?.outage !== unreachable,
    pro: session !== undefined && hasPro(session),
  });
  const isUpdateOffered = newer && !later;
  useNoticeHeight(container, words !== undefined || isUpdateOffered);

  return (
    <div ref={container}>
      {words && (
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

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
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
