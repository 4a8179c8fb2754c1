import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { KeptList } from '../../web/src/offline/kept-list.ts';

/** The built site that the server serves. */
export const dist = process.env['WEB_DIST'] ?? join(import.meta.dirname, '..', '..', 'web', 'dist');

/** The build's list of cacheable files. */
export const list: KeptList = JSON.parse(readFileSync(join(dist, '.vite', 'kept-list.json'), 'utf8'));

/** Paths in one of a browser's caches; empty if there is no such cache. */
export function keptIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async name => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
}

export const siteCache = (version = list.version): string => `isentrope-site-${version}`;
export const proCache = 'isentrope-pro';

/** Waits until all free tools are precached. */
export async function allKept(page: Page): Promise<void> {
  const all = [...list.documents, ...list.free];
  const missing = async () => {
    const kept = new Set(await keptIn(page, siteCache()));
    return all.filter(path => !kept.has(path)).length;
  };
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
}

/** The offline notice at the bottom of the window. */
export const connectionLine = (page: Page) => page.locator('.notices p.notice');
