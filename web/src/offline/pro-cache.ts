/** The cache of the code of Pro tools, by itself so that every page can empty it without any other code. */
export const proCache = 'isentrope-pro';

/** Whether there is anything in it. A browser that lets the page keep nothing has none. */
export async function keepsPro(): Promise<boolean> {
  try {
    return await caches.has(proCache);
  } catch {
    return false;
  }
}

/** Removes all of it. */
export async function forgetPro(): Promise<void> {
  if (await keepsPro()) await caches.delete(proCache);
}
