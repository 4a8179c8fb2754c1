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
    let over = false;
    const ask = async () => {
      clearTimeout(timer);
      await refreshSession();
      if (!over) wait();
    };
    const wait = () => {
      timer = setTimeout(() => void ask(), againMilliseconds);
    };
    const online = () => void ask();
    wait();
    addEventListener('online', online);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [outage]);
  return outage === null ? null : (
    <p className="banner warning outage" role="alert">
      {outage}
      <span>This page tries again by itself.</span>
    </p>
  );
}
