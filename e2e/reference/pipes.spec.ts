import { expect, test } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { expectAccessible, openWithoutErrors } from '../access.ts';

test('both filters start empty, and narrow the table by NPS and by DN', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await expect(page.getByText('400 pipes in 40 sizes')).toBeVisible();
  await expect(page.getByLabel('NPS', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('DN', { exact: true })).toHaveValue('');
  await page.getByLabel('NPS', { exact: true }).selectOption('36');
  const rows = page.locator('.pipe-table tbody tr');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('914.00');
  await expect(rows.nth(1)).toContainText('898.16');
  await page.getByLabel('DN', { exact: true }).selectOption('100');
  await expect(rows).toHaveText(['No data']);
  await page.getByLabel('NPS', { exact: true }).selectOption('');
  await expect(page.getByText('14 pipes in one size')).toBeVisible();
});

test('missing values show "No data"', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.getByLabel('NPS', { exact: true }).selectOption('4-1/2');
  await expect(page.locator('.size-head')).toContainText(['No data']);
  await page.getByLabel('NPS', { exact: true }).selectOption('26');
  await page.getByLabel('Schedule', { exact: true }).selectOption('160');
  await expect(page.locator('.pipe-table tbody tr').last()).toContainText('No data');
});

test('search, sort order and units change the table', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.getByLabel('Search').fill('NPS 4 sch 40');
  await expect(page.getByText('One pipe in one size')).toBeVisible();
  const row = page.locator('.pipe-table tbody tr').last();
  await expect(row).toContainText('102.26');
  await expect(row).toContainText('4.026');
  await expect(row).toContainText('16.08');
  await page.getByLabel('inch', { exact: true }).check();
  await expect(row).not.toContainText('102.26');
  await page.getByLabel('mm', { exact: true }).check();
  await expect(row).not.toContainText('4.026');
  await page.getByLabel('Search').fill('');
  await page.getByRole('button', { name: 'Wall Thickness' }).click();
  await expect(page.getByRole('columnheader', { name: 'Wall Thickness' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('.pipe-table tbody tr').first()).toContainText('1.24');
  await page.getByRole('button', { name: 'Wall Thickness' }).click();
  await expect(page.locator('.pipe-table tbody tr').first()).toContainText('59.54');
  await page.getByLabel('Flow area').uncheck();
  await expect(page.getByRole('columnheader', { name: 'Flow area' })).toHaveCount(0);
});

test('the selected pipe is drawn to scale, by pointer and by keyboard', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.getByLabel('NPS', { exact: true }).selectOption('6');
  await page.getByRole('button', { name: 'NPS 6, XXS' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'NPS 6, XXS' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('img', { name: 'Section of NPS 6, XXS: outside 168.30 mm, inside 124.40 mm, wall 21.95 mm' }),
  ).toBeVisible();
  const [outer, inner] = await page
    .locator('.section-drawing .wall')
    .evaluate(path => [...(path.getAttribute('d') ?? '').matchAll(/a([\d.]+)/g)].map(([, radius]) => Number(radius)))
    .then(radii => [radii[0] ?? 0, radii[2] ?? 0]);
  expect((inner ?? 0) / (outer ?? 1)).toBeCloseTo(124.4 / 168.3, 6);
});

test('the visible rows are exported as numbers with units', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.getByLabel('NPS', { exact: true }).selectOption('4');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('pipe-dimensions-results.xlsx');
  const sheets = await readExcelFile(await file.path());
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Results', 'Basis']);
  const rows = sheets[0]?.data ?? [];
  expect(rows.length).toBe(15);
  const row = rows.find(cells => cells[2] === '40');
  expect(row?.slice(0, 4)).toEqual(['4', 100, '40', 'ASME B36.10M']);
  expect(Number(row?.[4])).toBeCloseTo(114.3, 9);
  await expect(page.getByText('Exported as pipe-dimensions-results.xlsx.')).toBeVisible();
});

test('on a phone dimensions and weights are two views, and the selected pipe stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.getByLabel('NPS', { exact: true }).selectOption('4');
  await expect(page.getByRole('columnheader', { name: 'Inner Diameter' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Flow area' })).toBeHidden();
  await page.getByLabel('Weights and areas').check();
  await expect(page.getByRole('columnheader', { name: 'Inner Diameter' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Flow area' })).toBeVisible();
  await page.getByRole('button', { name: 'NPS 4, XXS' }).click();
  await expect(page.getByRole('heading', { name: 'NPS 4, XXS' })).toBeInViewport();
});

test('axe finds nothing on the table by size', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.getByLabel('NPS', { exact: true }).selectOption('4');
  await expectAccessible(page);
});

test('axe finds nothing on the sorted table', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.getByLabel('NPS', { exact: true }).selectOption('4');
  await page.getByRole('button', { name: 'Wall Thickness' }).click();
  await expectAccessible(page);
});

test('printed column headings are plain text and repeat on each page', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('.pipe-table thead button')
    .evaluateAll(buttons => buttons.map(button => button.getClientRects().length));
  expect(boxes.length).toBeGreaterThan(2);
  expect(new Set(boxes)).toEqual(new Set([0]));
});

test('no value overlaps another, the drawing or the page edge at any width', async ({ page }) => {
  await openWithoutErrors(page, '/pipe-dimensions');
  await page.locator('.pipe-table tbody').last().scrollIntoViewIfNeeded();
  for (const width of [1440, 1280, 1120, 1024, 901, 640, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const crowded = await page.evaluate(() => {
      const box = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      const panel = document.querySelector('.pipe-panel')?.getBoundingClientRect();
      const end = panel && panel.left > 0 ? panel.left : innerWidth;
      const cells = [...document.querySelectorAll<HTMLElement>('.pipe-table tbody :is(th, td)')];
      return cells
        .filter(cell => cell.offsetParent !== null)
        .flatMap(cell => {
          const second = cell.querySelector('.second');
          const [first, other] = [second?.previousSibling, second?.firstChild].map(node => node && box(node));
          const apart = !first || !other || other.left - first.right >= 3 || other.top >= first.bottom - 1;
          const inside = cell.scrollWidth <= cell.clientWidth + 1;
          const clear = cell.getBoundingClientRect().right <= end;
          return apart && inside && clear ? [] : [cell.textContent];
        });
    });
    expect.soft(crowded, `at ${width} px`).toEqual([]);
  }
});
