import { siteCacheOf, siteCaches } from './site-cache.ts';

/** Key of the list of clients open at activation; never requested from the server. */
const noteAddress = '/open-before';

/** Activates a build. The files of open pages stay until those are closed or reloaded. */
export async function takeOver(version: string, open: readonly string[]): Promise<void> {
  const names = await siteCaches(version);
  if (names.every(name => name === siteCacheOf(version))) return;
  const cache = await caches.open(siteCacheOf(version));
  await cache.put(noteAddress, new Response(JSON.stringify(open)));
}

/**
 * Deletes the caches of previous builds once none of their pages is open.
 * @returns whether any of them remains
 */
export async function leaveBehind(version: string, open: readonly string[]): Promise<boolean> {
  const cache = await caches.open(siteCacheOf(version));
  const noted: unknown = await (await cache.match(noteAddress))?.json();
  const older = (await siteCaches(version)).filter(name => name !== siteCacheOf(version));
  // Without the list this build is not active yet: it is waiting, and pages use the previous build.
  if (!Array.isArray(noted) || noted.some(id => open.includes(String(id)))) return older.length > 0;
  for (const name of older) await caches.delete(name);
  await cache.delete(noteAddress);
  return false;
}
