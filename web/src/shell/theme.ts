import { useSyncExternalStore } from 'react';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const themeChanges = new EventTarget();

/** The colour scheme chosen by the user, from local storage; 'system' by default. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}

/** Sets the colour scheme and stores it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  applyTheme(theme);
  themeChanges.dispatchEvent(new Event('change'));
}

function currentTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme === 'system' ? '' : theme;
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return;
    applyTheme(currentTheme());
    listener();
  };
  themeChanges.addEventListener('change', listener);
  addEventListener('storage', follow);
  return () => {
    themeChanges.removeEventListener('change', listener);
    removeEventListener('storage', follow);
  };
}
