import { siteCacheOf, siteCaches } from './site-cache.ts';

/** Where it is noted which pages were open when a build took over; nobody asks the server for it. */
const noteAddress = '/open-before';

/** A build takes over. What pages that are open are made of stays until they are closed or loaded again. */
export async function takeOver(version: string, open: readonly string[]): Promise<void> {
  const names = await siteCaches(version);
  if (names.every(name => name === siteCacheOf(version))) return;
  const cache = await caches.open(siteCacheOf(version));
  await cache.put(noteAddress, new Response(JSON.stringify(open)));
}

/** Removes what builds before this one kept, when none of the pages that were open then is any more. @returns whether any of it stays. */
export async function leaveBehind(version: string, open: readonly string[]): Promise<boolean> {
  const cache = await caches.open(siteCacheOf(version));
  const noted: unknown = await (await cache.match(noteAddress))?.json();
  const older = (await siteCaches(version)).filter(name => name !== siteCacheOf(version));
  // Without a note this build has not taken over: it waits, and the older one is the one that pages are made of.
  if (!Array.isArray(noted) || noted.some(id => open.includes(String(id)))) return older.length > 0;
  for (const name of older) await caches.delete(name);
  await cache.delete(noteAddress);
  return false;
}
