import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

/** Drops or pastes reports and lists of other programs. The test of all files is beside the reader. */

const folder = new URL('../../web/src/workbench/files/foreign-files/', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(name, folder));

async function drop(page: Page, name: string): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([base64 = '', called = '']) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), mark => mark.charCodeAt(0))], called));
      return data;
    },
    [bytesOf(name).toString('base64'), name],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

const compositions = [
  ['hysys-stream-report.txt', 5, 'Methane (CH4)', '0.8480', /not from "MOLAR FLOW \(kgmole\/h\)"/],
  ['aspen-plus-report.rep', 3, 'Propane (C3H8)', '0.1500', /Taken from "FEED", not from "LIQ", "VAP"/],
  ['pvt-reservoir-fluid.txt', 12, 'n-Pentane (C5H12)', '1.03', /not from "Weight %"/],
  ['iso6976-zertifikat.csv', 7, 'Nitrogen (N2)', '1.0200', /"Brennwert Hs,n/],
  ['thermoml-isochores.xml', 3, 'Nitrogen (N2)', '0.04', /Taken from "Mole fraction, point 1"/],
  ['lab-analysis.xlsx', 6, 'Hydrogen sulfide (H2S)', '0', /Read as 0: Hydrogen sulfide/],
] as const;

for (const [name, count, component, amount, remark] of compositions)
  test(`${name} dropped on the page becomes the composition`, async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open('fluid-properties');
    await drop(page, name);
    await expect(bench.status()).toHaveText(remark);
    await expect(bench.case('Case 1').getByRole('textbox', { name: /^amount of/ })).toHaveCount(count);
    await expect(bench.field('Case 1', `amount of ${component}`)).toHaveValue(amount);
  });

test('a sheet with a stream in each column becomes a case for each', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('control-valve');
  await drop(page, 'stream-sheet.xlsx');
  const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
  await expect(dialog.getByText('2 rows, 8 columns, 8 read')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 cases' }).click();
  await expect(bench.field('FG-2', 'Molecular weight')).toHaveValue('17.2');
});

test.describe('a pasted stream', () => {
  const stream = 'Pressure [bar_g]\t34.00 *\nMass Flow [kg/h]\t25,000\nPhase\tVapor\nMolecular Weight\t19.4';

  test('is shown with the meaning of its lines, then fills the case that it was pasted onto', async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open('control-valve');
    await bench.fill('Case 1', { 'Pressure differential': '2.5' });
    await bench.field('Case 1', 'Flow rate').focus();
    await paste(page, stream);
    const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
    await expect(dialog.getByText('1 row, 4 columns, 4 read')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'into Case 1, keeping its other fields' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Fill the case' }).click();
    await expect(bench.status()).toHaveText('4 fields of Case 1 read from the clipboard.');
    await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('25000');
    await expect(bench.field('Case 1', 'Upstream pressure')).toHaveValue('34.00');
    await expect(bench.field('Case 1', 'Molecular weight')).toHaveValue('19.4');
    await expect(bench.field('Case 1', 'Pressure differential')).toHaveValue('2.5');
  });

  test('fills at once if it has labels of the calculator', async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open('control-valve');
    await bench.field('Case 1', 'Flow rate').focus();
    await paste(page, 'Flow rate\t25,000\tkg/h\nUpstream pressure\t34.5\tbar(g)');
    await expect(bench.status()).toHaveText(
      'Filled 2 fields by name. 25,000 is read as 25000, by the decimal marks of the other numbers.',
    );
    await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('25000');
  });
});
