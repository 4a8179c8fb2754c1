import { expect, test, type Page } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

/** A line list as engineers keep it, with bare sizes, marks for no value, notes and a two-phase line. */
const lineList = [
  'Line No.\tPhase\tFlow rate\tFlow unit\tOper. press. (barg)\tDensity (kg/m³)\tViscosity (cP)\tSize\tSch.\tLength\tRemarks',
  'L-1\tLiquid\t20\tt/h\t5\t840\t3.5 cSt\t150\t40\t90 m\thold',
  'L-2\tLiquid\t30\tt/h\t5\tn/a\t1\t200\t40\t150\t',
  'L-3\tTwo-phase\thold\tt/h\t5\t120\t2\t6\t40\t60 m\t',
].join('\n');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a table pasted with nothing focused opens as a list, which says what is open and what is still needed', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('line-sizing-pro');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await paste(page, lineList);
  const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
  await expect(dialog.getByText('3 rows, 10 columns')).toBeVisible();
  for (const sentence of [
    /the bare number 6 in row 4 may be NPS 1\/8 \(DN 6\) or NPS 6 \(DN 150\), and is read as DN 6/,
    'In column I (Length), 1 cell is read in m, having no unit (150), while others have m: row 3.',
    'In column E (Density (kg/m³)), 1 cell is taken as blank (“n/a”): row 3.',
    'In column C (Flow rate), 1 cell is taken as blank (“hold”): row 4.',
    /^Two-phase, row 4: Total pressure drop will need .*vapour density/,
    'Liquid, row 3: Total pressure drop will need density.',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 3 cases' }).click();
  await expect(bench.status()).toHaveText('3 cases read from the clipboard.');
});

test('a table without headings opens too; a single cell, and a paste into a field, do not', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('line-sizing-pro');
  const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await paste(page, '5000');
  await bench.field('Case 1', 'Flow rate').click();
  await paste(page, '5000');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('5000');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await paste(page, '5000\t5\n6000\t6\n7000\t7');
  await expect(dialog.getByText('No row can be read yet')).toBeVisible();
});
