import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from '../open.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the colour scheme follows the system until one is chosen, and the choice is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/terms');
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  await page.getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('Space');
  expect(await paper(page)).toBe(light);
  await openHydrated(page, '/engineering');
  expect(await paper(page)).toBe(light);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await paper(page)).toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.getByText('System', { exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
