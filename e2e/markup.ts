import { expect, type Page } from '@playwright/test';

/** Text that runs script wherever it is taken for HTML; the document's title tells. */
export const markup = `<img src="x" onerror="document.title='run'"><svg onload="document.title='run'"></svg>"'&`;

/** Expects markup to be shown as the text that it is, and to have become no element and run no script. */
export async function expectText(page: Page, shown: string): Promise<void> {
  await expect.poll(() => page.evaluate(text => document.body.innerText.includes(text), shown)).toBe(true);
  await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
  expect(await page.title()).not.toBe('run');
}
