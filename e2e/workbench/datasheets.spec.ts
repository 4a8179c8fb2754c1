import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { overflowingParts, pageCount, printToPages, openExample } from './print.ts';

/** Opens the datasheets through the search. */
async function openDatasheets(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find' }).fill('datasheet');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Datasheet' }).locator('.paper').waitFor();
}

/** Printable width of A4, portrait and landscape, px. */
const widths = { portrait: 688, landscape: 1016 };

for (const [tool, kind] of [
  ['control-valve', 'item'],
  ['control-valve-pro', 'item'],
  ['restriction-orifice-pro', 'item'],
  ['pump-sizing-pro', 'item'],
  ['relief-valve-pro/gas-vapor-service', 'item'],
  ['line-sizing-pro', 'list'],
  ['plant-depressurization-pro', 'list'],
  ['relief-valve-pro/scenario-register', 'list'],
  ['hydraulic-network-pro', 'list'],
  ['flare-network-pro', 'list'],
] as const)
  test(`the datasheet of ${tool} fits one page of A4 and of Letter`, async ({ page }) => {
    await openExample(page, tool);
    await openDatasheets(page);
    for (const [size, width, height] of [
      ['A4', 595, 842],
      ['Letter', 612, 792],
    ] as const) {
      await page.getByLabel(size, { exact: true }).check();
      expect(await pageCount(page)).toBe(1);
      expect(await printToPages(page)).toEqual([kind === 'item' ? `${width} × ${height}` : `${height} × ${width}`]);
    }
    expect(await overflowingParts(page, kind === 'item' ? widths.portrait : widths.landscape)).toEqual([]);
  });

test('cases are operating states of one or several items, which have a page each, and are saved as a workbook', async ({
  page,
}) => {
  await openExample(page, 'control-valve-pro');
  await openDatasheets(page);
  const dialog = page.getByRole('dialog', { name: 'Datasheet' });
  await dialog.getByLabel('Separate items, one page each').check();
  await expect(dialog.locator('.paper-sheet')).toHaveCount(3);
  await dialog.getByRole('group', { name: 'Cases' }).getByRole('checkbox').first().uncheck();
  await expect(dialog.locator('.paper-sheet')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as Excel' }).click();
  expect((await download).suggestedFilename()).toBe('control-valve-datasheet.xlsx');
  await expect(dialog.getByRole('status')).toHaveText('Saved as control-valve-datasheet.xlsx.');
});

test('axe finds nothing in the dialog, on desktop and phone', async ({ page }) => {
  await openExample(page, 'control-valve');
  await openDatasheets(page);
  await expectAccessible(page);
});
