import { expect, test, type Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { expectAccessible, axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

async function expectNoFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

test('the menu links to every service and to the scenario register', async ({ page }) => {
  await page.goto('/relief-valve-pro');
  for (const [name, path] of [
    ['Steam Service', 'steam-service'],
    ['Gas and Vapor Service', 'gas-vapor-service'],
    ['Liquid Service', 'liquid-service'],
    ['Two-Phase Service', 'two-phase-service'],
    ['Scenario Register', 'scenario-register'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/relief-valve-pro/${path}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Liquid Service', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Liquid Service');
});

test('a liquid valve: viscous, by both methods, then with excessive back pressure, exported', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('relief-valve-pro/liquid-service');
  await bench.fill('Case 1', {
    'Flow rate': '367956',
    'Upstream density': '900',
    Viscosity: '396,85',
    'Set pressure': '17.24',
    'Total back pressure': '3.45',
  });
  await page.getByLabel('User description, case 1').fill('PSV-105');
  await bench.calculate();
  await expect(bench.result('PSV-105', 'Orifice area')).toHaveText('-- needs coefficient of discharge');

  await bench.fill('PSV-105', { 'Coefficient of discharge': '0.65' });
  await bench.calculate();
  await expect(bench.result('PSV-105', 'Total back pressure correction factor')).toHaveText('0.953');
  await expect(bench.result('PSV-105', 'Orifice area')).toHaveText('3236');
  await expect(bench.result('PSV-105', 'Recommended orifice')).toHaveText('P');
  await bench.fill('PSV-105', { Method: 'API 520-I' });
  await bench.calculate();
  await expect(bench.result('PSV-105', 'Orifice area')).toHaveText('3116');
  await expect(page.getByRole('img', { name: /Section of a spring relief valve, orifice P/ })).toBeVisible();
  await expect(page.getByRole('slider', { name: /Required area against back pressure/ })).toBeVisible();

  await bench.fill('PSV-105', { Method: 'Simplified (linear Kw)', 'Total back pressure': '9' });
  await bench.calculate();
  await expect(bench.result('PSV-105', 'Total back pressure correction factor')).toContainText(
    'Backpressure is too high!',
  );
  await expect(bench.result('PSV-105', 'Orifice area')).toHaveText('-- Backpressure is too high!');
  await expect(bench.result('PSV-105', 'Recommended orifice')).toHaveText('--');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('relief-valve-pro-liquid-service-results.xlsx');
  const rows = await readExcelFile(await file.path());
  expect(rows.length).toBeGreaterThan(0);
  await expectNoFindings(page);
});

test('a gas valve with its piping, critical and balanced, transferred to the acoustic check', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('relief-valve-pro/gas-vapor-service');
  await bench.fill('Case 1', {
    'Flow rate': '41500',
    'Molecular weight': '18.6',
    'Relieving temperature': '118',
    'Compressibility factor': '0.94',
    'Ratio of specific heats': '1.25',
    'Set pressure': '42',
    'Total back pressure': '14',
  });
  await page.getByLabel('User description, case 1').fill('PSV-201');
  await bench.calculate();
  await expect(bench.result('PSV-201', 'Required area')).toHaveText('1543');
  await expect(bench.messages('PSV-201').locator('.notes')).toContainText('conventional valve');

  await bench.fill('PSV-201', {
    'Valve type': 'Balanced Bellows',
    'Inlet pipe diameter': '77.9',
    'Inlet resistance': '1.6',
    'Outlet pipe diameter': '202.7',
  });
  await bench.calculate();
  await expect(bench.result('PSV-201', 'Required area')).toHaveText('1594');
  await expect(bench.result('PSV-201', 'Recommended orifice')).toHaveText('L');
  await expect(bench.result('PSV-201', 'Back-pressure correction factor')).toHaveText('0.968');
  await expect(bench.messages('PSV-201').locator('.notes')).toContainText('more than 3 %: the valve may chatter');
  await expect(page.getByRole('link', { name: 'Check acoustic vibration' })).toHaveAttribute(
    'href',
    /^\/vibration-analysis-pro\/pressure-drop-devices#add=/,
  );
  await expectNoFindings(page);
});

test('a steam valve, saturated then superheated, in both editions', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('relief-valve-pro/steam-service');
  await bench.fill('Case 1', { 'Flow rate': '69615', 'Set pressure': '1600 psi', 'Total back pressure': '0' });
  await page.getByLabel('User description, case 1').fill('PSV-310');
  await bench.calculate();
  await expect(bench.result('PSV-310', 'Required area')).toHaveText('1099');
  await expect(bench.result('PSV-310', 'Recommended orifice')).toHaveText('K');
  await expect(bench.result('PSV-310', 'Steam temperature')).toHaveText('326.2');

  await bench.fill('PSV-310', { 'Relieving temperature': '433.9' });
  await bench.calculate();
  await expect(bench.result('PSV-310', 'Superheat correction factor')).toHaveText('0.8551');
  await expect(bench.result('PSV-310', 'Recommended orifice')).toHaveText('L');
  await bench.fill('PSV-310', { 'Edition of API 520-I': '7th to 9th' });
  await bench.calculate();
  await expect(bench.result('PSV-310', 'Superheat correction factor')).toHaveText('0.8535');
  await bench.fill('PSV-310', { 'Relieving temperature': '250' });
  await bench.calculate();
  await expect(bench.result('PSV-310', 'Required area')).toContainText('water, not steam');
  await expectNoFindings(page);
});

test('a two-phase valve: water and steam from its properties, then a mixture too large for one valve', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('relief-valve-pro/two-phase-service');
  await bench.fill('Case 1', {
    Fluid: 'Water and steam',
    'Flow rate': '28000',
    'Vapour mass fraction at the inlet': '4',
    'Set pressure': '9',
    'Total back pressure': '0.6',
  });
  await page.getByLabel('User description, case 1').fill('PSV-340');
  await bench.calculate();
  await expect(bench.result('PSV-340', 'Required area')).toContainText('1823');
  await expect(bench.results('PSV-340').locator('.row', { hasText: 'Cross-check, Nozzle integral' })).toContainText(
    '+1.1',
  );

  await bench.fill('PSV-340', {
    Fluid: 'Any, by its densities',
    'Flow rate': '216560',
    'Density at the inlet': '51.41',
    'Density at 90 %': '44.15',
    'Set pressure': '60 psi',
    'Total back pressure': '15 psi',
  });
  await bench.calculate();
  await expect(bench.result('PSV-340', 'Recommended orifice')).toContainText('Exceeds API Sizes');
  await expect(bench.result('PSV-340', 'Valves')).toHaveText('2 × T');
  await expectNoFindings(page);
});

test('the scenario register of a drum: closed outlet, fire, one scenario excluded, and the governing one', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('relief-valve-pro/scenario-register');
  await page.getByRole('button', { name: 'Load example' }).click();
  await bench.calculate();
  await expect(bench.result('Fire', 'Heat absorbed from the fire')).toHaveText('767.0');
  await expect(bench.result('Valve fails open', 'Required area')).toHaveText('1320');
  const whole = page.locator('section.together');
  await expect(whole).toContainText('V-101: Control valve failure (Valve fails open) governs with 1320 mm², 1 × L.');

  await bench.fill('Valve fails open', { Credible: 'Not credible' });
  await bench.field('Valve fails open', 'Reason').fill('');
  await bench.calculate();
  await expect(whole).toContainText('V-101: Closed outlets governs with 924.7 mm², 1 × K.');
  await expect(whole).toContainText(
    'Control valve failure (Valve fails open) is marked not credible without a reason.',
  );
  await expectNoFindings(page);
});
