import { siteCacheName, siteCacheNames } from './site-cache.ts';

/** Key of the list of clients open at activation; never requested from the server. */
const openClientsKey = '/open-before';

/** Activates a build. The files of open pages stay until those are closed or reloaded. */
export async function activateBuild(version: string, open: readonly string[]): Promise<void> {
  const names = await siteCacheNames(version);
  if (names.every(name => name === siteCacheName(version))) return;
  const cache = await caches.open(siteCacheName(version));
  await cache.put(openClientsKey, new Response(JSON.stringify(open)));
}

/**
 * Deletes the caches of previous builds once none of their pages is open.
 * @returns whether any of them remains
 */
export async function deleteOldBuilds(version: string, open: readonly string[]): Promise<boolean> {
  const cache = await caches.open(siteCacheName(version));
  const recorded: unknown = await (await cache.match(openClientsKey))?.json();
  const older = (await siteCacheNames(version)).filter(name => name !== siteCacheName(version));
  // Without the list this build is not active yet: it is waiting, and pages use the previous build.
  if (!Array.isArray(recorded) || recorded.some(id => open.includes(String(id)))) return older.length > 0;
  for (const name of older) await caches.delete(name);
  await cache.delete(openClientsKey);
  return false;
}
