import { expect, test } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

test('paper has whole words and values, nothing to press, and says when results are out of date', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('control-valve-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.locator('.menu-choice').first().click();
  await bench.calculate();
  const name = await page.getByLabel('User description, case 1').inputValue();
  await page.getByLabel('Live').uncheck();
  await bench.field(name, 'Flow rate').fill('12345.678901234');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('.printed-sheet');
  await expect(sheet).toContainText('12345.678901234');
  await expect(sheet).toContainText(name);
  await expect(sheet).toContainText('Edited since this calculation');
  await expect(sheet.locator('input, select, button, a')).toHaveCount(0);
  await expect(page.locator('.workbench')).toBeHidden();
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('three orifice cases are two pages of summary or less', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Pump minimum flow/ }).click();
  await bench.calculate();
  await page.getByRole('button', { name: 'Print sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Print sheet' }).locator('.page-count')).toHaveText(/^[12] pages?$/);
  await page.keyboard.press('Escape');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});
