import { expect, test } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

test('the example of a plant flare: calculated, drawn, and a scenario added to its table', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('flare-network-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await bench.calculate();
  await expect(bench.result('Plant flare', 'Governing source')).toHaveText('PSV-301');
  const network = page.getByRole('group', { name: /^The network with Mach number/ });
  await expect(network).toContainText('TP-301');
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('row')).toHaveCount(21);
  await expect(
    page.getByRole('region', { name: 'Scenarios' }).getByRole('row', { name: /^Power failure/ }),
  ).toContainText('PSV-107');
  await page.getByLabel('Coloured by').selectOption({ label: 'Mass flow, kg/h' });
  await expect(page.getByRole('group', { name: /^The network with Mass flow/ })).toContainText('64 000');

  await page.getByRole('button', { name: 'Sources: 20 rows' }).click();
  const table = page.getByRole('dialog', { name: 'Sources' });
  await table.getByLabel('Name of a new scenario').fill('Loss of power, unit 2');
  await table.getByRole('button', { name: 'Add a column' }).click();
  await table.getByLabel('Scenario Loss of power, unit 2, row 8').fill('on');
  expect(await axeFindings(page)).toEqual([]);
  await table.getByRole('button', { name: 'Done' }).click();
  await bench.calculate();
  await expect(
    page.getByRole('region', { name: 'Scenarios' }).getByRole('row', { name: /^Loss of power, unit 2/ }),
  ).toContainText('38 000');
  expect(await axeFindings(page)).toEqual([]);
});
