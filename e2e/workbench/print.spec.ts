import { expect, test } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { expectAccessible } from '../access.ts';
import { BenchPage } from './bench-page.ts';
import { overflowingParts, pageCount, openPreview, printToPages, summary, openExample } from './print.ts';

const a4 = '595 × 842';

/** Sheets with the maximum number of pages of the summary, and of everything. */
const budgets = [
  { sheet: 'three orifices', tool: 'restriction-orifice-pro', inShort: 2, whole: 4 },
  { sheet: 'a vessel blown down', tool: 'plant-depressurization-pro', inShort: 2, whole: 8 },
  { sheet: 'a line, rated and turndown', tool: 'line-sizing-pro', inShort: 2, whole: 6 },
  { sheet: 'a register of scenarios', tool: 'relief-valve-pro/scenario-register', inShort: 2, whole: 4 },
  { sheet: '25 pumps', tool: 'pump-sizing-pro', copies: 23, inShort: 8, whole: 10 },
];

for (const { sheet, tool, copies = 0, inShort, whole } of budgets)
  test(`${sheet}: few pages, about as many as the dialog says, each with the title block`, async ({ page }) => {
    if (copies > 0) test.slow();
    // With a fallback font a sheet could be a page longer.
    await page.route('**/math-*.woff2', async route => {
      await setTimeout(1500);
      await route.continue();
    });
    await openExample(page, tool, { copies });
    const said = await openPreview(page);
    expect(said).toBeLessThanOrEqual(whole);
    const printed = await printToPages(page);
    expect(new Set(printed)).toEqual(new Set([a4]));
    expect(Math.abs(printed.length - said)).toBeLessThanOrEqual(1);
    const heads = await page.locator('.paper-frame > thead').evaluate(head => head.getClientRects().length);
    expect(Math.abs(heads - said)).toBeLessThanOrEqual(1);
    for (const part of await page.getByRole('dialog').getByRole('checkbox').all()) await part.uncheck();
    await expect(page.locator('.paper-part')).toHaveCount(0);
    const short = await pageCount(page);
    expect(short).toBeLessThanOrEqual(inShort);
    expect(Math.abs((await printToPages(page)).length - short)).toBeLessThanOrEqual(1);
  });

test('without the dialog the browser prints the sheet on the last chosen paper', async ({ page }) => {
  await openExample(page, 'restriction-orifice-pro', {
    stored: { size: 'Letter', orientation: 'landscape', parts: summary },
  });
  const pages = await printToPages(page);
  expect(new Set(pages)).toEqual(new Set(['792 × 612']));
  expect(pages.length).toBeLessThanOrEqual(2);
  await expect(page.locator('.printed-sheet')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
});

/** Every calculator with a workbench, with one of its examples. */
const tools: readonly (readonly [string, number?])[] = [
  ['control-valve'],
  ['control-valve-pro', 1],
  ['flare-ko-drum-sizing-pro'],
  ['geometry-calculation-pro', 1],
  ['heat-exchanger-ua-check-pro', 3],
  ['line-sizing-pro', 4],
  ['hydraulic-network-pro'],
  ['flare-network-pro'],
  ['plant-depressurization-pro'],
  ['pump-sizing-pro', 1],
  ['relief-valve-pro/gas-vapor-service'],
  ['relief-valve-pro/liquid-service'],
  ['relief-valve-pro/scenario-register'],
  ['relief-valve-pro/steam-service', 1],
  ['relief-valve-pro/two-phase-service'],
  ['restriction-orifice'],
  ['restriction-orifice-pro'],
  ['vibration-analysis-pro/flow-induced-turbulence'],
  ['vibration-analysis-pro/pressure-drop-devices', 1],
];

/** Printable width, px: A4 portrait and Letter landscape. */
const widths = { upright: 688, across: 950 };

for (const [tool, example = 0] of tools)
  test(`the print of ${tool} fits its pages, side by side and one case at a time`, async ({ page }) => {
    await openExample(page, tool, { example });
    expect(await overflowingParts(page, widths.upright)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('paper', '{"cases":"apart","orientation":"landscape"}'));
    expect(await overflowingParts(page, widths.across)).toEqual([]);
  });

test('the print shows complete words and values, and says if results are out of date', async ({ page }) => {
  const bench = await openExample(page, 'control-valve-pro');
  const name = await page.getByLabel('User description, case 1').inputValue();
  const words = await bench.case(name).locator('select.value[data-field] option:checked').allTextContents();
  await page.getByLabel('Live').uncheck();
  await bench.field(name, 'Flow rate').fill('12345.678901234');
  await bench.field(name, 'Flow rate').blur();
  expect(await overflowingParts(page, widths.upright)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('.printed-sheet');
  await expect(sheet.locator('.paper-summary td').filter({ hasText: '12345.678901234' })).toBeVisible();
  for (const word of words) await expect(sheet.getByRole('cell', { name: word, exact: true }).first()).toBeVisible();
  await expect(sheet.getByRole('columnheader', { name: `1 ${name}` })).toContainText('the results are out of date');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

for (const cases of [undefined, 'apart'] as const)
  test(`pictures have text of 8 to 9 pt on paper, all of it inside the picture, cases ${cases ?? 'beside'}`, async ({
    page,
  }) => {
    await openExample(page, 'control-valve-pro', { example: 1, stored: cases ? { cases } : {} });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: widths.upright, height: 1000 });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const pictures = page.locator('.printed-sheet .paper-picture svg');
    await expect(pictures.first()).toBeVisible();
    const texts = await pictures.evaluateAll(sheets =>
      sheets.flatMap(sheet => {
        const { left, right } = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll('text')].map(text => {
          const box = text.getBoundingClientRect();
          const points = (parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0) * 72) / 96;
          return { points: Math.round(points * 10) / 10, within: box.left > left - 1 && box.right < right + 1 };
        });
      }),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter(({ points, within }) => !within || points < 8 || points > 9)).toEqual([]);
  });

