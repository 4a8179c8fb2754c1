import type { KeptList } from '../kept-list.ts';
import { forgetPro } from '../pro-cache.ts';
import { isWhole, keep, keptAt } from './site-cache.ts';

/** Network timeout in ms before the cached copy is used. */
export const patienceMilliseconds = 3000;
/** Route of the document shown in place of one that is not cached. */
export const offlineRoute = '/offline';

/** Keeps the worker alive for work after the response (`waitUntil`). */
export type Later = (work: Promise<unknown>) => void;

/** A content-hashed file: cache first, then network. */
export async function fileAt(path: string, request: Request, list: KeptList, later: Later): Promise<Response> {
  const kept = await keptAt(path, list.version);
  if (kept) return kept;
  const answer = await fetch(request);
  // Do not cache files of another build, to bound the size of the cache.
  if (isWhole(answer) && (list.free.includes(path) || list.further.includes(path)))
    later(keep(path, answer.clone(), list.version));
  return answer;
}

/** A file with a stable name: network first, then cache on failure or timeout. */
export async function freshAt(
  path: string,
  request: Request,
  { version }: Pick<KeptList, 'version'>,
  later: Later,
): Promise<Response> {
  const asked = fetch(request);
  later(
    asked.then(
      answer => (isWhole(answer) ? keep(path, answer.clone(), version) : undefined),
      () => undefined,
    ),
  );
  const kept = await keptAt(path, version);
  return kept ? unlessKept(asked, kept) : asked;
}

/**
 * The document of a route; the offline page if there is neither network nor a cached copy. A redirect from a Pro page
 * means that the user has no Pro, so the Pro cache is deleted.
 */
export async function documentOf(route: string, request: Request, list: KeptList, later: Later): Promise<Response> {
  try {
    const answer = await freshAt(route, request, list, later);
    if (route in list.pro && answer.type === 'opaqueredirect') await forgetPro();
    return answer;
  } catch (failure) {
    return (await keptAt(offlineRoute, list.version)) ?? Promise.reject(failure);
  }
}

/** The network response unless it is late or a server error; else the cached one. */
function unlessKept(asked: Promise<Response>, kept: Response): Promise<Response> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(kept), patienceMilliseconds);
    const settle = (answer: Response) => {
      clearTimeout(timer);
      resolve(answer);
    };
    asked.then(
      answer => settle(answer.status >= 500 ? kept : answer),
      () => settle(kept),
    );
  });
}
