import { useSyncExternalStore } from 'react';
import { storedText, storeText } from '../browser-storage.ts';

/** User settings in localStorage; held in memory only if storage is not available. */
const present = new Map<string, string | undefined>();
const changed = new EventTarget();

const storeKey = (name: string) => `bench:${name}`;

function read(name: string): string | undefined {
  if (!present.has(name)) present.set(name, storedText(storeKey(name)));
  return present.get(name);
}

function write(name: string, value: string | undefined): void {
  present.set(name, value);
  // Where it cannot be stored, the setting lasts until the page is closed.
  storeText(storeKey(name), value);
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
