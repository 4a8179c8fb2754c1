import type { Page } from '@playwright/test';
import { expect, openNewAccount, test } from '../accounts/users.ts';
import { openHydrated } from '../open.ts';
import { publicPages } from './routes.ts';

/** The width of A4 less the margins of printed pages, in px. */
const printedWidth = Math.floor(((210 - 28) / 25.4) * 96);

/** Shows pages as printed on A4 by someone who uses the dark colour scheme. */
async function showPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: printedWidth, height: 1000 });
}

/** Expects black text on white within the margins, without header and footer. */
async function expectPrintable(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.site-header, .site-footer').locator('visible=true')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(printedWidth);
}

test('public pages print black on white within the margins, without navigation', async ({ page }) => {
  await showPrinted(page);
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

test('the account page prints its data, without forms that only act', async ({ page }) => {
  await openNewAccount(page);
  await page.getByLabel('First Name').fill('Ada');
  await showPrinted(page);
  await expectPrintable(page);
  for (const heading of ['Profile Information', 'Two-Step Verification', 'Sessions', 'Terms of Service'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  for (const heading of ['Change Password', 'Change Email Address', 'Your Data', 'Delete Account'])
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.locator('.account-page .button, .account-links').locator('visible=true')).toHaveCount(0);
});

for (const [path, heading, content] of [
  ['/unit-converters', 'Unit Converters', '.converter-cards'],
  ['/pipe-dimensions', 'Pipe Dimensions', '.pipe-table'],
  ['/thermal-conductivity', 'Thermal Conductivity Data', 'main svg'],
  ['/geometry', 'Geometry', '.line-drawing'],
  ['/steam-tables', 'Steam Tables', 'main svg'],
] as const)
  test(`${path} prints its figures without its controls`, async ({ page }) => {
    if (path === '/steam-tables') await openNewAccount(page);
    await openHydrated(page, path);
    await showPrinted(page);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.locator(content).first()).toBeVisible();
    await expectPrintable(page);
    await expect(page.locator('.reference-tools, .unit-search, .universal-swap').locator('visible=true')).toHaveCount(
      0,
    );
  });
