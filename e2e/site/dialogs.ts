import { expect, type Page } from '@playwright/test';

/** Checks that focus stays inside the dialog, after its focus guards have returned it. */
export async function expectFocusInDialog(page: Page): Promise<void> {
  const inside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(inside, { message: 'focus stays inside the dialog' }).toBe(true);
}
