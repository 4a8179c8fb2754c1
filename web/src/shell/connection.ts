import { useSyncExternalStore } from 'react';

/** Whether the device reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
}

/** Whether the tab is the visible one of its window. */
export function useVisible(): boolean {
  return useSyncExternalStore(onVisibility, isVisible, () => true);
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
