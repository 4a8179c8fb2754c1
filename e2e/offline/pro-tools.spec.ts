import { expect, test, type Browser, type Page } from '@playwright/test';
import { waitForHydration } from '../open.ts';
import { createSubscriber } from '../subscriber.mjs';
import { BenchPage } from '../workbench/bench-page.ts';
import { offlineNotice, cachedPaths, list, proCache, siteCache } from './cached.ts';

const tool = '/restriction-orifice-pro';
const files = list.pro[tool]?.pro ?? [];

/** Opens a Pro tool as a subscriber and waits until it is cached. */
async function openCachedTool(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const storageState = await createSubscriber(baseURL ?? '');
  const context = await browser.newContext({ serviceWorkers: 'allow', storageState });
  const page = await context.newPage();
  await new BenchPage(page).open(tool.slice(1));
  await expect
    .poll(async () => (await cachedPaths(page, proCache)).toSorted())
    .toEqual([...files, '/pro-lease'].toSorted());
  await expect.poll(async () => (await cachedPaths(page, siteCache())).join()).toMatch(/\/pro-lease-/);
  await expect.poll(() => cachedPaths(page, siteCache())).toContain(tool);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return page;
}

/** Fetches a Pro file from the page: the response status, or none. */
const fetchProFile = (page: Page) =>
  page.evaluate(
    path =>
      fetch(path).then(
        ({ status }) => status,
        () => 'none',
      ),
    files[0] ?? '',
  );

test('a Pro tool opened by a subscriber works offline, and is deleted on sign-out', async ({ browser, baseURL }) => {
  const page = await openCachedTool(browser, baseURL);
  await page.context().setOffline(true);
  await page.reload();
  const bench = new BenchPage(page);
  await bench.open(tool.slice(1));
  await expect(offlineNotice(page)).toContainText('the Pro tools you have opened here');
  await page.getByRole('button', { name: 'Load example' }).click();
  await bench.calculate();
  await expect(page.getByRole('region', { name: /^Results, / }).first()).toBeVisible();
  expect(await fetchProFile(page)).toBe(200);

  // Signing out also works while the server is unreachable.
  const tab = await page.context().newPage();
  await tab.goto(tool);
  await waitForHydration(tab);
  await tab.getByRole('button', { name: /subscriber-/ }).click();
  await tab.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(() => cachedPaths(page, proCache)).toEqual([]);
  expect(await fetchProFile(page)).toBe('none');
  await tab.waitForURL('**/account');
  await tab.goto(tool);
  await waitForHydration(tab);
  await expect(tab.getByRole('alert')).toContainText('This device is offline.');
  await expect(tab.getByRole('button', { name: 'Calculate' })).toHaveCount(0);
  await page.context().close();
});

test('the cache is deleted at the next server response after a sign-out elsewhere', async ({ browser, baseURL }) => {
  const page = await openCachedTool(browser, baseURL);
  const { request } = page.context();
  const headers = { origin: baseURL ?? '' };
  expect((await request.post('/api/account/sign-out', { data: { scope: 'global' }, headers })).status()).toBe(204);
  expect(await fetchProFile(page)).toBe(403);
  expect(await cachedPaths(page, proCache)).toEqual([]);
  await page.context().close();
});

test('the cache expires after seven days without a server response', async ({ browser, baseURL }) => {
  const page = await openCachedTool(browser, baseURL);
  // A response that arrives later would renew it.
  await page.context().setOffline(true);
  await page.evaluate(async name => {
    const cache = await caches.open(name);
    const lease = await (await cache.match('/pro-lease'))?.json();
    const renewedAt = Date.now() - 7 * 24 * 3_600_000;
    await cache.put('/pro-lease', new Response(JSON.stringify({ ...lease, renewedAt })));
  }, proCache);
  expect(await fetchProFile(page)).toBe('none');
  expect(await cachedPaths(page, proCache)).toEqual([]);
  await page.context().close();
});

test('no Pro code is cached for a session that is not remembered', async ({ browser, baseURL }) => {
  const state = await createSubscriber(baseURL ?? '');
  const context = await browser.newContext({ serviceWorkers: 'allow', storageState: state });
  await context.addCookies([{ name: 'isentrope.dont_remember', value: 'true', url: baseURL ?? '' }]);
  const page = await context.newPage();
  await new BenchPage(page).open(tool.slice(1));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await new BenchPage(page).open(tool.slice(1));
  expect(await cachedPaths(page, proCache)).toEqual([]);
  await context.close();
});
