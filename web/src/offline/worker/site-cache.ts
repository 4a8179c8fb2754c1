import type { KeptList } from '../kept-list.ts';

/** Prefix of the caches of public files, one per build: content-hashed files, and documents by route. */

const prefix = 'isentrope-site-';

/** Number of concurrent downloads; kept low so that the open page comes first. */
const lanes = 4;

export const siteCacheOf = (version: string): string => prefix + version;

/** Names of the site caches, that of `version` first. */
export async function siteCaches(version: string): Promise<string[]> {
  const own = siteCacheOf(version);
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  return [...names.filter(name => name === own), ...names.filter(name => name !== own)];
}

/** The cached response for a path, from this build or else a previous one with open pages. */
export async function keptAt(path: string, version: string): Promise<Response | undefined> {
  for (const name of await siteCaches(version)) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/**
 * Caches a response. A full storage is ignored.
 * @returns whether it was cached
 */
export async function keep(path: string, answer: Response, version: string): Promise<boolean> {
  try {
    await (await caches.open(siteCacheOf(version))).put(path, answer);
    return true;
  } catch {
    return false;
  }
}

/** Whether a response is complete, from this site, and not redirected. */
export function isWhole({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && (type === 'basic' || type === 'default') && !redirected;
}

/** Caches the missing ones of some paths. Stops when storage or network fail; the next page continues. */
export async function keepAll(paths: readonly string[], list: KeptList): Promise<void> {
  const cache = await caches.open(siteCacheOf(list.version));
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set(paths)].filter(path => !there.has(path)).values();
  let goesOn = true;
  const work = async () => {
    for (const path of missing) {
      const answer = goesOn && (await wholeAt(path, list).catch(() => false as const));
      if (answer === false) goesOn = false;
      else if (answer) goesOn = await keep(path, answer, list.version);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/**
 * The response to cache for a path: a hashed file is copied from a previous build if it has one; a document has to be
 * of this build.
 */
async function wholeAt(path: string, { version }: KeptList): Promise<Response | undefined> {
  const isFile = path.startsWith('/assets/');
  const before = isFile ? await keptAt(path, version) : undefined;
  if (before) return before;
  const answer = await fetch(path, isFile ? {} : { cache: 'no-cache' });
  if (!isWhole(answer)) return undefined;
  if (answer.headers.get('content-type')?.startsWith('text/html') !== true) return answer;
  return (await answer.clone().text()).includes(`data-build="${version}"`) ? answer : undefined;
}
