import { useEffect } from 'react';
import '../design/controls.css';
import { refreshSession, useSession } from '../shell/session.ts';

const againMilliseconds = 3000;

/** Reports that the account service is unavailable, and polls until it is back. */
export function Outage() {
  const session = useSession();
  const outage = session?.outage ?? null;
  useEffect(() => {
    if (outage === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      clearTimeout(timer);
      await refreshSession();
      if (!isOver) schedule();
    };
    const schedule = () => {
      timer = setTimeout(() => void poll(), againMilliseconds);
    };
    const online = () => void poll();
    schedule();
    addEventListener('online', online);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [outage]);
  return outage === null ? null : (
    <p className="banner warning outage" role="alert">
      {outage}
      <span>This page tries again automatically.</span>
    </p>
  );
}
