import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectText, markup } from '../markup.ts';
import { BenchPage, craneWater } from './bench-page.ts';

const tool = 'restriction-orifice-pro';

test('markup in the name of a case is text on the page, the print and the drawing, by link and by workbook', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  await page.getByLabel('User description, case 1').fill(markup);
  await bench.calculate();
  await expect(bench.result(markup, 'Orifice diameter')).toHaveText('50.00');
  await page.getByRole('button', { name: 'Print sheet' }).click();
  await page.getByLabel('Project', { exact: true }).fill(markup);
  await expectText(page, markup);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(bench.status()).toHaveText('Link copied. It includes every case.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const workbook = await (await download).path();

  for (const open of [
    (other: BenchPage) => other.page.goto(link),
    async (other: BenchPage) => {
      await other.open(tool);
      await other.page.getByLabel('File to import').setInputFiles({
        name: 'restriction-orifice-results.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await readFile(workbook),
      });
    },
  ]) {
    const other = await browser.newContext({ storageState: await context.storageState() });
    const opened = new BenchPage(await other.newPage());
    await open(opened);
    await expect(opened.result(markup, 'Orifice diameter')).toHaveText('50.00');
    await expectText(opened.page, markup);
    await other.close();
  }
});
