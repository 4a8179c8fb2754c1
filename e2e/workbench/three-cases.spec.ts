import { expect, test } from '@playwright/test';
import { openUnhydrated } from '../open.ts';
import { BenchPage, craneWater } from './bench-page.ts';

const tool = 'restriction-orifice-pro';

test('an engineer sizes three cases side by side, changes units, edits and sees what is out of date', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await expect(bench.result('Case 1', 'Orifice diameter')).toHaveText('--');
  await bench.fill('Case 1', craneWater);
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await bench.fill('Case 2', { ...craneWater, 'Flow rate': '14 t/h' });
  await bench.fill('Case 3', {
    Method: 'ISO 5167-2, Miller',
    'Fluid type': 'Gas',
    'Flow rate': '12400',
    'Upstream pressure': '64',
    'Pressure differential': '38.5',
    Viscosity: '0.014',
    'Upstream density': '47.2',
    'Ratio of specific heats': '1.28',
    'Pipe inside diameter': '2.9 inch',
  });
  await page.getByLabel('User description, case 3').fill('Blowdown');
  await bench.calculate();
  await expect(bench.result('Case 1', 'Orifice diameter')).toHaveText('50.00');
  await expect(bench.result('Case 2', 'Orifice diameter')).toHaveText('36.80');
  await expect(bench.result('Blowdown', 'Flow condition')).toContainText('Choked');
  await expect(bench.result('Blowdown', 'Discharge coefficient')).toHaveText('0.83932');
  await expect(bench.result('Blowdown', 'Cavitation index')).toHaveText('n/a gas');
  await expect(bench.field('Case 2', 'Flow rate')).toHaveValue('14');
  await expect(bench.case('Case 2').getByLabel('Unit of Flow rate')).toHaveValue('t/h');
  await expect(bench.field('Blowdown', 'Pipe inside diameter')).toHaveValue('2.9');
  await expect(bench.case('Blowdown').getByLabel('Unit of Pipe inside diameter')).toHaveValue('inch');

  await bench.case('Case 1').getByLabel('Unit of Pipe inside diameter').selectOption('inch');
  await expect(bench.field('Case 1', 'Pipe inside diameter')).toHaveValue('2.9');
  await bench.results('Case 1').getByLabel('Unit of Orifice diameter').selectOption('inch');
  await expect(bench.result('Case 1', 'Orifice diameter')).toHaveText('1.969');
  await expect(bench.status()).toHaveText('3 cases calculated.');

  await page.getByLabel('Live').uncheck();
  await bench.field('Case 2', 'Flow rate').fill('15');
  await expect(page.locator('.bar-stale')).toHaveText('Case 2 edited since the last calculation');
  await expect(bench.results('Case 2').locator('.cell.stale')).not.toHaveCount(0);
  await expect(bench.results('Case 1').locator('.cell.stale')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(bench.results('Case 2').locator('.cell.stale')).toHaveCount(0);
});

test('a missing result says what it needs, and the others are shown', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', {
    'Flow rate': '1000',
    'Pipe inside diameter': '100',
    Viscosity: '1',
    'Upstream pressure': '5',
    'Pressure differential': '1',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Orifice diameter')).toHaveText('-- needs upstream density');
  await expect(bench.result('Case 1', 'Reynolds number')).toHaveText('3537');
  await expect(bench.result('Case 1', 'Pressure ratio')).toHaveText('0.8000');
});

test('invalid input is marked with one sentence in place', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { 'Flow rate': '-5', 'Upstream pressure': '1,23.45', Viscosity: 'thick' });
  await expect(bench.case('Case 1')).toContainText('Flow rate must be above 0 kg/h.');
  await expect(bench.case('Case 1')).toContainText(
    'Upstream pressure has two decimal marks or stray digits; write 1234.5, 1234,5 or 1 234.5.',
  );
  await page.keyboard.press('Enter');
  await expect(bench.case('Case 1')).toContainText('Viscosity is not a number.');
  await expect(bench.field('Case 1', 'Viscosity')).toHaveValue('thick');
  await expect(bench.field('Case 1', 'Viscosity')).toHaveAttribute('aria-invalid', 'true');
});

