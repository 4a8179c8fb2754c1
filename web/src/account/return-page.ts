const account = '/account';

/**
 * The page to open after sign-in: the requested path on this site, or the account page if the value could lead to
 * another site, names the sign-in page, or is missing.
 */
export function returnPage(requested: string | null, origin: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (requested === null || !requested.startsWith('/') || /^\/(\/|%2f|%5c)|[\\\u0000-\u0020\u007f]/i.test(requested))
    return account;
  if (!URL.canParse(requested, origin)) return account;
  const { origin: leadsTo, pathname, search, hash } = new URL(requested, origin);
  const leadsNowhere = /^\/(signin\/*$|(api|assets)(\/|$))/i.test(pathname);
  return leadsTo === origin && !leadsNowhere && !pathname.startsWith('//') ? pathname + search + hash : account;
}

/** Path of the sign-in page with a return page. */
export function signInPath(page: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(page === account ? {} : { next: page }), ...more }).toString();
  return query === '' ? '/signin' : `/signin?${query}`;
}

/** Path of the plans for a user whose requested page needs one. */
export function plansPath(page: string): string {
  return `${account}?${new URLSearchParams({ needs: 'pro', next: page }).toString()}`;
}
