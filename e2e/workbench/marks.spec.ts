import { expect, test } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

test('every tool has a back link: from a service to its menu, from a tool to the list', async ({ page }) => {
  const bench = new BenchPage(page);
  for (const [tool, back] of [
    ['relief-valve-pro/liquid-service', '/relief-valve-pro'],
    ['vibration-analysis-pro/flow-induced-turbulence', '/vibration-analysis-pro'],
    ['heat-exchanger-ua-check-pro', '/tools'],
  ] as const) {
    await bench.open(tool);
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back);
  }
});

test('errors are red and warnings have an orange background, not only a thin bar', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('heat-exchanger-ua-check-pro');
  const duty = {
    'Flow configuration': 'Counter-current',
    'Hot side flow rate': '10000',
    'Hot side inlet temperature': '90',
    'Hot side outlet temperature': '50',
    'Hot side specific heat capacity': '4.2',
    'Cold side flow rate': '21000',
    'Cold side inlet temperature': '20',
    'Cold side outlet temperature': '40',
    'Cold side specific heat capacity': '4.2',
  };
  await bench.fill('Case 1', duty);
  await page.getByRole('button', { name: 'Duplicate: Case 1' }).click();
  await bench.fill('Case 2', { 'Cold side flow rate': '10000', 'Cold side outlet temperature': '60' });
  await bench.calculate();
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
  const wrong = await look('.notes .error');
  const warns = await look('.notes .warning');
  const plain = await look('.row-label');
  expect(wrong.color).not.toBe(plain.color);
  for (const { backgroundColor } of [wrong, warns]) expect(backgroundColor).not.toBe(plain.backgroundColor);
  expect(wrong.backgroundColor).not.toBe(warns.backgroundColor);
});

test('a reopened slow calculation asks for Calculate, and its model table is complete', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Nitrogen vessel, measured/ }).click();
  await expect(page.locator('.bar-stale')).toHaveText('Case 1 not calculated yet');
  await page.reload();
  const name = 'Nitrogen vessel I1';
  await expect(bench.result(name, 'Time to target pressure')).toHaveText('-- press Calculate');
  await expect(bench.messages(name).locator('.notes')).toContainText(
    'This case has not been calculated yet: press Calculate.',
  );
  await bench.calculate();
  const model = page.getByRole('region', { name: 'Model' });
  await expect(model).toBeVisible();
  expect(await model.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.locator('.bar-stale')).toHaveCount(0);
});
