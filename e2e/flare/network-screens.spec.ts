import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

/** The results of a network on its page: wide tables, the drawing and the choice of the case. */

async function openCoolingWater(page: Page): Promise<void> {
  const bench = new BenchPage(page);
  await bench.open('hydraulic-network-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /^Cooling water/ }).click();
  await bench.calculate();
}

/** The text size of the drawing on the screen, px. */
const textSize = (page: Page) =>
  page
    .getByRole('group', { name: /^The network with/ })
    .evaluate(
      picture => (12 * picture.getBoundingClientRect().width) / Number(picture.getAttribute('viewBox')?.split(' ')[2]),
    );

for (const width of [1440, 360])
  test(`tags stay in view beside their verdicts, and the drawing can be read, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openCoolingWater(page);
    const results = page.locator('.bar-views').getByRole('button', { name: 'Results' });
    if (await results.isVisible()) await results.click();
    const items = page.getByRole('region', { name: 'Items' });
    await expect(items.getByRole('columnheader').nth(1)).toHaveText('Verdict');
    await items.evaluate(region => {
      region.scrollIntoView({ block: 'center' });
      region.scrollLeft = 600;
    });
    const frame = (await items.boundingBox()) ?? { x: NaN, width: NaN };
    const tag = (await items.getByRole('cell', { name: /^L-102/ }).boundingBox()) ?? { x: NaN, width: NaN };
    expect(tag.x).toBeCloseTo(frame.x, 0);
    expect(tag.width).toBeLessThan(frame.width / 2);
    await expect.poll(() => textSize(page)).toBeGreaterThanOrEqual(8.99);
    expect(await axeFindings(page)).toEqual([]);
  });

test('a phone names the case of the results and changes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openCoolingWater(page);
  await page.locator('.bar-views').getByRole('button', { name: 'Results' }).click();
  const chosen = page.locator('#case-of-desk');
  const titles = await chosen.locator('option').allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  const flow = page.locator('.answer b').first();
  const before = await flow.textContent();
  await chosen.selectOption(titles.find(title => title === 'Normal flow') ?? '');
  await expect(flow).not.toHaveText(before ?? '');
  const bar = page.locator('.bar-actions');
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('long words of the main results wrap in the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const bench = new BenchPage(page);
  await bench.open('flare-network-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await bench.calculate();
  await expect(page.locator('.answer-line')).toContainText('criteria exceeded');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a phone has its actions in one row, and the others in a menu above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCoolingWater(page);
  const actions = await page.locator('.bar-actions').boundingBox();
  expect(actions?.height).toBeLessThanOrEqual(48);
  const bar = await page.locator('.workbench-bar').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(740 / 5);
  await page.getByRole('button', { name: 'Other actions' }).click();
  const clear = page.getByRole('button', { name: /^Clear/ });
  await expect(clear).toBeVisible();
  expect((await clear.boundingBox())?.y).toBeLessThan(actions?.y ?? NaN);
  await expect(page.getByRole('checkbox', { name: 'Live' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('the search finds a row of the items by its tag, and opens its table there', async ({ page }) => {
  await openCoolingWater(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find' }).fill('P-101B');
  await page.getByRole('option', { name: 'P-101B Items, input' }).click();
  await expect(page.getByRole('dialog', { name: 'Items' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tag, row 5' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Tag, row 5' })).toHaveValue('P-101B');
});
