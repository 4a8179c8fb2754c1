import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { waitForHydration, openHydrated } from '../open.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { waitForPrecache, offlineNotice, cachedPaths, list, proCache, siteCache } from './cached.ts';

test.use({ serviceWorkers: 'allow', storageState: { cookies: [], origins: [] } });

test('after one visit every free tool works offline, including its worker', async ({ page, context }) => {
  await openHydrated(page, '/restriction-orifice');
  await waitForPrecache(page);
  await context.setOffline(true);

  // A tool that was never opened here.
  await page.goto('/control-valve');
  await waitForHydration(page);
  await expect(offlineNotice(page)).toContainText(
    'You are offline. The free tools and the pages you have visited still work',
  );
  await expect(offlineNotice(page)).toContainText('Signing in and saving to projects need a connection.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  await page.getByRole('button', { name: 'Load example' }).click();
  await bench.calculate();
  await expect(bench.results('Water, 15 °C')).toBeVisible();
  await page.getByRole('tab', { name: 'Explore' }).click();
  await page.getByRole('tab', { name: 'Solve', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value of Orifice diameter' }).fill('45');
  await expect(page.getByText(/^One answer between /)).toBeVisible();

  await context.setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  expect(await cachedPaths(page, proCache)).toEqual([]);
});

test('a page that is not cached says so and links to what works', async ({ page, context }) => {
  await openHydrated(page, '/tools');
  await waitForPrecache(page);
  await context.setOffline(true);
  await page.goto('/methods/control-valve');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available offline');
  await waitForHydration(page);
  await expectAccessible(page);
});

test('no API response and no Pro code is cached for a visitor, and only files of the build', async ({ page }) => {
  await openHydrated(page, '/tools');
  await waitForPrecache(page);
  const allowed = new Set([...list.documents, ...list.opened, ...list.free, ...list.further, ...list.beside]);
  expect((await cachedPaths(page, siteCache())).filter(path => !allowed.has(path))).toEqual([]);
  expect([...allowed].filter(path => path.startsWith('/assets/pro/') || path.startsWith('/api/'))).toEqual([]);
});

test('with Save-Data nothing is downloaded in the background', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openHydrated(page, '/tools');
  await expect.poll(() => cachedPaths(page, siteCache())).toContain('/tools');
  await page.reload();
  await waitForHydration(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await cachedPaths(page, siteCache())).not.toContain('/unit-converters');
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/tools');
  const [href] = await page
    .locator('link[rel="manifest"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/tools',
    scope: '/',
    display: 'standalone',
    short_name: 'Isentrope',
  });
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  for (const size of ['192x192', '512x512'])
    for (const purpose of [undefined, 'maskable'])
      expect(icons.find(icon => icon.sizes === size && icon.purpose === purpose)?.type).toBe('image/png');
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    // Width and height are in the first chunk of a PNG (ISO/IEC 15948, 11.2.2).
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
});