test('cases are duplicated, moved, renamed, removed and restored', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  await bench.calculate();
  await page.getByLabel('User description, case 1').fill('Water');
  await page.getByRole('button', { name: 'Duplicate: Water' }).click();
  await page.getByLabel('User description, case 2').fill('More water');
  await page.getByRole('button', { name: 'Move earlier: More water' }).click();
  await expect(page.getByLabel('User description, case 1')).toHaveValue('More water');
  await page.getByRole('button', { name: 'Remove: More water' }).click();
  await expect(page.getByRole('region', { name: 'More water' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: bring back More water' }).click();
  await expect(page.getByLabel('User description, case 1')).toHaveValue('More water');
  await expect(bench.result('More water', 'Orifice diameter')).toHaveText('50.00');
});

test('a pasted spreadsheet block fills cells down the fields and across the cases', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.field('Case 1', 'Flow rate').focus();
  const block = [
    ['48600', '61000', '12 400'],
    ['8', '8', '64'],
    ['1,24', '1,95', '38,5'],
    ['0.62', '0.62', '0.014'],
    ['945', '945', '47.2'],
    ['0.6', '0.6', '0.6'],
  ];
  await page.evaluate(text => navigator.clipboard.writeText(text), block.map(row => row.join('\t')).join('\r\n'));
  await page.keyboard.press('Control+V');
  await expect(bench.status()).toHaveText('Pasted 6 × 3 cells.');
  await expect(bench.field('Case 3', 'Pressure differential')).toHaveValue('38,5');
  await expect(bench.field('Case 2', 'Vapour pressure')).toHaveValue('0.6');
  await bench.fill('Case 2', { 'Pipe inside diameter': '102.3' });
  await bench.calculate();
  await expect(bench.result('Case 2', 'Beta ratio')).toHaveText('0.4197');
});

test('the draft persists after a reload, including results', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  await bench.calculate();
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await page.getByLabel('Live').uncheck();
  await bench.fill('Case 2', { 'Flow rate': 'half typ' });
  await bench.fill('Case 1', { Viscosity: '2' });
  await page.reload();
  await expect(bench.result('Case 1', 'Orifice diameter')).toHaveText('50.00');
  await expect(page.locator('.bar-stale')).toHaveText('Case 1 edited since the last calculation');
  await expect(bench.field('Case 2', 'Flow rate')).toHaveValue('half typ');
});

test('the working shows equations, numbers and sources of the current case', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Pump minimum flow/ }).click();
  await bench.calculate();
  const panel = page.getByRole('region', { name: 'Desk' });
  await expect(panel.getByRole('img')).toHaveAttribute('aria-label', /d 42\.83 mm/);
  await page.getByRole('tab', { name: 'Working' }).click();
  await expect(panel).toContainText('ISO 5167-2:2022, 5.3.2.1, eq. 4');
  await expect(panel.locator('math').first()).toBeVisible();
  await bench.field('Blowdown gas', 'Flow rate').focus();
  await expect(panel).toContainText('Miller, Flow Measurement Engineering Handbook');
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(panel.getByRole('img')).toHaveAttribute('aria-label', /d 21\.28 mm/);
});

test('above twenty cases a table is used, one row per case', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  for (let index = 0; index < 20; index += 1)
    await page
      .getByRole('button', { name: /^Duplicate: / })
      .first()
      .click();
  await bench.calculate();
  const table = page.getByRole('table');
  await expect(table.getByRole('row').nth(3)).toContainText('50.00');
  await table.getByLabel('Flow rate, Case 2', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByLabel('Flow rate, Case 3', { exact: true })).toBeFocused();
});

test('an example, import or paste that replaces cases can be undone, as can every removal', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { 'Flow rate': '77' });
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Water through/ }).click();
  await page.getByRole('button', { name: 'Undo the example' }).click();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('77');
  await page.getByRole('button', { name: 'Duplicate: Case 1' }).click();
  await page.getByRole('button', { name: 'Remove: Case 1' }).click();
  await page.getByRole('button', { name: 'Remove: Case 1' }).click();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('');
  await page.getByRole('button', { name: /^Undo: bring back/ }).click();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('77');
  await page.getByRole('button', { name: /^Undo: bring back/ }).click();
  await expect(bench.field('Case 2', 'Flow rate')).toHaveValue('77');
});

test('a pasted column follows the field order and accepts option names', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.field('Case 1', 'Method').focus();
  await page.evaluate(
    text => navigator.clipboard.writeText(text),
    ['iso 5167-2, miller', 'gas', 'typed by hand', '5', '400', '17'].join('\n'),
  );
  await page.keyboard.press('Control+V');
  await expect(bench.field('Case 1', 'Method')).toHaveValue('iso5167');
  await expect(bench.field('Case 1', 'Fluid type')).toHaveValue('Gas');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('5');
  await expect(bench.field('Case 1', 'Pressure differential')).toHaveValue('17');
});

test('fields are disabled before hydration, so that no input is lost', async ({ page }) => {
  const comeToLife = await openUnhydrated(page, '/restriction-orifice');
  const flow = page.getByLabel('Flow rate', { exact: true });
  await expect(flow).toBeDisabled();
  await comeToLife();
  await flow.fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(flow).toHaveValue('5');
});
