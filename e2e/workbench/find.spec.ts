import { expect, test, type Page } from '@playwright/test';
import { axeFindings, horizontalOverflow } from '../access.ts';
import { BenchPage, craneWater } from './bench-page.ts';

const tool = 'restriction-orifice-pro';
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Find' });

/** The accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return (
      element?.getAttribute('aria-label') ??
      (element as HTMLInputElement | null)?.labels?.[0]?.innerText ??
      element?.textContent
    );
  });

test('text typed right after the search shortcut goes into the search, even the first time', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.field('Case 1', 'Flow rate').focus();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('vap pres');
  await expect(searchField(page)).toHaveValue('vap pres');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('');
});

test('the search leads to a field, a result, a command and another tool by keyboard alone', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  await page.keyboard.press('Control+K');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('vap pres');
  await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()).toContainText(
    'Vapour pressure',
  );
  await page.keyboard.press('Enter');
  await expect(bench.field('Case 1', 'Vapour pressure')).toBeFocused();

  await page.keyboard.press('Control+K');
  await page.keyboard.type('calc');
  await page.keyboard.press('Enter');
  await expect(bench.status()).toHaveText('Calculated.');
  await expect(bench.field('Case 1', 'Vapour pressure')).toBeFocused();

  await page.keyboard.press('Control+K');
  await page.keyboard.type('beta');
  await page.keyboard.press('Enter');
  await expect(bench.status()).toHaveText(/^Beta ratio, Case 1: 0\.6788\.$/);

  await page.keyboard.press('Control+K');
  await page.keyboard.type('earlier');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No earlier work for this tool in this browser.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+K');
  await page.keyboard.type('pipe dim');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pipe-dimensions$/);
});

test('focus returns when the search or the shortcut list closes, however it is closed', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  const field = bench.field('Case 1', 'Viscosity');
  await field.focus();
  for (const [open, close] of [
    ['Control+K', 'Escape'],
    ['Control+K', 'Control+K'],
    ['Control+/', 'Control+/'],
  ] as const) {
    await page.keyboard.press(open);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press(close);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
  }
  const button = page.getByRole('button', { name: 'Find' });
  await button.click();
  await expect(searchField(page)).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(button).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('the search and the shortcut list are accessible at every width, in both schemes', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const keys of ['Control+K', 'Control+/']) {
      await page.keyboard.press(keys);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page), `${keys}, ${colorScheme}, ${width} px`).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test.describe('touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the search changes the view for its target', async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open(tool);
    await page.getByRole('button', { name: 'Find' }).tap();
    await searchField(page).fill('beta');
    await page.getByRole('option', { name: /^Beta ratio/ }).tap();
    await expect(page.getByRole('tab', { name: 'Results' })).toBeVisible();
    await page.getByRole('button', { name: 'Find' }).tap();
    await searchField(page).fill('viscosity');
    await page.getByRole('option', { name: /^Viscosity/ }).tap();
    await expect(bench.field('Case 1', 'Viscosity')).toBeFocused();
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test("Ctrl+Z is the browser's while editing a field, and the workbench's after leaving it", async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  const field = bench.field('Case 1', 'Flow rate');
  await bench.fill('Case 1', { 'Flow rate': '100' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await expect(field).toHaveValue('1005');
  await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue('100');
  // The field has its original text, so the next undo is the workbench's.
  await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue('');
  await expect(bench.status()).toHaveText('Undone: the entry in Flow rate.');
  await page.keyboard.press('Control+Shift+Z');
  await expect(field).toHaveValue('100');
});

test('Alt and mouse drag change a number without selecting text, as one undo step', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  await bench.calculate();
  const field = bench.field('Case 1', 'Pressure differential');
  const before = '50.00';
  await expect(bench.result('Case 1', 'Orifice diameter')).toHaveText(before);
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.keyboard.down('Alt');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 41, y, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect(field).toHaveValue('0.27');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await expect(bench.result('Case 1', 'Orifice diameter')).not.toHaveText(before);
  await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue('0.17');
  await expect(bench.result('Case 1', 'Orifice diameter')).toHaveText(before);
});

test('Tab goes through toolbar, inputs, results and bar; removing a case by keyboard moves the focus on', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  const order: string[] = [];
  for (let count = 0; count < 90; count += 1) {
    await page.keyboard.press('Tab');
    const name = (await focusedName(page))?.trim() ?? '';
    order.push(name);
    if (name === 'Calculate') break;
  }
  const at = (name: string) => order.findIndex(each => each.startsWith(name));
  const way = [
    '1 Case 1',
    'User description, case 1',
    'Flow rate',
    'User description, case 2',
    'Width of the input pane',
    'Results',
    'Calculate',
  ];
  expect(way.map(name => [name, at(name) >= 0])).toEqual(way.map(name => [name, true]));
  expect(way.map(at)).toEqual(way.map(at).toSorted((a, b) => a - b));
  expect(at('1 Case 1')).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: 'Remove: Case 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User description, case 1')).toBeFocused();
});
