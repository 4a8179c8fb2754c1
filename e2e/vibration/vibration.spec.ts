import { expect, test } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

test('the menu links to both assessments', async ({ page }) => {
  await page.goto('/vibration-analysis-pro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vibration Analysis Pro');
  await expect(page.getByRole('link', { name: 'Flow Induced Turbulence' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pressure Drop Devices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Vibration Analysis - Pressure Differential Cases',
  );
});

test('a let-down valve: step 2 appears above 155 dB, and the guideline gives a likelihood', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('vibration-analysis-pro/pressure-drop-devices');
  const step2 = page.getByRole('heading', { name: 'Step 2', exact: true });
  await bench.fill('Case 1', {
    'Line number': '6"-P-1001',
    'Flow rate': '1000',
    Density: '25',
    'Upstream pressure': '60',
    'Downstream pressure': '8',
    Temperature: '90',
    'Molecular weight': '21,75',
    'Ratio of specific heats': '1.27',
  });
  await bench.calculate();
  const notes = bench.messages('Case 1').locator('.notes');
  await expect(notes).toContainText('Likelihood of Failure is low, design does not need to be altered.');
  await expect(step2).toHaveCount(0);

  await bench.fill('Case 1', { 'Flow rate': '53482' });
  await expect(bench.result('Case 1', 'Sound power level')).toContainText('168.0');
  await expect(bench.result('Case 1', 'Sonic flow')).toContainText('Yes');
  await expect(step2).toBeVisible();
  await expect(notes).toContainText('Sound power level above 155 dB: continue with step 2.');

  await page.getByRole('button', { name: 'Add New Case' }).click();
  await expect(bench.field('Case 1', 'Distance to Welded Discontinuity')).toBeVisible();
  await expect(bench.field('Case 2', 'Distance to Welded Discontinuity')).toHaveCount(0);

  await bench.fill('Case 1', {
    'Distance to Welded Discontinuity': '1.2',
    'Pipe Internal Diameter': '154',
    'Additional Source of Acoustic Power no.2': '158',
    'Pipe wall thickness': '7.11',
    'Branch outside diameter': '60.3',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Level at the welded discontinuity')).toHaveText('167.5');
  await expect(bench.result('Case 1', 'Total level')).toHaveText('168.0');
  await expect(bench.result('Case 1', 'Likelihood of failure')).toContainText('High');
  await expect(notes).toContainText('160 dB or more at the discontinuity: high likelihood of failure');

  await bench.fill('Case 1', { Method: 'EI AVIFF' });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Likelihood of failure, LOF')).toContainText('0.');
  await expect(page.getByRole('slider', { name: /Likelihood of failure against the level/ })).toBeVisible();

  expect(await axeFindings(page)).toEqual([]);
});

test('other sources are required by EI AVIFF although the main source is quiet', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('vibration-analysis-pro/pressure-drop-devices');
  await bench.fill('Case 1', {
    Method: 'EI AVIFF',
    'Flow rate': '1000',
    Density: '25',
    'Upstream pressure': '60',
    'Downstream pressure': '8',
    Temperature: '90',
    'Molecular weight': '21.75',
    'Ratio of specific heats': '1.27',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Likelihood of failure, LOF')).toContainText('0.29');
  await bench.fill('Case 1', { 'Additional Source of Acoustic Power no.2': '170' });
  await bench.calculate();
  await expect(bench.messages('Case 1').locator('.notes')).toContainText(
    'Combined level of the sources above 155 dB: continue with step 2.',
  );
  await expect(bench.messages('Case 1').locator('.notes')).toContainText(
    'The methods disagree on the likelihood of failure: low by the simplified method, high by EI AVIFF.',
  );
});

test('a line with flow-induced turbulence: its likelihood, the actions, and the supports that fix it', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('vibration-analysis-pro/flow-induced-turbulence');
  await bench.fill('Case 1', {
    'Flow rate': '180000',
    Density: '780',
    Viscosity: '0.6',
    'Pipe outside diameter': '168.275',
    'Pipe wall thickness': '7.112',
    'Span between supports': '6.5',
  });
  await page.getByLabel('User description, case 1').fill('P-2001');
  await bench.calculate();
  await expect(bench.result('P-2001', 'Flow-induced vibration factor')).toHaveText(/18\s022/);
  await expect(bench.result('P-2001', 'Likelihood of failure, LOF')).toContainText('0.512');
  await expect(bench.result('P-2001', 'Action')).toHaveText('Should be resupported or monitored');
  await expect(bench.result('P-2001', 'Most flexible arrangement with LOF below 0.5')).toHaveText('Stiff');
  await expect(page.getByRole('heading', { name: /Other walls and arrangements/ })).toBeVisible();
  await bench.fill('P-2001', { 'Support arrangement': 'Stiff, 14 to 16 Hz' });
  await bench.calculate();
  await expect(bench.result('P-2001', 'Likelihood of failure, LOF')).toContainText('0.252');
  await expect(bench.messages('P-2001').locator('.notes')).toContainText(
    'The span makes the line medium stiff, not stiff as chosen: LOF is higher than shown.',
  );
  await bench.fill('P-2001', { 'Span between supports': '4.5' });
  await bench.calculate();
  await expect(bench.messages('P-2001').locator('.notes')).not.toContainText('LOF is higher than shown');
  await expect(page.getByRole('img', { name: /Span of a pipe between supports, LOF 0\.252/ })).toBeVisible();
  await expect(page.getByRole('slider', { name: /Likelihood of failure against velocity/ })).toBeVisible();

  expect(await axeFindings(page)).toEqual([]);
});

test('a gas control valve transfers its case to the acoustic check', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('control-valve-pro');
  await bench.fill('Case 1', { 'Fluid type': 'Gas' });
  await bench.fill('Case 1', {
    'Flow rate': '40000',
    'Upstream pressure': '40',
    'Pressure differential': '30',
    Temperature: '50',
    'Molecular weight': '19',
    'Ratio of specific heats': '1.27',
    'Compressibility factor': '0.92',
  });
  await page.getByLabel('User description, case 1').fill('PV-7');
  await bench.calculate();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Check acoustic vibration' }).click();
  const popup = await opening;
  await popup.waitForFunction(() => document.querySelector('[data-ready]') !== null);
  const acoustic = new BenchPage(popup);
  await expect(acoustic.field('PV-7', 'Downstream pressure')).toHaveValue('10');
  await acoustic.calculate();
  await expect(acoustic.result('PV-7', 'Sound power level')).toContainText('16');
});
