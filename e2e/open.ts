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

/** Opens a page whose scripts are held back; the answer lets them go and waits until the page has come to life. */
export async function openPainted(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route('**/*.js', async route => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    letGo();
    await live(page);
  };
}

/** What a browser of the tests says by itself where it keeps a page's worker away (playwright.config.ts). */
export const workerBlocked = 'Service Worker registration blocked by Playwright';

/** For requests of a test itself: a connection that the server closed while it was idle is opened again, as browsers do. */
export const again = { maxRetries: 2 } as const;
