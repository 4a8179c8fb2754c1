import { expect, test } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

test('unreadable text in a field of some cases only is marked and explained in place', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('control-valve');
  await bench.fill('Case 1', { 'Fluid type': 'Gas', Temperature: '-300' });
  await page.keyboard.press('Enter');
  await expect(bench.field('Case 1', 'Temperature')).toHaveAttribute('aria-invalid', 'true');
  await expect(bench.case('Case 1').locator('.why')).toContainText('Temperature must be above −273.15 °C');

  await bench.open('control-valve-pro');
  const viscosity = bench.field('Case 1', 'Viscosity');
  for (const [typed, reason] of [
    ['9OO', 'Viscosity has the unit "OO", which is not a unit of dynamic viscosity'],
    ['900 cSt', 'Viscosity has the unit "cSt", a kinematic viscosity, which needs the density'],
  ] as const) {
    await viscosity.fill(typed);
    await bench.calculate();
    await expect(viscosity).toHaveAttribute('aria-invalid', 'true');
    await expect(bench.case('Case 1').locator('.why')).toContainText(reason);
    await expect(viscosity).toHaveAccessibleDescription(new RegExp(`^${reason.replaceAll(/[()]/g, '\\$&')}`));
  }
});

test('an ambiguous comma is reported, with a button for each reading', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  const flow = bench.field('Case 1', 'Flow rate');
  await flow.fill('48,600');
  await page.keyboard.press('Enter');
  const doubt = bench.case('Case 1').locator('.why');
  await expect(doubt).toContainText('Read as 48.6. Meant 48\u202f600?');
  await doubt.getByRole('button', { name: 'Flow rate is 48600' }).press('Enter');
  await expect(flow).toHaveValue('48600');
  await expect(flow).toBeFocused();
  await expect(doubt).toHaveCount(0);
  await flow.fill('48,600 lb/h');
  await bench.calculate();
  await expect(flow).toHaveValue('48,600 lb/h');
  await doubt.getByRole('button', { name: 'Flow rate is 48.6 lb/h' }).click();
  await expect(flow).toHaveValue('48.6 lb/h');
});

test('a blank field is named once, not in every line that needs it', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  await bench.fill('Case 1', { 'Flow rate': '1000' });
  await bench.calculate();
  await expect(bench.status()).toHaveText('Calculated. Orifice diameter needs 4 more fields.');
  const reasons = await bench.results('Case 1').locator('.cell.result .reason').allTextContents();
  expect(reasons.length).toBeGreaterThan(1);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('a paste beyond the maximum number of cases says how many were kept, and adding one more says why not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice-pro');
  await bench.field('Case 1', 'Flow rate').focus();
  const row = Array.from({ length: 600 }, (_, index) => (index === 0 ? '12,500' : String(1000 + index))).join('\t');
  await page.evaluate(text => navigator.clipboard.writeText(text), row);
  await page.keyboard.press('Control+V');
  await expect(bench.status()).toHaveText(
    'Pasted the first 500 cases of 1 × 600 cells: a sheet holds 500 cases at most, 100 were left out. ' +
      'One of them was read with a decimal comma: see the marked fields.',
  );
  await expect(page.locator('.case-notes')).toContainText('Flow rate 12,500 is read as 12.5, not as 12500.');
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await expect(bench.status()).toContainText('No case was added: a sheet holds 500 cases at most.');
});

for (const width of [1440, 360]) {
  test(`the menus open under their buttons, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const bench = new BenchPage(page);
    await bench.open('restriction-orifice-pro');
    for (const name of ['Load example', 'Units', 'More']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      const menu = await page.getByRole('group', { name, exact: true }).boundingBox();
      const place = await button.boundingBox();
      if (!menu || !place) throw new Error(`${name} is not visible`);
      expect(menu.y).toBeGreaterThanOrEqual(place.y + place.height);
      expect(menu.y).toBeLessThan(place.y + place.height + 24);
      expect(menu.x).toBeLessThanOrEqual(place.x + place.width);
      expect(menu.x + menu.width).toBeGreaterThanOrEqual(place.x);
      expect(menu.x).toBeGreaterThanOrEqual(0);
      expect(menu.x + menu.width).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  });
}
