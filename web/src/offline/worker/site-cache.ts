import type { CacheList } from '../cache-list.ts';

/** Prefix of the caches of public files, one per build: content-hashed files, and documents by route. */

const prefix = 'isentrope-site-';

/** Number of concurrent downloads; kept low so that the open page comes first. */
const maxDownloads = 4;

export const siteCacheName = (version: string): string => prefix + version;

/** Names of the site caches, that of `version` first. */
export async function siteCacheNames(version: string): Promise<string[]> {
  const own = siteCacheName(version);
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  return [...names.filter(name => name === own), ...names.filter(name => name !== own)];
}

/** The cached response for a path, from this build or else a previous one with open pages. */
export async function findCached(path: string, version: string): Promise<Response | undefined> {
  for (const name of await siteCacheNames(version)) {
    const cached = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (cached) return cached;
  }
  return undefined;
}

/**
 * Caches a response. A full storage is ignored.
 * @returns whether it was cached
 */
export async function cacheResponse(path: string, response: Response, version: string): Promise<boolean> {
  try {
    await (await caches.open(siteCacheName(version))).put(path, response);
    return true;
  } catch {
    return false;
  }
}

/** Whether a response is complete, from this site, and not redirected. */
export function isComplete({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && (type === 'basic' || type === 'default') && !redirected;
}

/** Caches the missing ones of some paths. Stops when storage or network fail; the next page continues. */
export async function cacheAll(paths: readonly string[], list: CacheList): Promise<void> {
  const cache = await caches.open(siteCacheName(list.version));
  const cachedPaths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set(paths)].filter(path => !cachedPaths.has(path)).values();
  let canContinue = true;
  const work = async () => {
    for (const path of missing) {
      const response = canContinue && (await fetchComplete(path, list).catch(() => false as const));
      if (response === false) canContinue = false;
      else if (response) canContinue = await cacheResponse(path, response, list.version);
    }
  };
  await Promise.all(Array.from({ length: maxDownloads }, work));
}

/**
 * The response to cache for a path: a hashed file is copied from a previous build if it has one; a document has to be
 * of this build.
 */
async function fetchComplete(path: string, { version }: CacheList): Promise<Response | undefined> {
  const isFile = path.startsWith('/assets/');
  const previous = isFile ? await findCached(path, version) : undefined;
  if (previous) return previous;
  const response = await fetch(path, isFile ? {} : { cache: 'no-cache' });
  if (!isComplete(response)) return undefined;
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  return (await response.clone().text()).includes(`data-build="${version}"`) ? response : undefined;
}
