import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { CacheList } from '../../web/src/offline/cache-list.ts';

/** The built site that the server serves. */
export const dist = process.env['WEB_DIST'] ?? join(import.meta.dirname, '..', '..', 'web', 'dist');

/** The build's list of cacheable files. */
export const list: CacheList = JSON.parse(readFileSync(join(dist, '.vite', 'kept-list.json'), 'utf8'));

/** Paths in one of a browser's caches; empty if there is no such cache. */
export function cachedPaths(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async name => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
}

export const siteCache = (version = list.version): string => `isentrope-site-${version}`;
export const proCache = 'isentrope-pro';

/** Waits until all free tools are precached. */
export async function waitForPrecache(page: Page): Promise<void> {
  const all = [...list.documents, ...list.free];
  const missing = async () => {
    const cached = new Set(await cachedPaths(page, siteCache()));
    return all.filter(path => !cached.has(path)).length;
  };
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
}

/** The offline notice at the bottom of the window. */
export const offlineNotice = (page: Page) => page.locator('.notices p.notice');
