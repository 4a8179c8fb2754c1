import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { horizontalOverflow } from './access.ts';
import { openUnhydrated, workerBlocked } from './open.ts';
import { waitForLayout, layoutShiftOf, watchShifts } from './shift.ts';

/** The routes of the build. A shell has only heading and lead; the rest is rendered by script. */
const dist = process.env['WEB_DIST'] ?? join(import.meta.dirname, '..', 'web', 'dist');
const { pages, shells }: { pages: string[]; shells: string[] } = JSON.parse(
  readFileSync(join(dist, 'routes.json'), 'utf8'),
);
/** Pages of links, which are complete without scripts. */
const menus = new Set(['/relief-valve-pro', '/vibration-analysis-pro']);
const widths = [360, 1440] as const;
/** Without buttons in tables, which contain the text of the table. */
const controls = 'main :is(button, input, select, textarea):not(table *):visible';

/** Scales the timeout with the number of pages in a group. */
const allowTimeFor = (paths: readonly string[]) => test.setTimeout(test.info().timeout * paths.length);

/** Groups paths into one browser context each, which is slower to create than to load a page. */
function walks(paths: readonly string[], maximum: number): (readonly [name: string, paths: readonly string[]])[] {
  const count = Math.ceil(paths.length / maximum);
  return Array.from({ length: count }, (_, walk) => [
    `walk ${walk + 1} of ${count}`,
    paths.filter((_path, index) => index % count === walk),
  ]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [walk, paths] of walks([...pages, ...shells], 8))
    test(`pages have a heading, say that they need scripts, and have no inoperable control, ${walk}`, async ({
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
    await expect(page.locator('main .needs-script')).toContainText('JavaScript, which is off');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tools' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
    expect(await page.locator(controls).count()).toBe(0);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(120);
    expect(await horizontalOverflow(page)).toBe(0);
  }
}

/** Method pages share one component: the longest and the shortest represent all. */
const alike = (path: string) => /^\/methods\/(?!plant-depressurization-pro$|geometry$)/.test(path);

/** `/signin` redirects a user with a session. */
const signInPath = '/signin';
const forAll = [...pages, ...shells].filter(path => !alike(path) && path !== signInPath);

for (const [walk, paths] of walks(forAll, 4))
  test(`the layout is complete before the scripts load and does not shift afterwards, ${walk}`, async ({ page }) => {
    allowTimeFor(paths);
    // Clear what the previous page stored, so that each opens as on a first visit.
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
    test(`the layout of ${signInPath} is complete before the scripts load and does not shift afterwards, at ${width} px`, async ({
      page,
    }) => {
      await watchShifts(page);
      await expectStill(page, signInPath, width);
    });
});

function expectStill(page: Page, path: string, width: number): Promise<void> {
  return test.step(`${path}, ${width} px`, async () => {
    const messages: string[] = [];
    const hear = (text: string) => {
      if (text !== workerBlocked) messages.push(text);
    };
    const hearError = (error: Error) => hear(error.message);
    const hearWord = (message: ConsoleMessage) => hear(message.text());
    page.on('pageerror', hearError).on('console', hearWord);
    await page.setViewportSize({ width, height: 800 });
    const comeToLife = await openUnhydrated(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByText('JavaScript, which is off')).toHaveCount(0);
    const since = await waitForLayout(page);
    const before = await heading.boundingBox();
    await comeToLife();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const place = async () => {
      const box = await heading.boundingBox();
      return [box?.x, box?.y];
    };
    await expect.poll(place).toEqual([before?.x, before?.y]);
    expect(await layoutShiftOf(page, since)).toBeLessThan(0.002);
    expect(messages).toEqual([]);
    page.off('pageerror', hearError).off('console', hearWord);
    await page.unrouteAll({ behavior: 'wait' });
  });
}
