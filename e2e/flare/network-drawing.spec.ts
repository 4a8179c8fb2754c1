import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { waitForLayout } from '../shift.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { openPreview } from '../workbench/print.ts';

/** Nodes of a network that are moved in its drawing. */

const drawing = (page: Page) => page.getByRole('group', { name: /^The network with/ });
const node = (page: Page, name: string) =>
  drawing(page).locator('.network-node', { has: page.getByText(name, { exact: true }) });

/** The place of a node in the drawing. */
async function placeOf(page: Page, name: string): Promise<readonly [number, number]> {
  const rect = node(page, name).locator('> rect');
  return [Number(await rect.getAttribute('x')), Number(await rect.getAttribute('y'))];
}

async function dragBy(page: Page, name: string, [dx, dy]: readonly [number, number]): Promise<void> {
  await node(page, name).scrollIntoViewIfNeeded();
  const box = (await node(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

async function openCoolingWater(page: Page): Promise<BenchPage> {
  const bench = new BenchPage(page);
  await bench.open('hydraulic-network-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /^Cooling water/ }).click();
  await bench.calculate();
  await drawing(page).scrollIntoViewIfNeeded();
  await waitForLayout(page);
  return bench;
}

test('a node is dragged, stays there after a reload and in a link and on paper, and goes back on request', async ({
  page,
  context,
}) => {
  const bench = await openCoolingWater(page);
  const before = await placeOf(page, 'Tower');
  await dragBy(page, 'Tower', [0, 60]);
  const moved = await placeOf(page, 'Tower');
  expect(moved[1]).toBeGreaterThan(before[1] + 50);
  expect(Math.abs(moved[0] - before[0])).toBeLessThan(2);
  await expect(bench.status()).toHaveText(/alculated\.$/);

  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some(text => String(text).includes('"places"'))))
    .toBe(true);
  await page.reload();
  await expect.poll(() => placeOf(page, 'Tower')).toEqual(moved);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(bench.status()).toHaveText(/^Link copied/);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect.poll(() => placeOf(other, 'Tower')).toEqual(moved);
  await other.close();

  await openPreview(page);
  const printed = page.getByRole('img', { name: /^The network with/ }).first();
  const rect = printed.locator('.network-node', { has: page.getByText('Tower', { exact: true }) }).locator('> rect');
  expect([Number(await rect.getAttribute('x')), Number(await rect.getAttribute('y'))]).toEqual(moved);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Reset layout' }).click();
  await expect.poll(() => placeOf(page, 'Tower')).toEqual(before);
});

test('nodes are moved with the keyboard, and items lead to their rows', async ({ page }) => {
  await openCoolingWater(page);
  await drawing(page)
    .getByRole('button', { name: /^FV-202 control valve, .*: go to its row$/ })
    .click();
  const row = page.getByRole('region', { name: 'Items' }).getByRole('row', { name: /^FV-202/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();

  await page.getByLabel('Move nodes').check();
  const before = await placeOf(page, 'Basin');
  await page.getByRole('button', { name: 'Node Basin, moves with the arrow keys' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => Math.round((await placeOf(page, 'Basin'))[1] - before[1])).toBe(-10);
  expect(Math.round((await placeOf(page, 'Basin'))[0] - before[0])).toBe(-2);
  await expect(page.getByRole('button', { name: 'Node Basin, moves with the arrow keys' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the move in the drawing' }).click();
  await page.getByRole('button', { name: 'Undo the move in the drawing' }).click();
  await expect.poll(() => placeOf(page, 'Basin')).toEqual(before);
});
