import { useSyncExternalStore } from 'react';

export const tabs = ['sheets', 'basis', 'people', 'history'] as const;
export type ProjectTab = (typeof tabs)[number];

/** The tab that the fragment of the address names, so that it can be linked to and gone back from; the first one else. */
export function useTab(): ProjectTab {
  return useSyncExternalStore(
    changed => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => tabs.find(tab => `#${tab}` === location.hash) ?? 'sheets',
    () => 'sheets',
  );
}
