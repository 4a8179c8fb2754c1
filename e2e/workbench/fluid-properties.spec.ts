import { expect, test } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

test('fluid data load on demand, results follow the inputs, and a reload restores both', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /^Propane/ }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(bench.result('Boiling at 20 °C', 'Pressure')).toHaveText('8.3646');
  await expect(bench.result('Boiling at 20 °C', 'Equation of state')).toHaveText('Reference equation');

  await bench.fill('Liquid at 20 °C, 12 bar', { Pressure: '20' });
  await expect(bench.result('Liquid at 20 °C, 12 bar', 'Speed of sound')).toHaveText('773.65');
  await expect(page.getByRole('figure', { name: 'Pressure against temperature' })).toBeVisible();

  await page.reload();
  await expect(bench.result('Liquid at 20 °C, 12 bar', 'Speed of sound')).toHaveText('773.65');
});

test('unavailable data are reported, and the inputs stay', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /^Propane/ }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(bench.status()).toHaveText(
    'The fluid data could not be loaded. Check your connection and calculate again.',
  );
  await expect(bench.field('Liquid at 20 °C, 12 bar', 'Pressure')).toHaveValue('12');
});
