/**
 * The page that somebody was sent away from, to sign in or to subscribe, kept in the tab until it opens. Its fragment stays here
 * too: it may hold the cases of a shared link, which are nobody's business on the way and longer than an address may be.
 */
const pageKey = 'wanted-page';
const fragmentKey = 'wanted-fragment';

export function keepWantedPage({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  try {
    sessionStorage.setItem(pageKey, pathname);
    sessionStorage.setItem(fragmentKey, hash);
  } catch {
    // A store that is full or forbidden: the way back is then by hand.
    return;
  }
}

/** The path of the page that did not open, if there is one. */
export function wantedPage(): string | null {
  return sessionStorage.getItem(pageKey);
}

/** The page has opened: its fragment, if it was kept, and nothing is wanted any more. */
export function takeWantedFragment(pathname: string): string {
  if (wantedPage() !== pathname) return '';
  const fragment = sessionStorage.getItem(fragmentKey) ?? '';
  sessionStorage.removeItem(pageKey);
  sessionStorage.removeItem(fragmentKey);
  return fragment;
}
