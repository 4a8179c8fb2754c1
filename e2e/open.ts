import { expect, type Page } from '@playwright/test';

/** Opens a page and waits for hydration. A page paints before its scripts load, so earlier clicks might be lost. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Triggers and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-live');
}

/** Opens a page with its scripts held back; the returned function releases them and waits for hydration. */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/*.js', async route => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Console message where Playwright blocks service workers (playwright.config.ts). */
export const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Options for a test's own requests: retries a connection closed by the server while idle, as browsers do. */
export const retryOptions = { maxRetries: 2 } as const;
