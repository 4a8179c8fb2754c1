import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { sideways } from './access.ts';
import { openPainted, workerBlocked } from './open.ts';
import { laidOut, shiftOf, watchShifts } from './shift.ts';

/** The routes of the product as it was built. A shell says what it is; the rest of it is drawn by its script. */
const dist = process.env['WEB_DIST'] ?? join(import.meta.dirname, '..', 'web', 'dist');
const { pages, shells }: { pages: string[]; shells: string[] } = JSON.parse(
  readFileSync(join(dist, 'routes.json'), 'utf8'),
);
/** Pages of links, which are complete without. */
const menus = new Set(['/relief-valve-pro', '/vibration-analysis-pro']);
const widths = [360, 1440] as const;
/** In a table the buttons hold its words. */
const controls = 'main :is(button, input, select, textarea):not(table *):visible';

/** A walk may take as long as its pages would in tests of their own. */
const allowTimeFor = (paths: readonly string[]) => test.setTimeout(test.info().timeout * paths.length);

/** The paths in walks of a few, each in one browser context, which costs more to begin than such a page does. */
function walks(paths: readonly string[], most: number): (readonly [name: string, paths: readonly string[]])[] {
  const count = Math.ceil(paths.length / most);
  return Array.from({ length: count }, (_, walk) => [
    `walk ${walk + 1} of ${count}`,
    paths.filter((_path, index) => index % count === walk),
  ]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [walk, paths] of walks([...pages, ...shells], 8))
    test(`a page says what it is and what it needs, and has no control that does nothing, ${walk}`, async ({
      page,
    }) => {
      allowTimeFor(paths);
      for (const path of paths) await test.step(path, () => expectReadable(page, path));
    });
});

async function expectReadable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(new URL(page.url()).pathname).toBe(path);
  if (shells.includes(path) && !menus.has(path))
    await expect(page.locator('main .needs-script')).toContainText('JavaScript, which does not run here');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tools' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
    expect(await page.locator(controls).count()).toBe(0);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(120);
    expect(await sideways(page)).toBe(0);
  }
}

/** Pages of methods are written by one component: the longest and the shortest of them stand for all. */
const alike = (path: string) => /^\/methods\/(?!plant-depressurization-pro$|geometry$)/.test(path);

/** From `/signin` somebody with a session would be sent on. */
const forVisitors = '/signin';
const forAll = [...pages, ...shells].filter(path => !alike(path) && path !== forVisitors);

for (const [walk, paths] of walks(forAll, 4))
  test(`a page stands before its script comes, and stays where it is when it does, ${walk}`, async ({ page }) => {
    allowTimeFor(paths);
    // What the page before left in the browser is not there: each opens as for the first time.
    await page.addInitScript(() => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('signed-in', 'yes');
    });
    await watchShifts(page);
    for (const path of paths) for (const width of widths) await expectStill(page, path, width);
  });

test.describe('for a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const width of widths)
    test(`${forVisitors} stands before its script comes, and stays where it is when it does, at ${width} px`, async ({
      page,
    }) => {
      await watchShifts(page);
      await expectStill(page, forVisitors, width);
    });
});

function expectStill(page: Page, path: string, width: number): Promise<void> {
  return test.step(`${path}, ${width} px`, async () => {
    const said: string[] = [];
    const hear = (text: string) => {
      if (text !== workerBlocked) said.push(text);
    };
    const hearError = (error: Error) => hear(error.message);
    const hearWord = (message: ConsoleMessage) => hear(message.text());
    page.on('pageerror', hearError).on('console', hearWord);
    await page.setViewportSize({ width, height: 800 });
    const comeToLife = await openPainted(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByText('JavaScript, which does not run here')).toHaveCount(0);
    const since = await laidOut(page);
    const before = await heading.boundingBox();
    await comeToLife();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const place = async () => {
      const box = await heading.boundingBox();
      return [box?.x, box?.y];
    };
    await expect.poll(place).toEqual([before?.x, before?.y]);
    expect(await shiftOf(page, since)).toBeLessThan(0.002);
    expect(said).toEqual([]);
    page.off('pageerror', hearError).off('console', hearWord);
    await page.unrouteAll({ behavior: 'wait' });
  });
}
