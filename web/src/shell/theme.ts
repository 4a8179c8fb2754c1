import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const changed = new EventTarget();

/** The colour scheme chosen by the user, from local storage; 'system' by default. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'system');
}

/** Sets the colour scheme and stores it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  show(theme);
  changed.dispatchEvent(new Event('change'));
}

function current(): Theme {
  const kept = localStorage.getItem(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme === 'system' ? '' : theme;
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return;
    show(current());
    listener();
  };
  changed.addEventListener('change', listener);
  addEventListener('storage', follow);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', follow);
  };
}
