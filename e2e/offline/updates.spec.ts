import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { openHydrated } from '../open.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { waitForPrecache, offlineNotice, dist, cachedPaths, list, siteCache } from './cached.ts';
import { startSiteServer } from './site-server.ts';

test.use({ serviceWorkers: 'allow', storageState: { cookies: [], origins: [] } });

const next = '0123456789ab';
const tool = 'restriction-orifice';

/** A copy of the build with the Explore chunk renamed, along with all references to the build. */
function changedBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'isentrope-next-build-'));
  cpSync(dist, folder, { recursive: true });
  for (const file of ['service-worker.js', `${tool}/index.html`, 'offline/index.html']) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(list.version, next));
  }
  const explore = list.free.filter(path => /\/explore-[^/]+\.js$/.test(path));
  expect(explore.length).toBeGreaterThan(0);
  for (const path of explore) rmSync(join(folder, path));
  return folder;
}

test('a new version is announced and waits; the open page, its parts and entries stay', async ({ page }) => {
  const build = changedBuild();
  const server = await startSiteServer(dist);
  try {
    await openHydrated(page, `${server.origin}/${tool}`);
    await waitForPrecache(page);
    server.serve(null);

    // While the server is unreachable, the page loads and says that it is offline.
    await page.reload();
    const bench = new BenchPage(page);
    await page.getByRole('button', { name: 'Calculate' }).waitFor();
    await expect(offlineNotice(page)).toContainText('The server cannot be reached.');
    await bench.fill('Case 1', { 'Flow rate': '4711' });
    await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));

    server.serve(build);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(notice).toContainText('Reload when convenient');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('tab', { name: 'Explore' }).click();
    await expect(page.getByRole('tab', { name: 'Solve', exact: true })).toBeVisible();
    await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');
    expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true);

    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('#root')).toHaveAttribute('data-build', next);
    await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');
    await expect(notice).toHaveCount(0);
    // The previous build is deleted once none of its pages is open.
    await expect.poll(() => cachedPaths(page, siteCache())).toEqual([]);
    await expect.poll(() => cachedPaths(page, siteCache(next))).toContain(`/${tool}`);
  } finally {
    server.stop();
    rmSync(build, { recursive: true, force: true });
  }
});
