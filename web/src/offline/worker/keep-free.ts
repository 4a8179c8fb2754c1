import type { KeptList } from '../kept-list.ts';
import { keepAll } from './site-cache.ts';

/** Free storage in bytes below which nothing is precached; the free tools take some 5 MB. */
const leastRoom = 20e6;

/** Caches the files a page loaded before there was a worker. */
export async function keepPage(route: string | undefined, files: readonly string[], list: KeptList): Promise<void> {
  const known = new Set([...list.free, ...list.further]);
  await keepAll([...(route === undefined ? [] : [route]), ...files.filter(path => known.has(path))], list);
}

/** Precaches the free tools that are missing, if storage allows. */
export async function keepFree(list: KeptList): Promise<void> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage >= leastRoom) await keepAll([...list.documents, ...list.beside, ...list.free], list);
}
