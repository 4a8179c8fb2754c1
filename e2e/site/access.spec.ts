import { expect, test } from '@playwright/test';
import { expectAccessible, axeFindings, horizontalOverflow } from '../access.ts';
import { missingPath, publicPages } from './routes.ts';
import { openHydrated } from '../open.ts';

const paths = [...publicPages.map(([path]) => path), missingPath];

for (const path of paths)
  test(`axe finds nothing on ${path}, which does not scroll sideways down to 320 px, 400 % of 1280`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await horizontalOverflow(page)).toBe(0);
    await page.evaluate(() => scrollTo(200, 0));
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

test('axe finds nothing in the dialog, the dropdown and the mobile menu', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, '/tools');
    await page.getByRole('button', { name: 'Our Expertise' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('every control is at least 24 px high and wide, or part of a sentence', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await openHydrated(page, path);
    const small = await page.locator('a:visible, button:visible, input:visible').evaluateAll(elements =>
      elements
        .filter(element => {
          const { width, height } = element.getBoundingClientRect();
          const inText = element.closest('p, li')?.textContent?.trim() !== element.textContent?.trim();
          return (width < 24 || height < 24) && !inText && !element.matches('.skip-link');
        })
        .map(element => element.outerHTML.slice(0, 120)),
    );
    expect(small, path).toEqual([]);
  }
});

test('nothing animates with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
