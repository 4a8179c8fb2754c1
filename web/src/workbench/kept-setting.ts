import { useSyncExternalStore } from 'react';

/** Settings of this person in this browser; in memory alone where the browser lets nothing be kept. */
const present = new Map<string, string | undefined>();
const changed = new EventTarget();

const storeKey = (name: string) => `bench:${name}`;

function read(name: string): string | undefined {
  if (present.has(name)) return present.get(name);
  let kept: string | undefined;
  try {
    kept = localStorage.getItem(storeKey(name)) ?? undefined;
  } catch {
    kept = undefined;
  }
  present.set(name, kept);
  return kept;
}

function write(name: string, value: string | undefined): void {
  present.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(storeKey(name));
    else localStorage.setItem(storeKey(name), value);
  } catch {
    // The setting holds as long as the page.
  }
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** A setting of the bench that is remembered for the person; undefined until one is chosen. */
export function useKeptSetting(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => undefined,
  );
  return [value, chosen => write(name, chosen)];
}

/** Forgets what this page knows of the settings, so that they are read again. */
export function readSettingsAgain(): void {
  present.clear();
  changed.dispatchEvent(new Event('change'));
}
