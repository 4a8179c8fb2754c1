import { useSyncExternalStore } from 'react';

/** Splits a shortcut such as `Mod+Shift+Z` into modifiers and key. */
function partsOf(keys: string): { readonly held: ReadonlySet<string>; readonly key: string } {
  const parts = keys.split('+');
  return { held: new Set(parts.slice(0, -1)), key: parts.at(-1) ?? '' };
}

/** Whether a key event is the key, independent of the keyboard layout for letters. */
function isKey(key: string, event: KeyboardEvent): boolean {
  if (event.key.toUpperCase() === key.toUpperCase()) return true;
  return /^[A-Z]$/.test(key) && !/^[\x20-\x7e]/.test(event.key) && event.code === `Key${key}`;
}

/** Whether an event matches a shortcut. */
export function matchesShortcut(keys: string, event: KeyboardEvent, mac: boolean): boolean {
  const { held, key } = partsOf(keys);
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  // Outside of macOS the Meta key belongs to the system, which intercepts what it uses.
  const mod = mac ? metaKey && !ctrlKey : ctrlKey !== metaKey;
  const ctrl = ctrlKey && !metaKey;
  const modifier = held.has('Mod') ? mod : held.has('Ctrl') ? ctrl : !ctrlKey && !metaKey;
  // The position of signs, and whether they need Shift, depends on the keyboard layout.
  const isSign = /^[^\w\s]$/.test(key);
  return isKey(key, event) && modifier && altKey === held.has('Alt') && (isSign || shiftKey === held.has('Shift'));
}

/** Shortcuts in the format of `aria-keyshortcuts`: "Control+K Meta+K". */
export function ariaKeyShortcuts(all: readonly string[]): string {
  return all
    .flatMap(keys => {
      const named = keys.replace('Ctrl+', 'Control+');
      return named.includes('Mod+') ? [named.replace('Mod+', 'Control+'), named.replace('Mod+', 'Meta+')] : [named];
    })
    .join(' ');
}

const names: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};
const macNames: Readonly<Record<string, string>> = { ...names, Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' };

/** The names printed on the keys of a shortcut. */
export function keyNames(keys: string, mac: boolean): readonly string[] {
  return keys.split('+').map(part => (mac ? macNames : names)[part] ?? part);
}

const noChange = () => () => {};

/** Whether the platform is a Mac. False until hydration, since the prerendered page is the same for all platforms. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    noChange,
    () => /^Mac|^iP/.test(navigator.platform),
    () => false,
  );
}
