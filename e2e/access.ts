import axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { skipSimilarText } from './contrast.ts';
import { openHydrated } from './open.ts';
import { waitForLayout } from './shift.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Rules = 'all' | 'without contrast' | 'contrast';

/**
 * Each width once, and the phone in both schemes. Layout differs by width, so all rules run at both; a scheme only
 * changes colours. The contrast rule takes two thirds of a scan and runs once per scheme.
 */
const scans: readonly (readonly ['light' | 'dark', number, Rules?])[] = [
  ['light', 1440, 'all'],
  ['light', 360, 'without contrast'],
  ['dark', 360, 'contrast'],
  ['dark', 768],
];

/** Timeout for a hung scan; a scan takes about a second on an idle machine. */
const scanMilliseconds = 30_000;

/**
 * The axe violations of a page, one line per element. Passes are omitted from the result because computing their
 * selectors takes longer than the scan.
 */
export async function axeFindings(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const info = test.info();
  test.setTimeout(info.timeout + scanMilliseconds);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  if (rules !== 'without contrast') await page.evaluate(skipSimilarText);
  return page.evaluate(async only => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only === 'contrast' ? { runOnly: ['color-contrast'] } : {}),
      ...(only === 'without contrast' ? { rules: { 'color-contrast': { enabled: false } } } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, rules);
}

/** Horizontal overflow of a page in px. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Checks that a page has no axe violations in both colour schemes, on desktop and phone, and does not scroll sideways.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width, rules] of scans) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    if (rules !== undefined) {
      // What overflows at this width becomes focusable in the next frame.
      await waitForLayout(page);
      expect(await axeFindings(page, rules), `${colorScheme}, ${width} px`).toEqual([]);
    }
    expect(await horizontalOverflow(page), `${width} px`).toBe(0);
  }
}

/** Opens a page and fails the test on any script error, including hydration mismatches. */
export async function openWithoutErrors(page: Page, path: string): Promise<void> {
  page.on('pageerror', error => expect(error.message).toBe(''));
  page.on('console', message => {
    if (message.type() === 'error') expect(message.text()).toBe('');
  });
  await openHydrated(page, path);
}
