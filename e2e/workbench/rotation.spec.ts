import { expect, test, type Page } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

/** Labels of fields and results whose beginning is left of the visible part of their band. */
const cutLabels = (page: Page) =>
  page.locator('.band-scroll').evaluateAll(bands =>
    bands.flatMap(band => {
      const { left } = band.getBoundingClientRect();
      return [...band.querySelectorAll('.row-label')].flatMap(label => {
        const box = label.getBoundingClientRect();
        const isHidden = box.width <= 1 || getComputedStyle(label).visibility === 'hidden';
        return !isHidden && box.left < left - 1 ? [label.textContent] : [];
      });
    }),
  );

for (const [before, after] of [
  [1024, 768],
  [1440, 360],
] as const)
  test(`four cases that were scrolled show their labels after a turn from ${before} to ${after} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: before, height: 900 });
    const bench = new BenchPage(page);
    await bench.open('restriction-orifice-pro');
    for (let added = 0; added < 3; added += 1) await page.getByRole('button', { name: 'Add New Case' }).click();
    const bands = page.locator('.band-scroll');
    await bands.evaluateAll(elements => {
      for (const element of elements) element.scrollLeft = element.scrollWidth;
    });
    expect(await bands.first().evaluate(band => band.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: after, height: before });
    await expect.poll(() => cutLabels(page)).toEqual([]);
    await expect.poll(() => bands.first().evaluate(band => band.scrollLeft)).toBe(0);
  });
