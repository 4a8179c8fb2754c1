import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { BenchPage } from './bench-page.ts';

/** Opens and calculates an example, and shows the sensitivities beside the inputs through the search. */
async function openSensitivity(page: Page, tool: string, example?: RegExp): Promise<BenchPage> {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await page.getByRole('button', { name: 'Load example' }).click();
  if (example) await page.getByRole('button', { name: example }).click();
  await bench.calculate();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sensitivity');
  await page.keyboard.press('Enter');
  await expect(page.locator('.elasticity').first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sensitivity' })).toHaveCount(0);
  return bench;
}

const beside = (page: Page) => page.getByRole('region', { name: /^Sensitivity/ });

test('each input has its bar and value in the row of its field, and typing continues beside it', async ({ page }) => {
  const bench = await openSensitivity(page, 'restriction-orifice');
  const field = bench.field('Water, 15 °C', 'Flow rate');
  const figure = beside(page).getByText('+0.40', { exact: true });
  const [a, b] = [await field.boundingBox(), await figure.boundingBox()];
  expect(Math.abs((a?.y ?? 0) + (a?.height ?? 0) / 2 - (b?.y ?? 99) - (b?.height ?? 0) / 2)).toBeLessThan(4);
  await expect(beside(page).locator('.sparkline path')).toHaveCount(6);
  await field.press('End');
  await field.pressSequentially('1');
  await expect(field).toHaveValue('7.931941');
  await expect(beside(page)).not.toHaveAttribute('data-before');
  await expectAccessible(page);
});

test('with three cases the sensitivities of the current one are shown', async ({ page }) => {
  await openSensitivity(page, 'control-valve-pro', /Water and carbon dioxide/);
  await expect(beside(page)).toHaveAccessibleName('Sensitivity, Globe, DN 150');
  await page.getByRole('button', { name: '3 Carbon dioxide, DN 100' }).click();
  await expect(beside(page)).toHaveAccessibleName('Sensitivity, Carbon dioxide, DN 100');
  await expect(beside(page).getByText('Temperature', { exact: true })).toBeAttached();
  await expect(beside(page).locator('.elasticity').first()).toBeInViewport({ ratio: 1 });
});

test('on a phone it is below the field, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const bench = await openSensitivity(page, 'restriction-orifice');
  const field = bench.field('Water, 15 °C', 'Flow rate');
  const [a, b] = [await field.boundingBox(), await beside(page).locator('.elasticity').first().boundingBox()];
  expect(b?.y ?? 0).toBeGreaterThanOrEqual((a?.y ?? 0) + (a?.height ?? 0) - 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});
