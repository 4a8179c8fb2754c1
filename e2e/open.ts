import { expect, type Page } from '@playwright/test';

/**
 * Opens a page and waits until it answers to its reader. A page is painted before its scripts are asked for, so what a test
 * presses before that may come to nothing.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** Waits until a page answers to its reader, who reaches for it. */
export async function live(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-live');
}

/** For requests of a test itself: a connection that the server closed while it was idle is opened again, as browsers do. */
export const again = { maxRetries: 2 } as const;
