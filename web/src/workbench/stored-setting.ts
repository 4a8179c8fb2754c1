import { useSyncExternalStore } from 'react';

/** User settings in localStorage; held in memory only if storage is not available. */
const present = new Map<string, string | undefined>();
const changed = new EventTarget();

const storeKey = (name: string) => `bench:${name}`;

function read(name: string): string | undefined {
  if (present.has(name)) return present.get(name);
  let stored: string | undefined;
  try {
    stored = localStorage.getItem(storeKey(name)) ?? undefined;
  } catch {
    stored = undefined;
  }
  present.set(name, stored);
  return stored;
}

function write(name: string, value: string | undefined): void {
  present.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(storeKey(name));
    else localStorage.setItem(storeKey(name), value);
  } catch {
    // Storage is full or blocked: the setting lasts until the page is closed.
  }
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** A persistent workbench setting; undefined until the user sets it. */
export function useStoredSetting(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => undefined,
  );
  return [value, chosen => write(name, chosen)];
}

/** Clears the in-memory copy, so that settings are read from storage again. */
export function reloadSettings(): void {
  present.clear();
  changed.dispatchEvent(new Event('change'));
}
