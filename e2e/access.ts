import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openLive } from './open.ts';

/** Every width once and the phone in both schemes: of the wide ones, colours differ in nothing that a width brings. */
const looks = [
  ['light', 1440],
  ['light', 360],
  ['dark', 360],
  ['dark', 768],
] as const;

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

/** Checks that a page as it stands is free of findings in both colour schemes and at every width, and scrolls no way but down. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
    expect(await sideways(page), `${width} px`).toBe(0);
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
