import { expect, test } from '@playwright/test';
import { expectAccessible, openWithoutErrors } from '../access.ts';

const materials = [
  'CS',
  'C.½Mo / 1¼Cr½M',
  '2¼Cr1Mo',
  '9Cr-1Mo',
  '13Cr',
  'SS304L',
  'SS Duplex / 310 / 316 / 321 / 347',
  '20Cr33Ni',
];

test('starts with the chart and all eight materials, each of which can be hidden', async ({ page }) => {
  await openWithoutErrors(page, '/thermal-conductivity');
  await expect(page.getByLabel('View Mode')).toHaveValue('chart');
  for (const material of materials)
    await expect(page.getByRole('checkbox', { name: material, exact: true })).toBeChecked();
  await expect(page.locator('.conductivity-chart .line')).toHaveCount(8);
  await page.getByRole('checkbox', { name: '13Cr', exact: true }).uncheck();
  await expect(page.locator('.conductivity-chart .line')).toHaveCount(7);
});

test('the crosshair moves by keyboard and announces its values', async ({ page }) => {
  await openWithoutErrors(page, '/thermal-conductivity');
  const chart = page.getByRole('slider', { name: 'Temperature of the crosshair' });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /^20 °C: CS 60\.4, C\.½Mo \/ 1¼Cr½M 41\.0, /);
  await page.keyboard.press('PageUp');
  await expect(chart).toHaveAttribute('aria-valuenow', '45');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('At temperature')).toHaveValue('46');
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /^816 °C: CS --, .*SS304L 26\.5/);
});

test('the crosshair follows the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithoutErrors(page, '/thermal-conductivity');
  const box = await page.locator('.conductivity-chart svg').boundingBox();
  if (!box) throw new Error('the chart is not drawn');
  await page.mouse.move(box.x + box.width * (46 / 860), box.y + box.height / 2);
  await expect(page.getByLabel('At temperature')).toHaveValue('20');
  await page.mouse.move(box.x + box.width * (842 / 860), box.y + box.height / 2);
  await expect(page.getByLabel('At temperature')).toHaveValue('816');
});

test('a typed temperature is interpolated, with range and certainty', async ({ page }) => {
  await openWithoutErrors(page, '/thermal-conductivity');
  await page.getByLabel('At temperature').fill('110');
  const rows = page.locator('.readings li');
  await expect(rows.nth(0)).toContainText('57.6');
  await page.getByLabel('At temperature').fill('230 °F');
  await expect(rows.nth(0)).toContainText('57.6');
  await expect(rows.nth(3)).toContainText('certainty medium-low');
  await expect(rows.nth(4)).toContainText('certainty low');
  await page.getByLabel('At temperature').fill('800');
  await expect(rows.nth(0)).toContainText('--');
  await expect(rows.nth(0)).toContainText('20 to 750 °C, no figure here');
  await expect(rows.nth(5)).toContainText('est. 26.3');
  await page.getByLabel('At temperature').fill('warm');
  await expect(page.getByText('“warm” is not a number.')).toBeVisible();
});

test('the comparison table has 31 rows with colour bands and bars', async ({ page }) => {
  await openWithoutErrors(page, '/thermal-conductivity');
  await page.getByLabel('View Mode').selectOption('Comparison Table');
  const rows = page.locator('.conductivity-comparison tbody tr');
  await expect(rows).toHaveCount(31);
  const first = rows.first().locator('td');
  await expect(first.nth(0)).toHaveClass('band-red');
  await expect(first.nth(1)).toHaveClass('band-orange');
  await expect(first.nth(3)).toHaveClass('band-yellow');
  await expect(first.nth(5)).toHaveClass('band-blue');
  await expect(rows.nth(7).locator('td').nth(5)).toHaveClass('band-green');
  await expect(rows.last().locator('td').nth(0)).toHaveClass('band-grey');
  await expect(rows.last().locator('td').nth(5)).toHaveText('est. 26.5');
  await expectAccessible(page);
});

test('the glossary names every steel with the source and certainty of its values', async ({ page }) => {
  await openWithoutErrors(page, '/thermal-conductivity');
  const glossary = page.getByRole('region', { name: 'Steel types' });
  for (const material of materials) await expect(glossary.getByText(material, { exact: true }).first()).toBeVisible();
  await expect(glossary.getByText(/Certainty (high|medium-low|low)\./)).toHaveCount(8);
});

test('axe finds nothing on the chart', async ({ page }) => {
  await openWithoutErrors(page, '/thermal-conductivity');
  await expectAccessible(page);
});
