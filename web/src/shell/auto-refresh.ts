import { useEffect } from 'react';
import { refreshSession } from './session.ts';

/** Refresh interval of an open page, and the age below which a refresh is skipped when the user returns, in ms. */
const refreshIntervalMs = 5 * 60_000;
const freshMs = 20_000;

/**
 * Calls `refresh` (by default a session refresh) every five minutes while the page is visible, and when the user
 * returns to it from another tab or through the history.
 */
export function useAutoRefresh(refresh: () => Promise<unknown> = refreshSession): void {
  useEffect(() => {
    let lastRefresh = Date.now();
    const refreshNow = () => {
      lastRefresh = Date.now();
      void refresh();
    };
    const onInterval = () => {
      if (!document.hidden) refreshNow();
    };
    const onVisible = () => {
      if (!document.hidden && Date.now() - lastRefresh > freshMs) refreshNow();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refreshNow();
    };
    const timer = setInterval(onInterval, refreshIntervalMs);
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pageshow', onPageShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('pageshow', onPageShow);
    };
  }, [refresh]);
}
