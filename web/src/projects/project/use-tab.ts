import { useSyncExternalStore } from 'react';

export const tabs = ['map', 'sheets', 'fluids', 'basis', 'people', 'history'] as const;
export type ProjectTab = (typeof tabs)[number];

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/**
 * The tab named in the URL fragment, so that tabs can be linked to and appear in the browser history; undefined if none
 * is named.
 */
export function useTab(): ProjectTab | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tabs.find(tab => location.hash === `#${tab}` || location.hash.startsWith(`#${tab}/`)),
    () => undefined,
  );
}

/** The element named in the fragment within a tab: a line of the map or a fluid. */
export function useFragmentTarget(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => /^#[a-z]+\/(.+)$/.exec(location.hash)?.[1],
    () => undefined,
  );
}
