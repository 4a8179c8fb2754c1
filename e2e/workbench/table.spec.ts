import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { axeFindings, horizontalOverflow } from '../access.ts';
import { BenchPage, craneWater } from './bench-page.ts';

/** Calculates thirty water duties with different flows, one per row. */
async function openTable(page: Page, context: BrowserContext): Promise<BenchPage> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  const flows = Array.from({ length: 30 }, (_, index) => String(28_000 + 100 * index)).join('\t');
  await page.evaluate(text => navigator.clipboard.writeText(text), flows);
  await bench.field('Case 1', 'Flow rate').focus();
  await page.keyboard.press('Control+v');
  await expect(bench.status()).toHaveText('Pasted 1 × 30 cells.');
  const { 'Flow rate': _, Method: __, 'Pressure tappings': ___, ...numbers } = craneWater;
  for (const [label, value] of Object.entries(numbers)) {
    await page.evaluate(
      text => navigator.clipboard.writeText(text),
      Array.from({ length: 30 }, () => value).join('\n'),
    );
    await page.getByLabel(`${label}, Case 1`, { exact: true }).focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByLabel(`${label}, Case 2`, { exact: true })).toHaveValue(value);
  }
  await bench.calculate();
  await page.locator('.table-view').evaluate(table => table.scrollTo({ left: 0 }));
  await expect(page.locator('.table-row.table-head ~ .table-row .primary .figure').first()).toHaveText(/\d/);
  return bench;
}

/** Whether the focused element is fully visible, not covered by fixed columns or headings. */
const isClear = (page: Page) =>
  page.evaluate(() => {
    const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ].every(([x = 0, y = 0]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && seen.closest('.table-cell') === document.activeElement?.closest('.table-cell');
    });
  });

test('names and results stay visible and never cover the current cell', async ({ page, context }) => {
  await openTable(page, context);
  const main = page.getByRole('columnheader', { name: /^Orifice diameter/ });
  await expect(main).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Flow rate, Case 1', { exact: true }).focus();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isClear(page)).toBe(true);
  }
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Enter');
  await expect.poll(() => isClear(page)).toBe(true);
  await expect(page.locator('.table-row[aria-current]')).toHaveAttribute('aria-rowindex', '22');
  await expect(main).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+End');
  await expect.poll(() => isClear(page)).toBe(true);
  await expect(page.locator('.table-row[aria-current]')).toHaveAttribute('aria-rowindex', '31');
});

test('columns fade out under names and results, so that a clipped number is not misread', async ({ page, context }) => {
  await openTable(page, context);
  const table = page.getByRole('region', { name: 'Cases, one per row' });
  await expect(table).toHaveAttribute('data-after');
  await expect(table).not.toHaveAttribute('data-before');
  await table.evaluate(view => view.scrollTo({ left: view.scrollWidth }));
  await expect(table).toHaveAttribute('data-before');
  await expect(table).not.toHaveAttribute('data-after');
});

test('editing continues after the row is scrolled out of view', async ({ page, context }) => {
  await openTable(page, context);
  const flow = page.getByLabel('Flow rate, Case 1', { exact: true });
  await flow.focus();
  await page.locator('.table-view').evaluate(table => table.scrollTo({ top: table.scrollHeight }));
  await expect(page.getByText('30', { exact: true })).toBeInViewport();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await expect(flow).toHaveValue('280005');
  await expect(flow).toBeInViewport();
});

test('a label on the drawing focuses its cell even if its column is out of view', async ({ page, context }) => {
  await openTable(page, context);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.locator('.table-view').evaluate(table => table.scrollTo({ left: 0 }));
  await page
    .getByRole('img', { name: /Section of an orifice plate/ })
    .getByText('D 73.66')
    .click();
  await expect(page.getByLabel('Pipe inside diameter, Case 1', { exact: true })).toBeFocused();
  await expect.poll(() => isClear(page)).toBe(true);
});

test('axe finds nothing on a sorted table with open menus, and the page does not scroll sideways', async ({
  page,
  context,
}) => {
  await openTable(page, context);
  await page
    .getByRole('columnheader', { name: /^Beta ratio/ })
    .getByRole('button')
    .click();
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    // prettier-ignore
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const menu of [undefined, /^Columns/, /^Actions for/]) {
      if (menu) await page.getByRole('button', { name: menu }).click();
      expect(await axeFindings(page), `${colorScheme}, ${width} px, ${menu}`).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.keyboard.press('Escape');
    }
  }
});
