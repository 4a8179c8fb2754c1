import { useSyncExternalStore } from 'react';

/**
 * The layout for the screen width: a phone shows one pane at a time, a wide screen shows the working in a pane of its
 * own.
 */
export type ScreenSize = 'phone' | 'desk' | 'wide';

const queries = { phone: '(max-width: 899px)', wide: '(min-width: 1800px)' } as const;

function subscribe(changed: () => void): () => void {
  const lists = Object.values(queries).map(query => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

function currentScreenSize(): ScreenSize {
  if (matchMedia(queries.phone).matches) return 'phone';
  return matchMedia(queries.wide).matches ? 'wide' : 'desk';
}

/** The current layout; re-renders when it changes. */
export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(subscribe, currentScreenSize, () => 'desk');
}
