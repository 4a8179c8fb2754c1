import { expect, type Page } from '@playwright/test';

/** Focus rests inside the dialog, once the guards at its ends have handed it back. */
export async function staysInDialog(page: Page): Promise<void> {
  const inside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(inside, { message: 'focus stays inside the dialog' }).toBe(true);
}
