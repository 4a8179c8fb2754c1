import { expect, test } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

test('paper shows whole words and values, and says when results are out of date', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  const bench = new BenchPage(page);
  await bench.open('control-valve-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.locator('.menu-choice').first().click();
  await bench.calculate();
  const name = await page.getByLabel('User description, case 1').inputValue();
  const style = bench.case(name).locator('select.value[data-field]');
  const words = await style.locator('option:checked').allTextContents();
  await bench.field(name, 'Flow rate').fill('12345.678901234');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = bench.case(name).locator('.cell.printed .value');
  expect(await printed.allTextContents()).toEqual(expect.arrayContaining([...words, '12345.678901234']));
  const cut = await page
    .locator('.printed .value, .printed .unit, .cell .unit')
    .evaluateAll(cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent));
  expect(cut).toEqual([]);
  await expect(page.locator('.bench-area input, .bench-area select')).toHaveCount(0);
  await expect(bench.case(name).getByText('the results are out of date')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(bench.field(name, 'Flow rate')).toHaveValue('12345.678901234');
});
