import { expect, test } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { axeFindings } from './access.ts';
import { BenchPage } from './workbench/bench-page.ts';

test('a pump discharge line: size recommended, selected, given fittings, checked, exported and transferred', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('line-sizing-pro');
  await bench.fill('Case 1', {
    'Flow rate': '62000',
    Pressure: '11,6',
    Density: '742',
    Viscosity: '0.55',
    Service: 'Pump discharge, above 50 m³/h',
  });
  await page.getByLabel('User description, case 1').fill('P-101 discharge');
  await bench.calculate();
  const line = bench.case('P-101 discharge');
  await expect(bench.result('P-101 discharge', 'Recommended size')).toHaveText('NPS 4 (DN 100)');
  await expect(bench.result('P-101 discharge', 'Total pressure drop')).toContainText(
    'needs nominal size or inside diameter',
  );

  await bench.fill('P-101 discharge', { 'Nominal size': 'NPS 4 (DN 100)', Length: '180', 'Elevation change': '24' });
  const fittings = line.getByRole('group', { name: 'Fittings' });
  for (const fitting of ['Gate valve', 'Swing check valve', 'Bend 90°, r/D 1.5', 'Exit'])
    await fittings.locator('.list-add select').selectOption({ label: fitting });
  await fittings.getByLabel('count of Bend 90°, r/D 1.5').fill('14');
  await bench.calculate();
  await expect(bench.result('P-101 discharge', 'Velocity')).toHaveText('2.826');
  await expect(bench.result('P-101 discharge', 'Flow regime')).toHaveText('Turbulent');
  await expect(bench.result('P-101 discharge', 'Total pressure drop')).toHaveText('2.840');
  await expect(bench.result('P-101 discharge', 'This size')).toHaveText('Meets criteria');
  const sizes = page.getByRole('region', { name: 'Sizes against the criteria' });
  await expect(sizes.getByRole('row', { name: /^NPS 3 \(DN 80\)/ })).toContainText(
    'Too small: velocity, pressure drop',
  );
  await expect(sizes.getByRole('row', { name: /^NPS 4 \(DN 100\)/ })).toContainText('Meets criteria');

  const drawing = page.getByRole('img', { name: /Line of 180 m, 24.0 m of rise/ });
  await drawing.getByText('24.0 m').click();
  await expect(bench.field('P-101 discharge', 'Elevation change')).toBeFocused();
  await expect(page.getByRole('slider', { name: /Velocity against size/ })).toBeVisible();

  await bench.fill('P-101 discharge', { 'Nominal size': 'NPS 3 (DN 80)' });
  await bench.calculate();
  await expect(bench.messages('P-101 discharge').locator('.notes')).toContainText(
    'Above the velocity limit of 4.00 m/s for the service.',
  );

  expect(await axeFindings(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('line-sizing-pro-results.xlsx');
  const rows = (await readExcelFile(await file.path()))[0]?.data ?? [];
  expect(rows.find(row => row[1] === 'recommendedSize')?.[2]).toBe('NPS 4 (DN 100)');

  await expect(
    page
      .getByRole('list', { name: 'Continue in another calculator' })
      .getByRole('link', { name: /Check flow-induced turbulence/ }),
  ).toHaveAttribute('href', /^\/vibration-analysis-pro\/flow-induced-turbulence#/);
});

test('another fluid has its own methods and services, and the two-phase correlations are compared', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('line-sizing-pro');
  await expect(bench.field('Case 1', 'Method')).toHaveValue('darcy-weisbach');
  await bench.fill('Case 1', { Fluid: 'Two-phase' });
  await expect(bench.field('Case 1', 'Method')).toHaveValue('friedel');
  await expect(bench.field('Case 1', 'Service')).toHaveValue('Two-phase process line');
  await bench.fill('Case 1', {
    'Flow rate': '42000',
    'Vapour flow rate': '9000',
    Pressure: '24',
    Density: '790',
    'Vapour density': '20.1',
    Viscosity: '0.9',
    'Vapour viscosity': '0.0127',
    'Surface tension': '18',
    'Nominal size': 'NPS 8 (DN 200)',
    Length: '240',
    'Elevation change': '12',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Flow regime')).toHaveText('Intermittent');
  for (const method of ['Lockhart–Martinelli', 'Beggs–Brill'])
    await expect(bench.result('Case 1', `Cross-check, ${method}`)).toContainText('bar');
  await expect(page.getByRole('slider', { name: /Flow map/ })).toBeVisible();
});
