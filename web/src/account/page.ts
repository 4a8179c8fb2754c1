import { useEffect } from 'react';
import { company } from '../company.ts';
import { refreshSession } from '../shell/session.ts';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${company.name}`;
  }, [title]);
}

/** Asks for the session again when this page may be out of date: back from the history, or signed in or out in another tab. */
export function useFreshSession(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) void refreshSession();
    };
    const changed = (event: StorageEvent) => {
      if (event.key === 'signed-in') void refreshSession();
    };
    addEventListener('pageshow', shown);
    addEventListener('storage', changed);
    return () => {
      removeEventListener('pageshow', shown);
      removeEventListener('storage', changed);
    };
  }, []);
}
