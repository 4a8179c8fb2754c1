import { storeText } from '../../browser-storage.ts';

/**
 * Stores the cases of a link to a tool that needs sign-in or Pro until the tool opens. They stay in the browser for
 * privacy, and because they can exceed the length of an address.
 */
const prefix = 'wanted-cases:';
const storageKey = (path: string) => prefix + path;

/** Excludes fragments that are anchors. */
const isCases = (fragment: string) => /^#\w+=/.test(fragment);

/** Stores the cases in a tool's address, the latest for each tool. */
export function saveLinkedCases(path: string, fragment: string): void {
  // Where storage is full or forbidden, the link has to be opened again.
  if (isCases(fragment)) storeText(storageKey(path), fragment);
}

export function hasLinkedCases(path: string): boolean {
  return localStorage.getItem(storageKey(path)) !== null;
}

/** Pages of the tools with stored cases. */
export function pagesWithLinkedCases(): readonly string[] {
  return Object.keys(localStorage)
    .filter(key => key.startsWith(prefix))
    .map(key => key.slice(prefix.length));
}

/** Returns and removes the stored fragment of a tool; empty if there is none. */
export function takeLinkedCases(path: string): string {
  const fragment = localStorage.getItem(storageKey(path)) ?? '';
  localStorage.removeItem(storageKey(path));
  return fragment;
}
