import { expect, test, type Page } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

/** Figures of a page, with a unit or not, whose text takes more than one line. */
const brokenFigures = (page: Page) =>
  page.locator('.cell .figure, .answer b').evaluateAll(figures =>
    figures.flatMap(figure => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      const isNumber = /^[-−\d]/.test(figure.textContent ?? '');
      return isNumber && Math.max(...tops) - Math.min(...tops) > 8 ? [figure.textContent] : [];
    }),
  );

async function openExample(page: Page, width: number, view: 'Inputs' | 'Results'): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /export gas/i }).click();
  await bench.calculate();
  await expect(page.locator('.answer b').first()).not.toHaveText('--');
  if (width < 900) await page.locator('.bar-views').getByRole('button', { name: view }).click();
}

for (const width of [1440, 768, 360])
  test(`no figure breaks between number and unit, ${width} px`, async ({ page }) => {
    await openExample(page, width, 'Results');
    await expect(page.locator('.cell.result .figure').first()).toBeVisible();
    expect(await page.locator('.cell .figure').count()).toBeGreaterThan(10);
    expect(await brokenFigures(page)).toEqual([]);
  });

test('a composition has its label beside it, and the command for a new case is whole, 360 px', async ({ page }) => {
  await openExample(page, 360, 'Inputs');
  const label = page.locator('.row-label', { hasText: /^Composition/ }).first();
  await expect(label).toBeVisible();
  const [place, list] = [
    await label.boundingBox(),
    await page.getByRole('group', { name: 'Composition' }).first().boundingBox(),
  ];
  expect(place?.y).toBe(list?.y);
  expect((place?.x ?? NaN) + (place?.width ?? NaN)).toBeLessThanOrEqual((list?.x ?? NaN) + 1);
  const calculate = await page.getByRole('button', { name: 'Calculate', exact: true }).boundingBox();
  const add = await page.getByRole('button', { name: 'Add New Case' }).boundingBox();
  expect(add?.x).toBeGreaterThan((calculate?.x ?? NaN) + (calculate?.width ?? NaN));
  expect((add?.x ?? NaN) + (add?.width ?? NaN)).toBeLessThanOrEqual(360);
});
