import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { BenchPage } from './bench-page.ts';

const states: Readonly<Record<string, (bench: BenchPage) => Promise<void>>> = {
  empty: async () => {},
  'with the working of the example': async bench => {
    await bench.page.getByRole('button', { name: 'Load example' }).click();
    await bench.page.getByRole('button', { name: /Pump minimum flow/ }).click();
    await bench.calculate();
    await bench.page.getByRole('tab', { name: 'Working' }).click();
    await bench.page.locator('.working').waitFor();
  },
  'with results on the desk': async bench => {
    await bench.page.getByRole('button', { name: 'Load example' }).click();
    await bench.page.getByRole('button', { name: /Pump minimum flow/ }).click();
    await bench.calculate();
    await bench.page.locator('.case-results').first().waitFor();
  },
  'with errors and edited since': async bench => {
    await bench.page.getByRole('button', { name: 'Load example' }).click();
    await bench.page.getByRole('button', { name: /Pump minimum flow/ }).click();
    await bench.calculate();
    await bench.fill('Normal', { 'Flow rate': '-1', Viscosity: 'x' });
    await bench.page.keyboard.press('Enter');
    await bench.page.getByRole('tab', { name: 'Checks' }).click();
  },
};

for (const [state, reach] of Object.entries(states))
  test(`axe finds nothing, ${state}`, async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open('restriction-orifice-pro');
    await reach(bench);
    await expectAccessible(page);
  });

test('results appear without moving anything else', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  await page.getByRole('button', { name: 'Load example' }).click();
  await expect(bench.field('Water, 15 °C', 'Flow rate')).not.toHaveValue('');
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    page.locator('.row').evaluateAll(rows => rows.slice(0, -1).map(row => row.getBoundingClientRect().top));
  const before = await places();
  await bench.calculate();
  await expect(bench.result('Water, 15 °C', 'Beta ratio')).not.toHaveText('--');
  expect(await places()).toEqual(before);
});
