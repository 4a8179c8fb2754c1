import type { CacheList } from '../cache-list.ts';

/** How the worker answers a request; requests without a route go to the network as usual. */
export type RequestTarget =
  | { readonly kind: 'document'; readonly route: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'pro file'; readonly path: string }
  | { readonly kind: 'beside'; readonly path: string };

const lastId = /(?<=.\/)[\w-]{1,60}$/;
const idBeforeLast = /(?<=.\/)[\w-]{1,60}(?=\/[a-z-]+$)/;

/**
 * The route of a request. Only files listed in the build have one, so no user data, API response or foreign content is
 * ever cached.
 */
export function requestTargetOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  list: CacheList,
): RequestTarget | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  const path = address.pathname;
  if (mode === 'navigate') {
    const route = documentRoute(path, list);
    return route === undefined ? undefined : { kind: 'document', route };
  }
  if (path.startsWith('/assets/pro/')) return { kind: 'pro file', path };
  if (path.startsWith('/assets/')) return { kind: 'file', path };
  return list.beside.includes(path) ? { kind: 'beside', path } : undefined;
}

/** The document route of a path, by the same rule as on the server. */
export function documentRoute(path: string, { documents, opened }: CacheList): string | undefined {
  const kinds = [path, path.replace(lastId, '[id]'), path.replace(idBeforeLast, '[id]')];
  return kinds.find(kind => documents.includes(kind) || opened.includes(kind));
}
