import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openLive } from './open.ts';

const schemes = ['light', 'dark'] as const;

/** What a scan may take on a busy machine; a quiet one needs a second. It only ends a scan that hangs. */
const scanMilliseconds = 30_000;

/**
 * What axe finds wrong with a page, a line for each element. Every rule looks at every element; only the lists of what is
 * right are left out, whose selectors take longer than the scan itself, and so is the second page that joins the findings
 * of frames, as there are none.
 */
export async function findings(page: Page): Promise<string[]> {
  const info = test.info();
  test.setTimeout(info.timeout + scanMilliseconds);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** By how many pixels a page scrolls sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Checks that a page is free of findings in both colour schemes at such widths, and does not scroll sideways. */
export async function expectAccessible(page: Page, widths: readonly number[] = [1440, 360]): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
      expect(await sideways(page), `${width} px`).toBe(0);
    }
  }
}

/** Opens a page and fails the test on any error that its scripts report, a mismatch of the prerendered HTML included. */
export async function openQuietly(page: Page, path: string): Promise<void> {
  page.on('pageerror', error => expect(error.message).toBe(''));
  page.on('console', message => {
    if (message.type() === 'error') expect(message.text()).toBe('');
  });
  await openLive(page, path);
}
