import type { KeptList } from '../kept-list.ts';
import { keepAll } from './site-cache.ts';

/** Less room than this is left alone, bytes: the free tools take some 5 MB. */
const leastRoom = 20e6;

/** Keeps what a page was made of before there was a worker. */
export async function keepPage(route: string | undefined, files: readonly string[], list: KeptList): Promise<void> {
  const known = new Set([...list.free, ...list.further]);
  await keepAll([...(route === undefined ? [] : [route]), ...files.filter(path => known.has(path))], list);
}

/** Keeps the free tools, as far as they are not yet, where the browser has room for them. */
export async function keepFree(list: KeptList): Promise<void> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage >= leastRoom) await keepAll([...list.documents, ...list.beside, ...list.free], list);
}
