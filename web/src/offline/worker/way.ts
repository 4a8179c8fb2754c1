import type { KeptList } from '../kept-list.ts';

/** How a request is answered; one that has no way is left to the browser, which asks the server. */
export type Way =
  | { readonly kind: 'document'; readonly route: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'pro file'; readonly path: string }
  | { readonly kind: 'beside'; readonly path: string };

const lastId = /(?<=.\/)[\w-]{1,60}$/;
const idBeforeLast = /(?<=.\/)[\w-]{1,60}(?=\/[a-z-]+$)/;

/**
 * The way of a request. Only what the build lists has one, so nothing that the server says of a person, no answer of the API and
 * nothing from elsewhere is ever kept.
 */
export function wayOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  list: KeptList,
): Way | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  const path = address.pathname;
  if (mode === 'navigate') {
    const route = routeOf(path, list);
    return route === undefined ? undefined : { kind: 'document', route };
  }
  if (path.startsWith('/assets/pro/')) return { kind: 'pro file', path };
  if (path.startsWith('/assets/')) return { kind: 'file', path };
  return list.beside.includes(path) ? { kind: 'beside', path } : undefined;
}

/** The route of an address, by the rule by which the server finds its document. */
export function routeOf(path: string, { documents, opened }: KeptList): string | undefined {
  const kinds = [path, path.replace(lastId, '[id]'), path.replace(idBeforeLast, '[id]')];
  return kinds.find(kind => documents.includes(kind) || opened.includes(kind));
}
