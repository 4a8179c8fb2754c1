import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { sideways } from './access.ts';
import { openPainted, workerBlocked } from './open.ts';
import { shiftOf, watchShifts } from './shift.ts';
import { subscriberState } from './subscriber-state.ts';

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...pages, ...shells])
    test(`${path} says what it is and what it needs, and has no control that does nothing`, async ({ page }) => {
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
    });
});

/** A page in a browser of its own: of the subscriber, or, where somebody with a session would be sent on, of a visitor. */
async function pageFor(browser: Browser, path: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    storageState: path === '/signin' ? { cookies: [], origins: [] } : subscriberState(),
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  await watchShifts(page);
  return page;
}

/**
 * Waits until the whole document is read and laid out in its own typefaces, and answers with the page's time. A typeface is
 * asked for when its first word is laid out, so the wait for all of them must not depend on which were asked for by then.
 */
async function laidOut(page: Page): Promise<number> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  return page.evaluate(async () => {
    await Promise.all([...document.fonts].map(face => face.load().catch(() => undefined)));
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return performance.now();
  });
}

/** Pages of methods are written by one component: the longest and the shortest of them stand for all. */
const alike = (path: string) => /^\/methods\/(?!plant-depressurization-pro$|geometry$)/.test(path);

for (const path of [...pages, ...shells].filter(path => !alike(path)))
  test(`${path} stands before its script comes, and stays where it is when it does`, async ({ browser }) => {
    for (const width of widths) {
      const page = await pageFor(browser, path, width);
      const said: string[] = [];
      page.on('pageerror', error => said.push(error.message));
      page.on('console', message => {
        if (message.text() !== workerBlocked) said.push(message.text());
      });
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
      await expect.poll(place, `${width} px`).toEqual([before?.x, before?.y]);
      expect(await shiftOf(page, since), `${width} px`).toBeLessThan(0.002);
      expect(said).toEqual([]);
      await page.context().close();
    }
  });
