import { expect, test, type Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import writeExcelFile from 'write-excel-file/node';
import { expectAccessible } from '../access.ts';
import { BenchPage } from './bench-page.ts';

/** A line list of two hundred rows as used in practice: title, heading with units, decimal commas, notes. */
function lineList(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const flow = String(12_000 + 150 * index);
    return `L-${1001 + index};P-${index % 20};Liquid;${flow};${(4 + (index % 7) / 2).toFixed(2).replace('.', ',')};35;985,5;0,72;4;40;${80 + index};Area ${index % 3}`;
  });
  return [
    'Line list, utilities;;;;;;;;;;;',
    'Line no.;P&ID;Phase;Flow (kg/h);Op. press. (barg);Temp. °C;Density kg/m3;Viscosity, cP;NPS;Sch.;Length (m);Remarks',
    ...lines,
  ].join('\r\n');
}

/** Starts the import through the search and chooses a file. */
async function choose(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('import a tag list');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await page.getByLabel('List to import').setInputFiles(path);
}

test('two hundred lines become two hundred cases and are exported again; the next list is matched at once', async ({
  page,
}) => {
  const path = test.info().outputPath('lines.csv');
  await writeFile(path, `\ufeff${lineList(200)}`);
  const bench = new BenchPage(page);
  await bench.open('line-sizing-pro');
  await choose(page, path);
  const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
  await expect(dialog.getByText('200 rows, 12 columns, 10 read')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Field of column K (Length (m))' })).toHaveValue('length');
  await expect(dialog.getByRole('combobox', { name: 'Field of column L (Remarks)' })).toHaveValue('');
  await dialog.getByRole('combobox', { name: 'Field of column L (Remarks)' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('combobox', { name: 'Field of column K (Length (m))' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Import 200 cases' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(bench.status()).toHaveText('200 cases read from lines.csv.');
  await expect(page.getByLabel('Flow rate, L-1001', { exact: true })).toHaveValue('12000');
  await expect(page.getByLabel('Pressure, L-1002', { exact: true })).toHaveValue('4,50');

  await page.locator('body').press('Control+z');
  await expect(bench.status()).toHaveText('Undone: the import.');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('');

  await choose(page, path);
  await expect(dialog.getByText('The columns are matched as in your last list with these headings.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Match them again' }).click();
  await expect(dialog.getByText('The columns are matched as in your last list')).toHaveCount(0);
});

test('an Excel list of a free tool, with unreadable rows', async ({ page }) => {
  const path = test.info().outputPath('orifices.xlsx');
  const text = (value: string) => ({ value, type: String });
  const number = (value: number) => ({ value, type: Number });
  const rows = Array.from({ length: 12 }, (_, index) => [
    text(`RO-${index + 1}`),
    index === 4 ? text('see note') : number(2 + index / 10),
    number(index === 7 ? -3 : 900 + index),
    number(250),
    number(985.5),
    number(0.9),
    number(102.26),
    text(index === 9 ? 'Slurry' : 'Liq.'),
  ]);
  await writeExcelFile([
    [text('Restriction orifices')],
    ['Tag', 'Flow', 'Inlet pressure', 'Press. drop', 'Medium density', 'Visc.', 'Pipe ID', 'Phase'].map(text),
    ['', 'kg/s', 'kPaa', 'kPa', 'kg/m³', 'cP', 'mm', ''].map(text),
    ...rows,
  ]).toFile(path);
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  await choose(page, path);
  const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
  await expect(dialog.getByText('12 rows, 8 columns, 8 read')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '3 rows cannot be imported' })).toBeVisible();
  await expect(dialog.locator('.list-invalid li')).toHaveText([
    'Row 8, column B (Flow): “see note” is not a number; Flow rate needs a number above 0 kg/s.',
    'Row 11, column C (Inlet pressure): “-3” must be above 0 kPa(abs).',
    'Row 13, column H (Phase): “Slurry” is not an option of Fluid type: Liquid, Gas.',
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Import the 9 good rows' }).focus();
  await page.keyboard.press('Enter');
  await expect(bench.status()).toHaveText('9 cases read from orifices.xlsx. 3 rows with problems left out.');
  await expect(bench.field('RO-1', 'Flow rate')).toHaveValue('2');
  await page.locator('body').press('Control+z');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('');
});
