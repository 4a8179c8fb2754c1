import { useSyncExternalStore } from 'react';

/** The parts of a key as `Mod+Shift+Z`: what is held, and the key itself. */
function partsOf(keys: string): { readonly held: ReadonlySet<string>; readonly key: string } {
  const parts = keys.split('+');
  return { held: new Set(parts.slice(0, -1)), key: parts.at(-1) ?? '' };
}

/** Whether a key was pressed that is written with a letter, whatever alphabet the keyboard has. */
function isKey(key: string, event: KeyboardEvent): boolean {
  if (event.key.toUpperCase() === key.toUpperCase()) return true;
  return /^[A-Z]$/.test(key) && !/^[\x20-\x7e]/.test(event.key) && event.code === `Key${key}`;
}

/** Whether an event is the pressing of such keys. */
export function isPressed(keys: string, event: KeyboardEvent, mac: boolean): boolean {
  const { held, key } = partsOf(keys);
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  // Elsewhere than on a Mac ⌘ is the key of the system, which keeps what it wants for itself.
  const mod = mac ? metaKey && !ctrlKey : ctrlKey !== metaKey;
  const ctrl = ctrlKey && !metaKey;
  const modifier = held.has('Mod') ? mod : held.has('Ctrl') ? ctrl : !ctrlKey && !metaKey;
  // Where a sign is on the keyboard, and whether it takes Shift, differs from country to country.
  const isSign = /^[^\w\s]$/.test(key);
  return isKey(key, event) && modifier && altKey === held.has('Alt') && (isSign || shiftKey === held.has('Shift'));
}

/** Keys for `aria-keyshortcuts`: "Control+K Meta+K". */
export function ariaKeys(all: readonly string[]): string {
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

/** The names on the keyboard of keys that are pressed together. */
export function keyNames(keys: string, mac: boolean): readonly string[] {
  return keys.split('+').map(part => (mac ? macNames : names)[part] ?? part);
}

const noChange = () => () => {};

/** Whether the keyboard is that of a Mac; not before the page is alive, as the page is the same for everybody until then. */
export function useMac(): boolean {
  return useSyncExternalStore(
    noChange,
    () => /^Mac|^iP/.test(navigator.platform),
    () => false,
  );
}
