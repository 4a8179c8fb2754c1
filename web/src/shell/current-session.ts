import { useEffect } from 'react';
import { refreshSession } from './session.ts';

/** Refresh interval of an open page, and the age below which a refresh is skipped when the user returns, in ms. */
const everyMilliseconds = 5 * 60_000;
const freshMilliseconds = 20_000;

/**
 * Calls `ask` (by default a session refresh) every five minutes while the page is visible, and when the user returns to
 * it from another tab or through the history.
 */
export function useKeptCurrent(ask: () => Promise<unknown> = refreshSession): void {
  useEffect(() => {
    let asked = Date.now();
    const again = () => {
      asked = Date.now();
      void ask();
    };
    const regular = () => {
      if (!document.hidden) again();
    };
    const seen = () => {
      if (!document.hidden && Date.now() - asked > freshMilliseconds) again();
    };
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) again();
    };
    const timer = setInterval(regular, everyMilliseconds);
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', back);
    };
  }, [ask]);
}
