import { expect, test, type Page } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

async function calculateExample(page: Page, tool: string): Promise<void> {
  await new BenchPage(page).open(tool);
  await page.getByRole('button', { name: 'Load example' }).click();
  const examples = page.locator('.menu-choice:visible');
  if ((await examples.count()) > 0) await examples.first().click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('.answer b').first()).not.toHaveText('--');
}

/** The numbers and units of key results that extend beyond their place. */
const cutResults = (page: Page) =>
  page
    .locator('.answer')
    .evaluateAll(answers =>
      answers.flatMap(answer =>
        [...answer.querySelectorAll('b > span, small')].flatMap(part =>
          part.getBoundingClientRect().right > answer.getBoundingClientRect().right ? [part.textContent] : [],
        ),
      ),
    );

for (const tool of ['line-sizing-pro', 'pump-sizing-pro', 'heat-exchanger-ua-check-pro'])
  test(`the key results of ${tool} are not cut at any width`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await calculateExample(page, tool);
    for (const width of [1440, 1280, 1024, 900, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 900) await page.locator('.bar-views').getByRole('button', { name: 'Results' }).click();
      await expect(page.locator('.answers')).toBeVisible();
      await expect.poll(() => cutResults(page), `${width} px`).toEqual([]);
    }
  });

for (const [width, height] of [
  [1440, 900],
  [360, 780],
] as const)
  test(`the first screen of ${width} px shows a result at most twice`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await calculateExample(page, 'restriction-orifice');
    const value = (await page.locator('.answer b').first().textContent()) ?? '';
    expect(value).toMatch(/^\d/);
    const inView = () =>
      page.getByText(value).evaluateAll(
        (parts, bottom) =>
          parts.filter(part => {
            const { top, width: size } = part.getBoundingClientRect();
            return part.children.length === 0 && size > 0 && top < bottom;
          }).length,
        height,
      );
    expect(await inView()).toBe(width < 900 ? 1 : 2);
    if (width < 900) {
      await page.locator('.bar-views').getByRole('button', { name: 'Results' }).click();
      await expect.poll(inView).toBe(2);
    }
    await expect(page.getByRole('img', { name: `d ${value} mm` })).toBeAttached();
  });
