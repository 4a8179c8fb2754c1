import { expect, test } from '@playwright/test';
import { expectAccessible, openWithoutErrors } from '../access.ts';
import { openHydrated } from '../open.ts';
import { layoutShiftOf, watchShifts } from '../shift.ts';

const pages = ['/methods/geometry', '/methods/restriction-orifice-pro', '/methods/relief-valve-pro/gas-vapor-service'];

for (const path of pages)
  test(`axe finds nothing on ${path}, which a visitor reads with every equation typeset`, async ({ page }) => {
    await openWithoutErrors(page, path);
    await expect(page.locator('.method-steps math[display="block"]').first()).toBeVisible();
    await expectAccessible(page);
  });

test('the method page of a Pro calculator loads no Pro code and does not shift', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await watchShifts(page);
  await openHydrated(page, '/methods/restriction-orifice-pro');
  await page.waitForLoadState('networkidle');
  const working = page.getByRole('region', { name: 'Working' });
  await expect(working).toContainText('ISO 5167-2:2022, 5.3.2.1, eq. 4');
  await expect(working.locator('math[aria-label^="p₂ = p₁"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Published cases' }).getByRole('row')).not.toHaveCount(0);
  // The equation font is preloaded before the first equation is laid out.
  await expect(page.locator('link[rel="preload"][href*="/math-400-"]')).toHaveCount(1);
  expect(requests.filter(path => /\/pro\/|definition|catalogue|kit/.test(path))).toEqual([]);
  expect(await layoutShiftOf(page)).toBeLessThan(0.005);
});

test('a wide equation can be scrolled by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openHydrated(page, '/methods/line-sizing-pro');
  const cut = page.locator('.method-steps math[tabindex="0"]').first();
  await cut.focus();
  await expect(cut).toBeFocused();
  expect(await cut.evaluate(math => math.scrollWidth > math.clientWidth)).toBe(true);
});

test('the index links to a page, and its example opens in the workbench', async ({ page }) => {
  await openHydrated(page, '/methods');
  await page.getByRole('link', { name: 'Restriction Orifice Sizing Module', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restriction Orifice Sizing Module');
  await page.getByRole('region', { name: 'Examples' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/restriction-orifice(#|$)/);
  await expect(page.getByRole('textbox', { name: /^Flow rate/ }).first()).not.toHaveValue('');
});

test('the workbench search and the references link to the method page', async ({ page }) => {
  await openHydrated(page, '/restriction-orifice');
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill('methods of this');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/methods/restriction-orifice');
  await openHydrated(page, '/restriction-orifice');
  await page.getByRole('tab', { name: 'References' }).click();
  await expect(page.getByRole('link', { name: 'Every equation and source on one page' })).toHaveAttribute(
    'href',
    '/methods/restriction-orifice',
  );
});
