import axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { passOverAlike } from './contrast.ts';
import { openLive } from './open.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Rules = 'all' | 'without contrast' | 'contrast';

/**
 * Every width once and the phone in both schemes. A phone shows other elements, so all rules look at both widths; a scheme
 * changes colours and nothing else. The contrast takes two thirds of a scan, and is looked at once in each scheme.
 */
const looks: readonly (readonly ['light' | 'dark', number, Rules?])[] = [
  ['light', 1440, 'all'],
  ['light', 360, 'without contrast'],
  ['dark', 360, 'contrast'],
  ['dark', 768],
];

/** What a scan may take on a busy machine; a quiet one needs a second. It only ends a scan that hangs. */
const scanMilliseconds = 30_000;

/**
 * What axe finds wrong with a page, a line for each element. The rules look at every element; only the lists of what is
 * right are left out, whose selectors take longer than the scan itself.
 */
export async function findings(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const info = test.info();
  test.setTimeout(info.timeout + scanMilliseconds);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  if (rules !== 'without contrast') await page.evaluate(passOverAlike);
  return page.evaluate(async only => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only === 'contrast' ? { runOnly: ['color-contrast'] } : {}),
      ...(only === 'without contrast' ? { rules: { 'color-contrast': { enabled: false } } } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, rules);
}

/** By how many pixels a page scrolls sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Checks that a page as it stands is free of findings in both colour schemes, wide and on a phone, and scrolls no way but down. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width, rules] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    if (rules !== undefined) expect(await findings(page, rules), `${colorScheme}, ${width} px`).toEqual([]);
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
