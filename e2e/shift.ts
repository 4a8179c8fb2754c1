import type { Page } from '@playwright/test';

/** Records every layout shift of a page from the start, with its frame time. */
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

/** Sum of the layout shifts of a watched page since a time of its own clock in ms. */
export function layoutShiftOf(page: Page, since = 0): Promise<number> {
  return page.evaluate(from => {
    const shifts: { at: number; value: number }[] = Reflect.get(window, 'shifts');
    return shifts.filter(({ at }) => at >= from).reduce((sum, { value }) => sum + value, 0);
  }, since);
}

/**
 * Waits until the document is laid out in its web fonts, and returns the page's time. A font loads when its first word
 * is laid out, so the wait must not depend on which were requested by then; the list is known from the first frame,
 * which waits for the style sheets.
 */
export async function waitForLayout(page: Page): Promise<number> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.all([...document.fonts].map(face => face.load().catch(() => undefined)));
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return performance.now();
  });
}
