import type { CacheList } from '../cache-list.ts';
import { clearProCache } from '../pro-cache.ts';
import { isComplete, cacheResponse, findCached } from './site-cache.ts';

/** Network timeout in ms before the cached copy is used. */
export const networkTimeoutMs = 3000;
/** Route of the document shown in place of one that is not cached. */
export const offlineRoute = '/offline';

/** Keeps the worker alive for work after the response (`waitUntil`). */
export type WaitUntil = (work: Promise<unknown>) => void;

/** A content-hashed file: cache first, then network. */
export async function respondWithFile(
  path: string,
  request: Request,
  list: CacheList,
  waitUntil: WaitUntil,
): Promise<Response> {
  const cached = await findCached(path, list.version);
  if (cached) return cached;
  const response = await fetch(request);
  // Do not cache files of another build, to bound the size of the cache.
  if (isComplete(response) && (list.free.includes(path) || list.further.includes(path)))
    waitUntil(cacheResponse(path, response.clone(), list.version));
  return response;
}

/** A file with a stable name: network first, then cache on failure or timeout. */
export async function respondWithFresh(
  path: string,
  request: Request,
  { version }: Pick<CacheList, 'version'>,
  waitUntil: WaitUntil,
): Promise<Response> {
  const fromNetwork = fetch(request);
  waitUntil(
    fromNetwork.then(
      response => (isComplete(response) ? cacheResponse(path, response.clone(), version) : undefined),
      () => undefined,
    ),
  );
  const cached = await findCached(path, version);
  return cached ? networkOrCached(fromNetwork, cached) : fromNetwork;
}

/**
 * The document of a route; the offline page if there is neither network nor a cached copy. A redirect from a Pro page
 * means that the user has no Pro, so the Pro cache is deleted.
 */
export async function respondWithDocument(
  route: string,
  request: Request,
  list: CacheList,
  waitUntil: WaitUntil,
): Promise<Response> {
  try {
    const response = await respondWithFresh(route, request, list, waitUntil);
    if (route in list.pro && response.type === 'opaqueredirect') await clearProCache();
    return response;
  } catch (failure) {
    return (await findCached(offlineRoute, list.version)) ?? Promise.reject(failure);
  }
}

/** The network response unless it is late or a server error; else the cached one. */
function networkOrCached(fromNetwork: Promise<Response>, cached: Response): Promise<Response> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(cached), networkTimeoutMs);
    const settle = (response: Response) => {
      clearTimeout(timer);
      resolve(response);
    };
    fromNetwork.then(
      response => settle(response.status >= 500 ? cached : response),
      () => settle(cached),
    );
  });
}
