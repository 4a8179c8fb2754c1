import { expect, test } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

const trimCooler = {
  'Heat transfer surface area': '20',
  'Hot side flow rate': '10000',
  'Hot side inlet temperature': '90',
  'Hot side outlet temperature': '50',
  'Hot side specific heat capacity': '4,2',
  'Cold side flow rate': '20000',
  'Cold side inlet temperature': '20',
  'Cold side outlet temperature': '40',
  'Cold side specific heat capacity': '4.2',
};

test('an exchanger in service is checked in two configurations, with field data that are wrong at first', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('heat-exchanger-ua-check-pro');
  await expect(bench.field('Case 1', 'Flow configuration').locator('option:checked')).toHaveText(
    'Select configuration',
  );
  await bench.fill('Case 1', trimCooler);
  await bench.calculate();
  await expect(bench.result('Case 1', 'UA')).toContainText('needs flow configuration');
  await expect(bench.result('Case 1', 'Hot side duty')).toHaveText('466.67');

  await bench.fill('Case 1', { 'Flow configuration': 'Counter-current' });
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await bench.fill('Case 2', {
    ...trimCooler,
    'Flow configuration': 'Shell & tube 1-2',
    'Cold side flow rate': '21000',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'UA')).toHaveText('11.92');
  await expect(bench.result('Case 1', 'Overall heat transfer coefficient')).toHaveText('596.0');
  await expect(bench.messages('Case 2').locator('.notes .error')).toContainText('Case 2: Duty exchange do not match.');
  await expect(bench.result('Case 2', 'UA')).toContainText('--');

  await bench.fill('Case 2', { 'Cold side flow rate': '10000', 'Cold side outlet temperature': '60' });
  await bench.calculate();
  await expect(bench.messages('Case 2').locator('.notes .warning').first()).toContainText(
    'Case 2: ΔT₁ = ΔT₂, check temperatures.',
  );
  await expect(bench.result('Case 2', 'Logarithmic mean')).toContainText('30.00');

  await page.getByRole('button', { name: 'Move earlier: Case 2' }).click();
  await expect(bench.messages('Case 1').locator('.notes .warning').first()).toContainText(
    'Case 1: ΔT₁ = ΔT₂, check temperatures.',
  );

  await expect(page.getByRole('slider', { name: /Temperature against heat exchanged/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