test('a short table is not split over pages', async ({ page }) => {
  await openExample(page, 'flare-ko-drum-sizing-pro', { stored: { cases: 'apart' } });
  await openPreview(page);
  const tables = page.locator('.paper-preview .paper-table tbody');
  const pages = await tables.evaluateAll(bodies => bodies.map(body => body.getClientRects().length));
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(pages)).toEqual(new Set([1]));
});

test('the dialog is usable by keyboard', async ({ page }) => {
  await openExample(page, 'restriction-orifice-pro');
  const opener = page.getByRole('button', { name: 'Print sheet' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Print sheet' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Project').focus();
  await page.keyboard.type('Plant 7');
  await expect(dialog.locator('.paper-title')).toContainText('Plant 7');
  await dialog.getByLabel('A4').focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Letter')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('axe finds nothing in the dialog', async ({ page }) => {
  await openExample(page, 'restriction-orifice-pro');
  await openPreview(page);
  await expectAccessible(page);
});

test('on a phone the options are collapsed, and the page count is approximate', async ({ page }) => {
  await openExample(page, 'restriction-orifice-pro');
  const pages = await openPreview(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Letter')).toBeHidden();
  await dialog.getByRole('button', { name: 'What is printed' }).click();
  await expect(dialog.getByLabel('Letter')).toBeVisible();
  expect(Math.abs((await pageCount(page)) - pages)).toBeLessThanOrEqual(1);
  const sheet = await dialog.locator('.preview-page').first().boundingBox();
  expect(sheet?.width).toBeLessThanOrEqual(360);
});

test('500 cases are summarised with their page count', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  await bench.field('Case 1', 'Flow rate').focus();
  const flows = Array.from({ length: 500 }, (_, index) => 1000 + index).join('\t');
  await page.evaluate(text => navigator.clipboard.writeText(text), flows);
  await page.keyboard.press('Control+V');
  await expect(bench.status()).toHaveText('Pasted 1 × 500 cells.');
  await bench.calculate();
  await expect(bench.status()).toHaveText('500 cases calculated. All need more input; see the results.');
  const pages = await openPreview(page);
  expect(pages).toBeLessThan(150);
  await expect(page.locator('.paper-band thead').last()).toContainText('Case 500');
});
