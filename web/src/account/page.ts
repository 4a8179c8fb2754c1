import { useEffect } from 'react';
import { company } from '../company.ts';
import { refreshSession } from '../shell/session.ts';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${company.name}`;
  }, [title]);
}

/**
 * Refreshes the session when the page may be out of date: restored from the back/forward cache, or signed in or out in
 * another tab.
 */
export function useFreshSession(): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refreshSession();
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === 'signed-in') void refreshSession();
    };
    addEventListener('pageshow', onPageShow);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('pageshow', onPageShow);
      removeEventListener('storage', onStorage);
    };
  }, []);
}
