import type { KeptList } from '../kept-list.ts';

/** What anybody may have, kept by build: files whose names go by content, and documents by their route. */

const prefix = 'isentrope-site-';

/** So many files are asked for at once: the page that is open comes first. */
const lanes = 4;

export const siteCacheOf = (version: string): string => prefix + version;

/** The caches of builds, that of `version` first. */
export async function siteCaches(version: string): Promise<string[]> {
  const own = siteCacheOf(version);
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  return [...names.filter(name => name === own), ...names.filter(name => name !== own)];
}

/** What is kept at a path, of this build or else of one before it, which pages that are still open are made of. */
export async function keptAt(path: string, version: string): Promise<Response | undefined> {
  for (const name of await siteCaches(version)) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Keeps an answer. Without room for it the page goes on without. @returns whether it is kept. */
export async function keep(path: string, answer: Response, version: string): Promise<boolean> {
  try {
    await (await caches.open(siteCacheOf(version))).put(path, answer);
    return true;
  } catch {
    return false;
  }
}

/** Whether an answer is the whole of what was asked for, from this site, and not from another address of it. */
export function isWhole({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && (type === 'basic' || type === 'default') && !redirected;
}

/** Keeps what is at some paths, as far as it is not kept yet. Without room or network it stops, for another page to go on. */
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

/** What is to be kept at a path: a file that a build before had as well is taken over; a document is of this very build. */
async function wholeAt(path: string, { version }: KeptList): Promise<Response | undefined> {
  const isFile = path.startsWith('/assets/');
  const before = isFile ? await keptAt(path, version) : undefined;
  if (before) return before;
  const answer = await fetch(path, isFile ? {} : { cache: 'no-cache' });
  if (!isWhole(answer)) return undefined;
  if (answer.headers.get('content-type')?.startsWith('text/html') !== true) return answer;
  return (await answer.clone().text()).includes(`data-build="${version}"`) ? answer : undefined;
}
