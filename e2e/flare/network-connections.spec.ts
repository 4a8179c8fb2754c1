import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

/** Follows a link of the results to another calculator; returns the tab that it opens. */
async function follow(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name }).click();
  return opened;
}

test('a relief valve becomes a source of the plant flare, which is found after its node is named', async ({ page }) => {
  const flare = new BenchPage(page);
  await flare.open('flare-network-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await flare.calculate();
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('row')).toHaveCount(21);
  // This tab leaves the flare, so that another tab can continue with that work.
  await page.goto('/relief-valve-pro/gas-vapor-service');

  const valve = new BenchPage(page);
  await page.getByLabel('User description, case 1').fill('PSV-900');
  await valve.fill('PSV-900', {
    'Flow rate': '5000',
    'Molecular weight': '28.96',
    'Relieving temperature': '60',
    'Compressibility factor': '1',
    'Ratio of specific heats': '1.4',
    'Set pressure': '10',
    'Total back pressure': '1',
  });
  await valve.calculate();
  const network = await follow(page, 'Add to the sources of a flare network');
  await expect(network.getByText('Added to the first case: Sources (PSV-900).')).toBeAttached();
  await network.getByRole('button', { name: 'Sources: 21 rows' }).click();
  const table = network.getByRole('dialog', { name: 'Sources' });
  await expect(table.getByText(/needs to in row 21 \(PSV-900\)/)).toBeVisible();
  await expect(table.getByLabel('Molar mass, row 21')).toHaveValue(/^28\.96/);
  await table.getByLabel('To, row 21').fill('A1');
  await table.getByLabel('Scenario Power failure, row 21').fill('on');
  expect(await axeFindings(network)).toEqual([]);
  await table.getByRole('button', { name: 'Done' }).click();
  await new BenchPage(network).calculate();
  await expect(network.getByRole('region', { name: 'Sources' }).getByRole('row', { name: /^PSV-900/ })).toContainText(
    '5000',
  );
});

test('a line of the cooling water opens in Line Sizing Pro, and the sizes found are copied back', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('hydraulic-network-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /^Cooling water/ }).click();
  await bench.calculate();
  const sends = page.getByRole('list', { name: 'Continue in another calculator, Normal flow' });
  await sends.getByLabel('Item').selectOption('L-102');
  const opened = page.context().waitForEvent('page');
  await sends.getByRole('link', { name: 'Open in Line Sizing Pro' }).click();
  const sizing = await opened;
  await expect(sizing.getByText('One case added.')).toBeAttached();
  await expect(sizing.getByRole('link', { name: 'Back to Hydraulic Network Pro' })).toHaveAttribute(
    'href',
    '/hydraulic-network-pro#return',
  );
  await expect(sizing.getByLabel(/^User description/)).toHaveValue(
    /^L-102, Normal flow, with .* m for its loss coefficient/,
  );
  await expect(sizing.getByLabel('Nominal size').first()).toHaveValue('18');
  await sizing.getByRole('link', { name: 'Back to Hydraulic Network Pro' }).click();
  await expect(sizing.getByText('A copy of your latest work was opened')).toBeAttached();
  await expect(sizing.getByRole('region', { name: 'Items' })).toContainText('L-102');
  await sizing.close();

  for (const name of ['Minimum flow', 'Normal flow', 'Maximum flow']) {
    await bench.fill(name, {
      Sizes: 'As listed, and the smallest that meet the criteria',
      'Highest velocity of lines': '3',
    });
  }
  await bench.calculate();
  const use = page.getByRole('button', { name: 'Use the sizes found' });
  await expect(use).toBeEnabled();
  const row = page.getByRole('region', { name: 'Smallest sizes' }).getByRole('row', { name: /^L-100/ });
  await expect(row).toContainText('20');
  const found = await row.getByRole('cell').nth(2).textContent();
  await use.click();
  await bench.calculate();
  await expect(page.getByText('The table Items has them.')).toBeVisible();
  await expect(row.getByRole('cell').nth(1)).toHaveText(found ?? '');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the sizes found' }).click();
  await bench.calculate();
  await expect(row.getByRole('cell').nth(1)).toHaveText('20');
});
