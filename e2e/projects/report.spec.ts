import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { overflowingParts, pdfPages, printToPdf } from './print.ts';
import { addSheet, issueSheet, createProject, createUser, saveOrificeSheet } from './users.ts';

test('a project prints as a report, with page headers, numbering, and an index with page numbers', async ({
  browser,
}) => {
  test.slow();
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  for (const [number, title, flow] of [
    ['C-101', 'Inlet orifice', '7.93194'],
    ['C-102', 'Minimum flow', '8.2'],
  ] as const) {
    await saveOrificeSheet(owner, await addSheet(owner, address, number, title), flow);
    await issueSheet(owner, address, title, 'First issue');
  }
  await addSheet(owner, address, 'C-103', 'Not issued');
  await page.addInitScript(() => localStorage.setItem('report-paper', '{"size":"A4"}'));
  await page.goto(address);
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page).toHaveURL(`${address}/report`);
  const status = page.locator('.report-bar').getByRole('status');
  await expect(status).toHaveText(/^About \d+ pages$/);
  const said = Number((await status.textContent())?.replaceAll(/\D/g, ''));
  await expect(page.getByLabel(/^C-103 Not issued/)).toBeDisabled();

  const preview = page.getByRole('region', { name: 'The report as it will print' });
  const index = preview.locator('.report-front .report-list').first().getByRole('row');
  await expect(index.nth(1)).toContainText('1 of 2C-101Inlet orificeAFor check3');
  await expect(index.nth(2)).toContainText('2 of 2C-102Minimum flowAFor check');
  const second = Number(await index.nth(2).getByRole('cell').last().textContent());
  const heads = await preview
    .locator('.report-sheet > thead')
    .evaluateAll(all => all.map(head => head.getClientRects().length));
  expect(heads).toHaveLength(2);
  expect(second).toBe(3 + (heads[0] ?? 0));
  expect(said).toBe(2 + (heads[0] ?? 0) + (heads[1] ?? 0));
  for (const [index, title] of ['Inlet orifice', 'Minimum flow'].entries()) {
    const head = preview.locator('.report-sheet > thead').nth(index);
    await expect(head).toContainText(title);
    await expect(head).toContainText('P-2614 Inlet compression');
    await expect(head).toContainText(`Sheet${index + 1} of 2`);
    await expect(head).toContainText('For check');
  }
  await expect(preview.locator('.report-hash').nth(1)).toHaveText(/^[0-9a-f]{64}$/);

  const pages = pdfPages(await printToPdf(page));
  expect(new Set(pages)).toEqual(new Set(['595 × 842']));
  expect(Math.abs(pages.length - said)).toBeLessThanOrEqual(1);
  expect(await overflowingParts(page, 688)).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByLabel('Working, with equations and sources').uncheck();
  await page.getByLabel(/^C-101 Inlet orifice/).uncheck();
  await page.getByLabel('Letter').check();
  await expect(index).toHaveCount(2);
  await expect(preview.locator('.report-sheet')).toContainText('Sheet1 of 1');
  await expect(preview.locator('.paper-step')).toHaveCount(0);
  await expect(status).toHaveText(/^About [34] pages$/);
  expect(new Set(pdfPages(await printToPdf(page)))).toEqual(new Set(['612 × 792']));
  await page.getByLabel('Latest approved').check();
  await expect(page.getByRole('heading', { name: 'No sheet in the report' })).toBeVisible();
});

test('a single revision prints as in a report', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  await saveOrificeSheet(owner, await addSheet(owner, address, 'C-101', 'Inlet orifice'), '7.93194');
  await issueSheet(owner, address, 'Inlet orifice', 'First issue');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await overflowingParts(page, 688)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('.printed-sheet');
  await expect(sheet.locator('.paper-title')).toContainText('Sheet1 of 1');
  await expect(sheet.getByRole('row', { name: /^Orifice diameter/ })).toContainText('mm');
  await expect(sheet.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
