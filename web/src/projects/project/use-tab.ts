import { useSyncExternalStore } from 'react';

export const tabs = ['map', 'sheets', 'fluids', 'basis', 'people', 'history'] as const;
export type ProjectTab = (typeof tabs)[number];

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The tab that the fragment of the address names, so that it can be linked to and gone back from; undefined where it names none. */
export function useTab(): ProjectTab | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tabs.find(tab => location.hash === `#${tab}` || location.hash.startsWith(`#${tab}/`)),
    () => undefined,
  );
}

/** What the fragment names within a tab: a line of the map, a fluid. */
export function useAddressed(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => /^#[a-z]+\/(.+)$/.exec(location.hash)?.[1],
    () => undefined,
  );
}
