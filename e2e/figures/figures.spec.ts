import { expect, test, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { textWidth } from '../../web/src/figure/labels/text-size.ts';
import { axeFindings } from '../access.ts';
import { waitForLayout } from '../shift.ts';
import { BenchPage } from '../workbench/bench-page.ts';

/** Opens a calculator and calculates its first example. */
async function openCalculated(page: Page, tool: string): Promise<BenchPage> {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.locator('.menu-choice').first().click();
  await bench.calculate();
  await expect(bench.status()).toHaveText(/alculated\.$/);
  await showResults(page);
  await expect(page.locator('figure.figure').first()).toBeVisible();
  const alone = page.getByLabel('One at a time');
  if (await alone.isVisible()) await alone.check();
  return bench;
}

/** Switches to the results on narrow windows. */
async function showResults(page: Page): Promise<void> {
  const results = page.getByRole('navigation', { name: 'View' }).getByRole('button', { name: 'Results' });
  if (await results.isVisible()) await results.click();
}

interface DrawnText {
  readonly text: string;
  readonly size: number;
  readonly length: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The rendered texts of each figure and drawing of a page, with the frame of the picture. */
function drawnTexts(page: Page): Promise<{ readonly frame: DrawnText['box']; readonly texts: readonly DrawnText[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('figure.figure svg, .line-drawing')].map(picture => {
      const texts = [...picture.querySelectorAll('text')].map(element => ({
        text: element.textContent,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        length: element.getComputedTextLength(),
        box: element.getBoundingClientRect().toJSON() as DOMRect,
      }));
      return { frame: picture.getBoundingClientRect().toJSON() as DOMRect, texts };
    }),
  );
}

/** Tolerance in px for overlap, and for exceeding the frame, due to glyph rounding. */
const tolerance = 1.5;

for (const width of [1440, 360])
  test(`texts fit their reserved width, do not overlap and stay in their frames, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const tool of ['pump-sizing-pro', 'control-valve-pro', 'vibration-analysis-pro/flow-induced-turbulence']) {
      await openCalculated(page, tool);
      await waitForLayout(page);
      const pictures = await drawnTexts(page);
      expect(pictures.flatMap(({ texts }) => texts).length).toBeGreaterThan(10);
      for (const { frame, texts } of pictures)
        for (const [index, { text, size, length, box }] of texts.entries()) {
          expect(length, text).toBeLessThanOrEqual(textWidth(text, size) + 0.01);
          expect(box.x, text).toBeGreaterThan(frame.x - tolerance);
          expect(box.x + box.width, text).toBeLessThan(frame.x + frame.width + tolerance);
          for (const other of texts.slice(index + 1)) {
            const across = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x);
            const down = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y);
            expect(Math.min(across, down), `${text} and ${other.text}`).toBeLessThan(tolerance);
          }
        }
    }
  });

test('a figure keeps its text size when its width changes', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await openCalculated(page, 'pump-sizing-pro');
  const figure = page.getByRole('slider', { name: /System curve/ });
  for (const width of [1000, 500, 340]) {
    await page.setViewportSize({ width, height: 900 });
    await showResults(page);
    await expect
      .poll(() => figure.evaluate(svg => svg.getBoundingClientRect().width / Number(svg.getAttribute('width'))))
      .toBeCloseTo(1, 1);
    const height = await figure
      .locator('.tick')
      .first()
      .evaluate(tick => tick.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(14);
    expect(height).toBeLessThan(18);
  }
});

test('a figure can be read by keyboard and by pointer', async ({ page }) => {
  await openCalculated(page, 'pump-sizing-pro');
  const figure = page.getByRole('slider', { name: /System curve/ });
  await figure.focus();
  await page.keyboard.press('Home');
  await expect(figure).toHaveAttribute('aria-valuetext', /^Flow 0 m³\/h, System \d[\d.]* m, Pump, estimated 170\.9 m$/);
  await page.keyboard.press('ArrowRight');
  await expect(figure).not.toHaveAttribute('aria-valuetext', /^Flow 0 /);
  const read = (await figure.getAttribute('aria-valuetext')) ?? '';
  await figure.hover();
  await expect(figure).not.toHaveAttribute('aria-valuetext', read);
  await expect(figure.locator('.read-value')).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(figure.locator('.read-value')).toHaveCount(0);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a figure is read by tapping until something else is tapped', async ({ page }) => {
    await openCalculated(page, 'pump-sizing-pro');
    const figure = page.getByRole('slider', { name: /System curve/ });
    await figure.tap({ position: { x: 150, y: 60 } });
    await expect(figure.locator('.read-value')).toHaveCount(2);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(figure.locator('.read-value')).toHaveCount(0);
  });
});

test.describe('figure files', () => {
  /** Downloads through the menu of the first figure. */
  async function downloadFromMenu(page: Page, entry: string): Promise<Download> {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download: System curve/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    return file;
  }

  const contents = async (file: Download) => readFile(await file.path());

  test('contain its data in the units of its axes', async ({ page }) => {
    await openCalculated(page, 'pump-sizing-pro');
    const file = await downloadFromMenu(page, 'Data, CSV');
    expect(file.suggestedFilename()).toBe('system-curve-with-duty-point-and-shut-off-point.csv');
    const lines = (await contents(file)).toString('utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Curve","Flow, m³/h","Head, m"');
    expect(lines.filter(line => line.startsWith('"System",'))).toHaveLength(41);
    expect(lines.find(line => line.startsWith('"Duty",'))).toMatch(/^"Duty",91\.91\d*,142\.4\d*$/);
  });

  test('are a standalone SVG, always light, and a PNG at twice the size', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openCalculated(page, 'pump-sizing-pro');
    await page.getByRole('slider', { name: /System curve/ }).hover();
    const vector = await downloadFromMenu(page, 'Image, SVG');
    expect(vector.suggestedFilename()).toMatch(/\.svg$/);
    const svg = (await contents(vector)).toString('utf8');
    expect(svg).toContain('<title>System curve with duty point and shut-off point</title>');
    expect(svg).toContain('src:url(data:font/woff2;base64,');
    expect(svg).toMatch(/<rect [^>]*fill="#ffffff"/);
    expect(svg).toMatch(/<text [^>]*fill="#1[0-9a-f]{5}"[^>]*>Head, m</);
    expect(svg).toMatch(/<path [^>]*fill="none" stroke="#0[0-9a-f]{5}"/);
    expect(svg).not.toMatch(/class=|var\(|oklch|crosshair|Flow 0/);
    const [, width = '', height = ''] = /<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];

    const raster = await downloadFromMenu(page, 'Image, PNG');
    const png = await contents(raster);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.readUInt32BE(16)).toBeCloseTo(2 * Number(width), -1);
    expect(png.readUInt32BE(20)).toBeCloseTo(2 * Number(height), -1);
  });

  test('are reachable by keyboard, with an accessible menu', async ({ page }) => {
    await openCalculated(page, 'pump-sizing-pro');
    const button = page.getByRole('button', { name: /^Download: System curve/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Data, CSV', 'Image, SVG', 'Image, PNG']);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test('a printed figure is black on white, without its button', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openCalculated(page, 'pump-sizing-pro');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const figure = page.getByRole('slider', { name: /System curve/, includeHidden: true });
  const strokes = await figure
    .locator('.curve')
    .evaluateAll(curves => curves.map(curve => getComputedStyle(curve).stroke));
  expect(new Set(strokes)).toEqual(new Set(['rgb(0, 0, 0)']));
  await expect(page.getByRole('button', { name: /^Download: System/ })).toBeHidden();
});

test('the equation font loads with the working, and its brackets cover their fraction', async ({ page }) => {
  const states = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => /STIX/.test(family)).map(({ status }) => status));
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  expect(await states()).toEqual(['unloaded']);
  await page.locator('.menu-choice').first().click();
  await bench.calculate();
  await page.getByRole('tab', { name: 'Working' }).click();
  await expect(page.locator('.step math[display=block]').first()).toBeVisible();
  await expect.poll(states).toEqual(['loaded']);
  const [bracket = 0, fraction = 0] = await page
    .locator('.step')
    .first()
    .evaluate(step => {
      step.insertAdjacentHTML(
        'beforeend',
        '<math display="block"><mo>(</mo><mfrac><mi>a</mi><mfrac><mi>b</mi><mi>c</mi></mfrac></mfrac><mo>)</mo></math>',
      );
      const added = step.lastElementChild;
      return ['mo', 'mfrac'].map(name => added?.querySelector(name)?.getBoundingClientRect().height ?? 0);
    });
  expect(bracket).toBeGreaterThanOrEqual(0.9 * fraction);
});
