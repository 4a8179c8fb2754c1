import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { BenchPage } from './bench-page.ts';

/** Opens and calculates an example, and opens an analysis on the Explore tab. */
async function openExplore(
  page: Page,
  tool: string,
  example: RegExp | undefined,
  question: string,
): Promise<BenchPage> {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await page.getByRole('button', { name: 'Load example' }).click();
  if (example) await page.getByRole('button', { name: example }).click();
  await bench.calculate();
  await page.getByRole('tab', { name: 'Explore' }).click();
  await page.getByRole('tab', { name: question, exact: true }).click();
  return bench;
}

const orifice = 'restriction-orifice';
const water = 'Water, 15 °C';
const targetField = (page: Page) => page.getByRole('textbox', { name: 'Value of Orifice diameter' });
const numberIn = (bench: BenchPage, label: string) =>
  expect.poll(async () => Number(await bench.field(water, label).inputValue()));

test('by mouse: solves for the flow of a bore, applies it to the case, and undoes it in one step', async ({ page }) => {
  const bench = await openExplore(page, orifice, undefined, 'Solve');
  await targetField(page).fill('45');
  await expect(page.getByText(/^One answer between /)).toBeVisible();
  await page.getByRole('button', { name: /^Apply to the case: Flow rate 6\.1036 kg\/s$/ }).click();
  await numberIn(bench, 'Flow rate').toBeCloseTo(6.1036, 4);
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(bench.result(water, 'Orifice diameter')).toHaveText('45.00');
  await page.getByRole('button', { name: 'Undo applying the answer to the case' }).click();
  await numberIn(bench, 'Flow rate').toBe(7.93194);
});

test('by keyboard: opens the tab, sets up and runs the analysis, and applies its result', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(orifice);
  await page.getByRole('button', { name: 'Load example' }).press('Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('tab', { name: 'Results' }).focus();
  for (const tab of ['Working', 'Checks', 'Explore']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab })).toBeFocused();
  }
  await page.getByRole('tab', { name: 'Solve' }).waitFor();
  await page.keyboard.press('Tab');
  if ((await page.locator(':focus').getAttribute('id')) === 'desk-panel') await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Solve' })).toBeFocused();
  const input = page.getByRole('combobox', { name: 'Input', exact: true });
  for (let presses = 0; presses < 3; presses += 1)
    if (!(await input.evaluate(element => element === document.activeElement))) await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await input.selectOption({ label: 'Pressure differential' });
  for (const next of [
    'Pressure differential from',
    'Pressure differential to',
    'Result',
    'Value of Orifice diameter',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`:focus`)).toHaveAccessibleName(next);
  }
  await page.keyboard.type('45 mm');
  await page.keyboard.press('Enter');
  const make = page.getByRole('button', { name: /^Apply to the case: Pressure differential / });
  await expect(make).toHaveCount(1);
  await make.focus();
  await page.keyboard.press('Enter');
  await expect(bench.status()).toHaveText('Water, 15 °C: Pressure differential set to the answer.');
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(bench.result(water, 'Orifice diameter')).toHaveText('45.00');
});

