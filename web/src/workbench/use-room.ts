import { useSyncExternalStore } from 'react';

/** How much room there is: a phone shows one thing at a time, a wide screen the working beside the desk. */
export type Room = 'phone' | 'desk' | 'wide';

const queries = { phone: '(max-width: 899px)', wide: '(min-width: 1800px)' } as const;

function subscribe(changed: () => void): () => void {
  const lists = Object.values(queries).map(query => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

function present(): Room {
  if (matchMedia(queries.phone).matches) return 'phone';
  return matchMedia(queries.wide).matches ? 'wide' : 'desk';
}

/** The room of this screen. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, present, () => 'desk');
}
