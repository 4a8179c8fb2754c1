import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** The build that the server serves. */
const dist = process.env['WEB_DIST'] ?? join(import.meta.dirname, '..', 'web', 'dist');
const files = readdirSync(join(dist, 'assets', 'pro')).map(name => `/assets/pro/${name}`);
const { shells }: { shells: string[] } = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
const pages = shells.filter(path => /^\/[^/]+-pro(\/|$)/.test(path));

test('every built Pro page and file is served to a subscriber', async ({ request }) => {
  expect(pages.length).toBeGreaterThanOrEqual(5);
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const path of [...pages, ...files]) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('every built Pro page and file is refused to a visitor', async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: { cookies: [], origins: [] },
    maxRedirects: 0,
  });
  for (const path of files) expect([path, (await visitor.get(path)).status()]).toEqual([path, 403]);
  for (const path of pages) {
    const response = await visitor.get(path);
    expect([path, response.status(), response.headers()['location']]).toEqual([
      path,
      303,
      `/signin?next=${encodeURIComponent(path)}`,
    ]);
  }
  await visitor.dispose();
});