test('the point of a sweep is dragged and the case follows, by mouse and by keys, one undo step each', async ({
  page,
}) => {
  const bench = await openExplore(page, orifice, undefined, 'Sweep');
  const point = page.getByRole('slider', { name: 'Flow rate of the case' });
  await point.scrollIntoViewIfNeeded();
  await expect(page.getByRole('progressbar', { name: 'Analysis' })).toHaveCount(0);
  const box = await point.boundingBox();
  if (!box) throw new Error('The point of the case is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.move(x + 80, y, { steps: 4 });
  await page.mouse.up();
  await numberIn(bench, 'Flow rate').toBeGreaterThan(8.2);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await numberIn(bench, 'Flow rate').toBe(7.93194);

  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await numberIn(bench, 'Flow rate').toBeLessThan(7.93);
  await page.getByRole('tab', { name: 'Explore' }).focus();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await numberIn(bench, 'Flow rate').toBe(7.93194);
});

test('in a Pro calculator, an analysis is saved with the work, in the link and on the printed sheet', async ({
  page,
}) => {
  await openExplore(page, 'restriction-orifice-pro', /Pump minimum flow/, 'Tornado');
  await expect(page.getByRole('figure', { name: /^What affects / })).toBeVisible();
  await page.getByRole('textbox', { name: 'Share, %' }).fill('5');
  await page.getByRole('checkbox', { name: 'Save with the sheet' }).check();
  await page.getByText('The figures', { exact: true }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Print sheet' }).click();
  const sheet = page.getByRole('article', { name: 'Calculation sheet' });
  await expect(sheet.getByRole('heading', { name: /^What affects .* varies by ± 5 %\?$/ })).toBeVisible();
  await expect(sheet.getByText(/^Flow rate .* to .*:/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() =>
    Object.keys(localStorage).some(key => localStorage.getItem(key)?.includes('"tornado"')),
  );
  await page.reload();
  await page.waitForFunction(() => document.querySelector('[data-ready]') !== null);
  await page.getByRole('tab', { name: 'Explore' }).click();
  await expect(page.getByRole('tab', { name: 'Tornado' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Share, %' })).toHaveValue('5');
  await expect(page.getByRole('figure', { name: /^What affects / })).toBeVisible();
});

test('a map is read by pointer and by arrow keys along both axes', async ({ page }) => {
  await openExplore(page, orifice, undefined, 'Map');
  const map = page.getByRole('slider', { name: /^Orifice diameter, mm, over Flow rate and / });
  await map.scrollIntoViewIfNeeded();
  await expect(page.getByRole('progressbar', { name: 'Analysis' })).toHaveCount(0);
  const numbers = async () =>
    ((await map.getAttribute('aria-valuetext')) ?? '').split(', ').map(part => Number(/[\d.]+/.exec(part)?.[0]));
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not drawn');
  await page.mouse.move(box.x + 0.3 * box.width, box.y + 0.4 * box.height);
  await expect(map).toHaveAttribute('aria-valuetext', /\d/);
  const read = (await map.getAttribute('aria-valuetext')) ?? '';
  const [flow = 0, drop = 0, bore = 0] = await numbers();
  await page.mouse.move(box.x + 0.6 * box.width, box.y + 0.4 * box.height);
  await expect(map).not.toHaveAttribute('aria-valuetext', read);
  const [more = 0, same = 0, wider = 0] = await numbers();
  expect(same).toBeCloseTo(drop, 5);
  expect(more).toBeGreaterThan(flow);
  expect(wider).toBeGreaterThan(bore);
  await map.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => (await numbers())[1]).toBeGreaterThan(same);
  const [, , narrower = 0] = await numbers();
  expect(narrower).toBeLessThan(wider);
  await page.keyboard.press('Escape');
  await expect(map).toHaveAttribute('aria-valuetext', 'Arrow keys read values');
});

test('correlated inputs are analysed together, and impossible correlations are reported', async ({ page }) => {
  await openExplore(page, orifice, undefined, 'Monte Carlo');
  const vary = async (label: string, deviation: string) => {
    await page.getByRole('combobox', { name: 'Add an input that varies' }).selectOption({ label });
    await page.getByRole('textbox', { name: `Standard deviation of ${label}` }).fill(deviation);
  };
  const together = async (first: string, second: string, ranks: string) => {
    await page.getByRole('combobox', { name: 'Add a correlation' }).selectOption({ label: `${first} and ${second}` });
    await page.getByRole('textbox', { name: `Correlation of ${first} and ${second}` }).fill(ranks);
  };
  await vary('Flow rate', '0.2');
  await vary('Pressure differential', '0.8');
  await together('Flow rate', 'Pressure differential', '0.9');
  await expect(
    page.getByText(/^Flow rate and Pressure differential: rank correlation 0\.90, drawn 0\.9\d\d$/),
  ).toBeVisible();
  await expectAccessible(page);
  await vary('Medium density', '5');
  await together('Flow rate', 'Medium density', '0.9');
  await together('Pressure differential', 'Medium density', '-0.9');
  await expect(page.getByText(/^The correlations contradict each other: /)).toBeVisible();
});

test('saved analyses are exported to Excel with their results, and imported from it', async ({ page }) => {
  await openExplore(page, orifice, undefined, 'Sweep');
  await page.getByRole('textbox', { name: 'Flow rate from' }).fill('6');
  await page.getByRole('checkbox', { name: 'Save with the sheet' }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  await page.getByRole('checkbox', { name: 'Save with the sheet' }).uncheck();
  await page.getByLabel('File to import').setInputFiles(await file.path());
  await expect(page.getByText(/^One case read from /)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Save with the sheet' })).toBeChecked();
});

test('a slow analysis runs on request, shows progress, and can be cancelled with the page responsive', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Three vessels into one flare/ }).click();
  await page.getByRole('tab', { name: 'Explore' }).click();
  await page.getByRole('tab', { name: 'Sweep' }).click();
  await page.route(/calculator\.worker/, () => {});
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Analysis' })).toHaveCount(0);
});

for (const question of ['Solve', 'Limits', 'Tornado', 'Monte Carlo', 'Map'])
  test(`axe finds nothing at ${question}`, async ({ page }) => {
    await openExplore(page, orifice, undefined, question);
    if (question === 'Solve') await targetField(page).fill('45');
    if (question === 'Monte Carlo') {
      await page.getByRole('combobox', { name: 'Add an input that varies' }).selectOption({ label: 'Flow rate' });
      await page.getByRole('textbox', { name: 'Standard deviation of Flow rate' }).fill('0.2');
    }
    await page.locator('.answered figure').first().waitFor();
    await expectAccessible(page);
  });

test('the Explore code loads only when its tab opens', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  const bench = new BenchPage(page);
  await bench.open(orifice);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(path => /\/explore-/.test(path))).toEqual([]);
  await page.getByRole('tab', { name: 'Explore' }).click();
  await expect.poll(() => requests.some(path => /\/explore-.*\.js$/.test(path))).toBe(true);
});
