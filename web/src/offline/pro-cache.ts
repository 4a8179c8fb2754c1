/** Name of the cache with Pro code. A module of its own, so that any page can clear it without loading more. */
export const proCache = 'isentrope-pro';

/** Whether the cache has any entries; false if storage is blocked. */
export async function hasProCache(): Promise<boolean> {
  try {
    return await caches.has(proCache);
  } catch {
    return false;
  }
}

/** Deletes the cache. */
export async function clearProCache(): Promise<void> {
  if (await hasProCache()) await caches.delete(proCache);
}
