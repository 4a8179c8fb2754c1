import { useSyncExternalStore } from 'react';

/** Widths from which another column of cases fits. */
const steps = [640, 1040];

/** Paper takes as many columns as a wide screen. */
const query = (width: number) => `(min-width: ${width}px), print`;

function subscribe(changed: () => void): () => void {
  const lists = steps.map(width => matchMedia(query(width)));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

/** How many cases stand side by side on this screen, at most `most`. */
export function useColumns(most: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.min(most, 1 + steps.filter(width => matchMedia(query(width)).matches).length),
    () => most,
  );
}
