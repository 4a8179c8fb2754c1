import type { KeptList } from '../kept-list.ts';
import { forgetPro } from '../pro-cache.ts';
import { isWhole, keep, keptAt } from './site-cache.ts';

/** So long the network may take before what is kept is shown, ms. */
export const patienceMilliseconds = 3000;
/** The document that stands for one that is not kept. */
export const offlineRoute = '/offline';

/** What goes on after an answer has been given. */
export type Later = (work: Promise<unknown>) => void;

/** A file whose name goes by its content: what is kept, else what the server has. */
export async function fileAt(path: string, request: Request, list: KeptList, later: Later): Promise<Response> {
  const kept = await keptAt(path, list.version);
  if (kept) return kept;
  const answer = await fetch(request);
  // A file of another build is not kept, so that there is never more than a build has.
  if (isWhole(answer) && (list.free.includes(path) || list.further.includes(path)))
    later(keep(path, answer.clone(), list.version));
  return answer;
}

/** What may change under its name: what the server says, and what is kept while it cannot be asked or takes long. */
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
 * The document of a route; where there is no network and none kept, the one that says so. Where the server leads from a Pro
 * page elsewhere, whoever asks has no Pro, and what was kept of Pro goes.
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

/** What is asked for, if it comes in time and is no failure of the server; else what is kept. */
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
