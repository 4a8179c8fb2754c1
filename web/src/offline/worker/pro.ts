import type { CacheList } from '../cache-list.ts';
import { clearProCache } from '../pro-cache.ts';
import { findValidLease } from '../pro-lease.ts';
import { networkTimeoutMs } from './responses.ts';
import { cacheAll, isComplete } from './site-cache.ts';

/**
 * Serves a Pro file. The server is asked every time, with the hash of the cached copy as ETag, so that nothing is sent
 * twice; a refusal deletes the whole Pro cache. Offline, the lease decides. Nothing is written to the cache here.
 */
export async function respondWithProFile(path: string, request: Request): Promise<Response> {
  const cached = await (await findValidLease())?.cache.match(path, { ignoreVary: true });
  if (!cached) return fetch(request);
  const etag = cached.headers.get('etag');
  const fromNetwork = fetch(path, {
    headers: etag === null ? {} : { 'if-none-match': etag },
    signal: AbortSignal.timeout(networkTimeoutMs),
  });
  const response = await fromNetwork.catch(() => undefined);
  if (response && isRefusal(response)) {
    await clearProCache();
    return response;
  }
  return response && isComplete(response) ? response : cached;
}

/**
 * Caches the tools of the lease as the server has them now: public files with the site, Pro files with the lease. Pro
 * files unknown to this build are deleted unless pages of another build are `open`.
 */
export async function cacheProTools(list: CacheList, open: boolean): Promise<void> {
  const valid = await findValidLease();
  if (!valid) return;
  const { lease, cache } = valid;
  const tools = lease.tools.flatMap(route => (list.pro[route] ? [{ route, ...list.pro[route] }] : []));
  const current = new Set(tools.flatMap(({ pro }) => pro));
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of current) {
    if (paths.includes(path)) continue;
    const response = await fetch(path).catch(() => undefined);
    if (response && isRefusal(response)) return clearProCache();
    if (response && isComplete(response)) await cache.put(path, response).catch(() => undefined);
  }
  const outdated = paths.filter(path => path.startsWith('/assets/pro/') && !current.has(path));
  if (!open) await Promise.all(outdated.map(path => cache.delete(path)));
  await cacheAll(
    tools.flatMap(({ route, files }) => [route, ...files]),
    list,
  );
}

function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403;
}
