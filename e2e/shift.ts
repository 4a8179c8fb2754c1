import type { Page } from '@playwright/test';

/** Keeps every layout shift of a page from its beginning on, with the time of the frame that it happened in. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts of a watched page since a time of its own clock, in milliseconds. */
export function shiftOf(page: Page, since = 0): Promise<number> {
  return page.evaluate(from => {
    const shifts: { at: number; value: number }[] = Reflect.get(window, 'shifts');
    return shifts.filter(({ at }) => at >= from).reduce((sum, { value }) => sum + value, 0);
  }, since);
}

/**
 * Waits until the whole document is read and laid out in its own typefaces, and answers with the page's time. A typeface is
 * asked for when its first word is laid out, so the wait for all of them must not depend on which were asked for by then; which
 * there are is known from the first frame on, which waits for the style sheets.
 */
export async function laidOut(page: Page): Promise<number> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.all([...document.fonts].map(face => face.load().catch(() => undefined)));
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return performance.now();
  });
}
