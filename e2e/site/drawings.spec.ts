import { expect, test, type Page } from '@playwright/test';
import { waitForLayout } from '../shift.ts';

const pages = ['/', '/engineering', '/project-management'] as const;
const widths = [320, 360, 560, 768, 1000, 1440] as const;

/**
 * Faults of the visible text in drawings: too small, overlapping, outside the window, or crossed by a line other than
 * the grid. A text's box has the height of its capitals.
 */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const result: string[] = [];
    for (const drawing of document.querySelectorAll<SVGSVGElement>('svg.drawing')) {
      if (drawing.getBoundingClientRect().width === 0) continue;
      const texts = [...drawing.querySelectorAll('text')].map(text => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const height = bottom - top;
        return {
          words: text.textContent,
          left,
          right,
          top: top + height * 0.22,
          bottom: bottom - height * 0.22,
          height,
        };
      });
      const strokes = [...drawing.querySelectorAll<SVGPathElement>('path:not(.grid)')].flatMap(path => {
        const toScreen = path.getScreenCTM();
        return Array.from({ length: Math.ceil(path.getTotalLength()) }, (_, at) =>
          path.getPointAtLength(at).matrixTransform(toScreen ?? undefined),
        );
      });
      for (const [index, text] of texts.entries()) {
        const { words: wording, left, right, top, bottom, height } = text;
        if (height < 10) result.push(`${wording} is ${height} px high`);
        if (left < 0 || right > document.documentElement.clientWidth) result.push(`${wording} leaves the window`);
        for (const other of texts.slice(index + 1))
          if (left < other.right && other.left < right && top < other.bottom && other.top < bottom)
            result.push(`${wording} stands on ${other.words}`);
        if (strokes.some(({ x, y }) => x > left && x < right && y > top && y < bottom))
          result.push(`a line crosses ${wording}`);
      }
    }
    return result;
  });
}

for (const path of pages)
  test(`the drawings of ${path} can be read at every width`, async ({ page }) => {
    await page.goto(path);
    await waitForLayout(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(page), `${width} px`).toEqual([]);
    }
  });

for (const width of widths)
  test(`every bar of the schedule has its name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const names = ['Basis of design', 'PFD, balance', 'P&ID, for review', 'HAZOP', 'Datasheets', 'P&ID, for design'];
    for (const name of [...names, 'Class 3 estimate'])
      await expect(page.locator('.drawing:visible').getByText(name, { exact: true })).toHaveCount(1);
  });

test('the process line stays clear of the text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const distances = await page.locator('.stations, .panels, .approach').evaluateAll(sections =>
    sections.map(section => {
      const line = section.querySelector('.run-pass, .run-down')?.getBoundingClientRect().left;
      const text = section.querySelector('h3, .panel, h2')?.getBoundingClientRect().left ?? 0;
      return (
        text -
        (line ?? section.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(section, '::before').left))
      );
    }),
  );
  expect(distances).toHaveLength(3);
  for (const distance of distances) expect(distance).toBeGreaterThanOrEqual(20);
});
