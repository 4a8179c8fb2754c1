/**
 * The cases of a link whose tool could not be opened yet, for want of a sign-in or of Pro. They stay in the browser until it
 * is: they are nobody's business on the way, and longer than an address may be.
 */
const prefix = 'wanted-cases:';
const keyOf = (path: string) => prefix + path;

/** A fragment that names a place on a page is no cases. */
const isCases = (fragment: string) => /^#\w+=/.test(fragment);

/** Keeps the cases that came with the address of a tool, the newest for each tool. */
export function keepCases(path: string, fragment: string): void {
  if (!isCases(fragment)) return;
  try {
    localStorage.setItem(keyOf(path), fragment);
  } catch {
    // A store that is full or forbidden: then the link has to be opened again.
    return;
  }
}

export function hasCases(path: string): boolean {
  return localStorage.getItem(keyOf(path)) !== null;
}

/** The pages of the tools for which there are cases. */
export function pagesWithCases(): readonly string[] {
  return Object.keys(localStorage)
    .filter(key => key.startsWith(prefix))
    .map(key => key.slice(prefix.length));
}

/** The tool has opened: the fragment with its cases, or nothing. They are kept no longer. */
export function takeCases(path: string): string {
  const fragment = localStorage.getItem(keyOf(path)) ?? '';
  localStorage.removeItem(keyOf(path));
  return fragment;
}
