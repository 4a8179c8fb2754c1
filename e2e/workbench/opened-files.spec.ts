import { expect, test, type Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { BenchPage } from './bench-page.ts';

/** Imports or drops files of other programs. */

interface OpenedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const csv = (name: string, ...lines: readonly string[]): OpenedFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

const valves = [
  ['Tag', 'Phase', 'P1 (barg)', 'dP (bar)', 'Flow (m3/h)', 'Density (kg/m3)'],
  ['FV-101', 'L', '10', '2', '100', '850'],
  ['FV-102', 'L', '8', '1.5', '60', '720'],
] as const;
const list = csv('valves.csv', ...valves.map(row => row.join(',')));

async function importFile(page: Page, file: OpenedFile): Promise<void> {
  await page.getByLabel('File to import').setInputFiles(file);
}

async function dropFile(page: Page, { name, mimeType, buffer }: OpenedFile): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([text, called, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([text ?? ''], called ?? '', { type: type ?? '' }));
      return data;
    },
    [buffer.toString(), name, mimeType],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await expect(page.locator('.workbench[data-dragging]')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
}

test.describe('a list of items', () => {
  for (const [way, open] of [
    ['imported', importFile],
    ['dropped', dropFile],
  ] as const) {
    test(`as text, ${way}, is matched to the fields before anything is read`, async ({ page }) => {
      const bench = new BenchPage(page);
      await bench.open('control-valve');
      await open(page, list);
      const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
      await expect(dialog.getByText('2 rows, 6 columns, 6 read')).toBeVisible();
      await expect(dialog.getByText(/^A volume flow: multiplied by the density/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Import 2 cases' }).click();
      await expect(bench.status()).toHaveText('2 cases read from valves.csv.');
      await expect(bench.field('FV-101', 'Flow rate')).toHaveValue('100 m³/h × 850 kg/m³');
    });
  }

  test('in a workbook that is not of this site', async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open('control-valve');
    const rows = valves.map(row => row.map(value => ({ value })));
    const buffer = await writeExcelFile(rows).toBuffer();
    await importFile(page, { ...list, name: 'valves.xlsx', buffer });
    await expect(page.getByRole('dialog').getByText('2 rows, 6 columns, 6 read')).toBeVisible();
  });

  test('with headings that name nothing is shown with no column read', async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open('control-valve');
    await importFile(page, csv('other.csv', 'Colour,Taste', 'red,sweet'));
    await expect(page.getByRole('dialog').getByText(/2 columns, 0 read$/)).toBeVisible();
  });
});

test('a gas analysis becomes the composition, with what was not taken as written', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  await dropFile(
    page,
    csv('analysis.csv', 'Component,Mol %', 'Methane,94.975', 'Ethane,5', 'H2S,250 ppm', 'Argon,ND', 'Total,100'),
  );
  await expect(bench.status()).toHaveText('The composition is from analysis.csv. Read as 0: Argon (ND).');
  const amounts = bench.case('Case 1').getByRole('textbox', { name: /^amount of/ });
  await expect(amounts).toHaveCount(4);
  await expect(bench.field('Case 1', 'amount of Hydrogen sulfide (H2S)')).toHaveValue('0.025');
});
