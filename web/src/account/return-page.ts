const account = '/account';

/**
 * The page to go to after signing in: a path of this site that a link named, and the account page in place of anything
 * that a browser might take for another site, that is the sign-in page itself, or no page at all.
 */
export function returnPage(asked: string | null, origin: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (asked === null || !asked.startsWith('/') || /^\/(\/|%2f|%5c)|[\\\u0000-\u0020\u007f]/i.test(asked))
    return account;
  if (!URL.canParse(asked, origin)) return account;
  const { origin: leadsTo, pathname, search, hash } = new URL(asked, origin);
  const leadsNowhere = /^\/(signin\/*$|(api|assets)(\/|$))/i.test(pathname);
  return leadsTo === origin && !leadsNowhere && !pathname.startsWith('//') ? pathname + search + hash : account;
}

/** The sign-in page's address, naming the page to come back to. */
export function signInAddress(page: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(page === account ? {} : { next: page }), ...more }).toString();
  return query === '' ? '/signin' : `/signin?${query}`;
}

/** The address of the plans, for somebody who asked for a page that opens with one. */
export function plansAddress(page: string): string {
  return `${account}?${new URLSearchParams({ needs: 'pro', next: page }).toString()}`;
}
