import { useEffect } from 'react';
import { isVisible } from './connection.ts';
import { refreshSession, useSession } from './session.ts';

/** Time between two attempts to reach the server, ms. */
const intervalMs = 3000;

let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Attempts once, then again after the interval while some component is mounted during the outage. A tab in the
 * background makes no attempts until it is visible again.
 */
async function poll(): Promise<void> {
  clearTimeout(timer);
  await refreshSession();
  if (users > 0) schedule();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(pollIfVisible, intervalMs);
}

function pollIfVisible(): void {
  if (isVisible()) void poll();
}

/** Refreshes the session during an outage until the server answers; several components share the attempts. */
export function useOutagePolling(): void {
  const outage = useSession()?.outage ?? null;
  const isAway = outage !== null;
  useEffect(() => {
    if (!isAway) return undefined;
    users += 1;
    if (users === 1) {
      schedule();
      addEventListener('online', pollIfVisible);
      document.addEventListener('visibilitychange', pollIfVisible);
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      clearTimeout(timer);
      removeEventListener('online', pollIfVisible);
      document.removeEventListener('visibilitychange', pollIfVisible);
    };
  }, [isAway]);
}
