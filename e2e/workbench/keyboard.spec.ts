import { expect, test } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

test('a complete calculation by keyboard alone: fill in, calculate, export', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  for (const name of ['Skip to the content', 'Skip to the fields']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Enter');
  }
  await expect(bench.field('Case 1', 'Method')).toBeFocused();
  await bench.field('Case 1', 'Flow rate').focus();
  const down = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  for (const text of ['28554.98', '4', '0.17', '1.13809', '999.135']) await down(text);
  await expect(bench.field('Case 1', 'Vapour pressure')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bench.field('Case 1', 'Pipe inside diameter')).toBeFocused();
  await page.keyboard.type('73.66');
  await page.keyboard.press('Shift+Enter');
  await expect(bench.field('Case 1', 'Vapour pressure')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bench.field('Case 1', 'Pipe inside diameter')).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(bench.case('Case 1').getByLabel('Unit of Pipe inside diameter')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(bench.result('Case 1', 'Beta ratio')).toHaveText('0.6847');
  const exportButton = page.getByRole('button', { name: 'Export to Excel' });
  await exportButton.focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('restriction-orifice-results.xlsx');
});

test('arrow keys at the ends of a text move to the neighbouring case', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await bench.fill('Case 1', { 'Flow rate': '12' });
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(bench.field('Case 2', 'Flow rate')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bench.field('Case 1', 'Flow rate')).toBeFocused();
});

test('a label on the drawing focuses its field, and the focused field is highlighted on the drawing', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  await page
    .getByRole('img', { name: /Section of an orifice plate/ })
    .getByText('D', { exact: true })
    .click();
  await expect(bench.field('Case 1', 'Pipe inside diameter')).toBeFocused();
  await expect(page.locator('.line-drawing text.lit')).toHaveText('D');
});
