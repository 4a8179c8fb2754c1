import { expect, test } from '@playwright/test';
import { openHydrated } from '../open.ts';
import { publicPages } from './routes.ts';

/** The width of A4 less the margins of printed pages, in px. */
const printedWidth = Math.floor(((210 - 28) / 25.4) * 96);

test('public pages print black on white within the margins, without navigation', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: printedWidth, height: 1000 });
  for (const [path, heading] of publicPages) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(
      page.locator('.site-header, .site-footer, .tools-search, .plans-links').locator('visible=true'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(printedWidth);
    for (const button of await page.locator('.button:not(.danger)').locator('visible=true').all()) {
      await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
  }
});

test('a printed page has margins and keeps the preview of a tool on one page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openHydrated(page, '/plans');
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .flatMap(rule => (rule instanceof CSSPageRule && rule.selectorText === '' ? [rule.style.margin] : [])),
  );
  expect(margins).toEqual(['10mm 14mm 13mm']);
  for (const tool of await page.locator('.plans-page .tool').all())
    await expect(tool).toHaveCSS('break-inside', 'avoid');
});
