import { useEffect } from 'react';
import { refreshSession } from './session.ts';

/** How often a page that stays open asks again, and how old an answer may be when the person comes back to the page. */
const everyMilliseconds = 5 * 60_000;
const freshMilliseconds = 20_000;

/**
 * Keeps a page up to date while it stays open: `ask`, the session when nothing else is given, is called every five minutes while
 * the page is in view, and when the person comes back to it, from another tab or by the history.
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
