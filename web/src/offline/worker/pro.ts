import type { KeptList } from '../kept-list.ts';
import { forgetPro } from '../pro-cache.ts';
import { heldLease } from '../pro-lease.ts';
import { patienceMilliseconds } from './answers.ts';
import { keepAll, isWhole } from './site-cache.ts';

/**
 * Serves a Pro file. The server is asked every time, with the hash of the cached copy as ETag, so that nothing is sent
 * twice; a refusal deletes the whole Pro cache. Offline, the lease decides. Nothing is written to the cache here.
 */
export async function proFileAt(path: string, request: Request): Promise<Response> {
  const kept = await (await heldLease())?.cache.match(path, { ignoreVary: true });
  if (!kept) return fetch(request);
  const etag = kept.headers.get('etag');
  const asked = fetch(path, {
    headers: etag === null ? {} : { 'if-none-match': etag },
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  const answer = await asked.catch(() => undefined);
  if (answer && isRefusal(answer)) {
    await forgetPro();
    return answer;
  }
  return answer && isWhole(answer) ? answer : kept;
}

/**
 * Caches the tools of the lease as the server has them now: public files with the site, Pro files with the lease. Pro
 * files unknown to this build are deleted unless pages of another build are `open`.
 */
export async function keepProTools(list: KeptList, open: boolean): Promise<void> {
  const held = await heldLease();
  if (!held) return;
  const { lease, cache } = held;
  const tools = lease.tools.flatMap(route => (list.pro[route] ? [{ route, ...list.pro[route] }] : []));
  const wanted = new Set(tools.flatMap(({ pro }) => pro));
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of wanted) {
    if (paths.includes(path)) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer && isRefusal(answer)) return forgetPro();
    if (answer && isWhole(answer)) await cache.put(path, answer).catch(() => undefined);
  }
  const gone = paths.filter(path => path.startsWith('/assets/pro/') && !wanted.has(path));
  if (!open) await Promise.all(gone.map(path => cache.delete(path)));
  await keepAll(
    tools.flatMap(({ route, files }) => [route, ...files]),
    list,
  );
}

function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403;
}
