import type { Page } from '@playwright/test';

/** The pages of a PDF printed by the browser, each with its width and height in points. */
export function pdfPages(pdf: Buffer): string[] {
  const pages = pdf
    .toString('latin1')
    .split(/\/Type\s*\/Page\b(?!s)/)
    .slice(1);
  return pages.map(text => {
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? [];
    return `${Math.round(Number(width))} × ${Math.round(Number(height))}`;
  });
}

/** Prints a page to PDF. */
export const printToPdf = (page: Page): Promise<Buffer> => page.pdf({ preferCSSPageSize: true });

/** The parts of the printed sheet that overflow the page width or are clipped. */
export async function overflowingParts(page: Page, width: number): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.locator('.printed-sheet .paper').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const overflowing = await page.locator('.printed-sheet .paper').evaluate(sheet => {
    const { left, right } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll<HTMLElement>('*')]
      .filter(element => !element.closest('math'))
      .filter(element => {
        const box = element.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1 || element.scrollWidth > element.clientWidth + 1;
      })
      .filter(element => element.clientWidth > 0 || element.getBoundingClientRect().right > right + 1)
      .map(element => `${element.className} ${element.textContent.slice(0, 60)}`);
  });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  if (before) await page.setViewportSize(before);
  return overflowing;
}
