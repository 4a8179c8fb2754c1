import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks that a page is free of findings in both colour schemes at 1440 and 360 px, and does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
      expect(findings, `${colorScheme}, ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  }
}

/** Opens a page and fails the test on any error that its scripts report, a mismatch of the prerendered HTML included. */
export async function openQuietly(page: Page, path: string): Promise<void> {
  page.on('pageerror', error => expect(error.message).toBe(''));
  page.on('console', message => {
    if (message.type() === 'error') expect(message.text()).toBe('');
  });
  await page.goto(path, { waitUntil: 'networkidle' });
}
