import type { CacheList } from '../cache-list.ts';
import { cacheAll } from './site-cache.ts';

/** Free storage in bytes below which nothing is precached; the free tools take some 5 MB. */
const minimumStorage = 20e6;

/** Caches the files a page loaded before there was a worker. */
export async function cachePage(route: string | undefined, files: readonly string[], list: CacheList): Promise<void> {
  const known = new Set([...list.free, ...list.further]);
  await cacheAll([...(route === undefined ? [] : [route]), ...files.filter(path => known.has(path))], list);
}

/** Precaches the free tools that are missing, if storage allows. */
export async function precacheFreeTools(list: CacheList): Promise<void> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage >= minimumStorage) await cacheAll([...list.documents, ...list.beside, ...list.free], list);
}
