import { expect, type Page } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

/** Stored print options, with which the next dialog starts. */
export interface StoredPrintOptions {
  readonly cases?: 'apart';
  readonly size?: 'A4' | 'Letter';
  readonly orientation?: 'portrait' | 'landscape';
  readonly parts?: Readonly<Partial<Record<'working' | 'figures' | 'tables' | 'together' | 'references', boolean>>>;
}

/** Options for the summary alone. */
export const summary = { working: false, figures: false, tables: false, together: false, references: false };

/** Opens and calculates an example, with its first case duplicated. */
export async function openExample(
  page: Page,
  tool: string,
  { example = 0, copies = 0, stored = {} }: { example?: number; copies?: number; stored?: StoredPrintOptions } = {},
): Promise<BenchPage> {
  await page.addInitScript(text => localStorage.setItem('paper', text), JSON.stringify({ size: 'A4', ...stored }));
  const bench = new BenchPage(page);
  await bench.open(tool);
  await page.getByRole('button', { name: 'Load example' }).click();
  const choices = page.locator('.menu-choice:visible');
  if ((await choices.count()) > 0) await choices.nth(example).click();
  for (let copy = 0; copy < copies; copy += 1) {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Find' }).fill('duplicate');
    await page.keyboard.press('Enter');
  }
  await bench.calculate();
  await expect(bench.status()).toHaveText(/alculated\.$/);
  return bench;
}

/** The pages of the printed PDF, each with its width and height in points. */
export async function printToPages(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = file.split(/\/Type\s*\/Page\b(?!s)/).slice(1);
  return pages.map(text => {
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? [];
    return `${Math.round(Number(width))} × ${Math.round(Number(height))}`;
  });
}

/** Opens the print dialog and waits for its preview; returns the number of pages. */
export async function openPreview(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Print sheet' }).click();
  return pageCount(page);
}

/** The number of pages in the dialog, once known. */
export async function pageCount(page: Page): Promise<number> {
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(/^(1 page|(About )?\d+ pages)$/, { timeout: 60_000 });
  return Number((await status.textContent())?.replaceAll(/\D/g, ''));
}

/** Lays the page out for print; returns the parts of the sheet that overflow the page width or are clipped. */
export async function overflowingParts(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.locator('.printed-sheet .paper').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const overflowing = await page.locator('.printed-sheet .paper').evaluate(sheet => {
    const { left, right } = sheet.getBoundingClientRect();
    const describe = (element: Element) => `${element.className} ${element.textContent.slice(0, 60)}`;
    return [...sheet.querySelectorAll('*')]
      .filter(element => !element.closest('svg') && element.getClientRects().length > 0)
      .filter(element => {
        const box = element.getBoundingClientRect();
        const inline = getComputedStyle(element).display === 'inline';
        const cut = !inline && element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 1;
        return cut || box.left < left - 1 || box.right > right + 1;
      })
      .map(describe);
  });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  return overflowing;
}
