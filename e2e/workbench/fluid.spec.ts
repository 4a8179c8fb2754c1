import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { BenchPage } from './bench-page.ts';

/** A gas composition as a simulator reports it. */
const report = [
  'Component\tMole fraction',
  'Comp Mole Frac (Methane)\t0.85',
  'Comp Mole Frac (Ethane)\t0.08',
  'Comp Mole Frac (Propane)\t0.03',
  'Comp Mole Frac (n-Heptane)\t0.04',
  'Total\t1.0000',
].join('\n');
const known = 'Methane (CH4) 0.85, Ethane (C2H6) 0.08, Propane (C3H8) 0.03, n-Heptane (C7H16) 0.04, Mole';

/** Pastes a text into the focused element. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Opens a tool and loads the fluid last used in another one. */
async function openWithFluid(bench: BenchPage, tool: string): Promise<void> {
  await bench.open(tool);
  await bench.field('Case 1', 'Fluid properties').selectOption({ label: known });
  await expect(bench.case('Case 1').getByRole('group', { name: 'Composition' })).toContainText('Propane');
}

test('a composition entered once serves a line, a valve, a relief valve, a drum, a blowdown and an acoustic check without a typed property', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const bench = new BenchPage(page);
  await bench.open('line-sizing-pro');
  await bench.fill('Case 1', {
    Fluid: 'Gas',
    'Fluid properties': 'Composition',
    'Flow rate': '60000',
    Pressure: '45',
    Temperature: '150',
    'Nominal size': 'NPS 10 (DN 250)',
    Length: '500',
  });
  await bench.case('Case 1').getByRole('group', { name: 'Composition' }).getByRole('combobox').last().focus();
  await paste(page, report);
  await bench.calculate();
  await expect(bench.result('Case 1', 'Total pressure drop')).toHaveText(/^!?[0-9.]+$/);
  await expect(bench.field('Case 1', 'Viscosity')).toHaveValue('');
  await expect(bench.field('Case 1', 'Viscosity')).toHaveAttribute('placeholder', /^0\.0\d+$/);

  await openWithFluid(bench, 'control-valve-pro');
  await bench.field('Case 1', 'Fluid type').selectOption('Gas');
  await bench.fill('Case 1', {
    'Flow rate': '60000',
    'Upstream pressure': '45',
    'Pressure differential': '8',
    Temperature: '150',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Valve flow coefficient')).toHaveText(/^\d+\.\d+$/);
  await expect(bench.field('Case 1', 'Molecular weight')).toHaveAttribute('placeholder', '21.373');

  await openWithFluid(bench, 'relief-valve-pro/gas-vapor-service');
  await bench.fill('Case 1', {
    'Flow rate': '60000',
    'Relieving temperature': '200',
    'Set pressure': '50',
    'Total back pressure': '1',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Required area')).toHaveText(/^\d+/);

  await openWithFluid(bench, 'flare-ko-drum-sizing-pro');
  await bench.fill('Case 1', {
    'Gas flow rate': '52000',
    'Liquid flow rate': '9000',
    'Operating pressure': '0.5',
    'Operating temperature': '0',
    'Droplet size': '400',
    'Retention time': '20',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Drum diameter')).toHaveText(/^!?[0-9.]+$/);

  await openWithFluid(bench, 'vibration-analysis-pro/pressure-drop-devices');
  await bench.fill('Case 1', {
    'Flow rate': '60000',
    'Upstream pressure': '45',
    'Downstream pressure': '5',
    Temperature: '150',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Sound power level')).toHaveText(/^!?[0-9.]+$/);

  await bench.open('plant-depressurization-pro');
  const composition = bench.case('Case 1').getByRole('group', { name: 'Composition' });
  await composition.getByRole('combobox').selectOption({ label: known });
  await bench.fill('Case 1', {
    'Inside diameter': '1500',
    'Length, tangent to tangent': '4000',
    'Wall thickness': '40',
    'Initial pressure': '45',
    'Initial temperature': '150',
    'Orifice diameter': '25',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Lowest fluid temperature')).toHaveText(/^!?−?[0-9.]+$/, { timeout: 60_000 });
});

test('defaults from the fluid are marked with their source, replaced by typing, and undone together', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('control-valve');
  await bench.fill('Case 1', {
    'Fluid properties': 'Water and steam',
    'Flow rate': '347544',
    'Upstream pressure': '5.78675',
    'Pressure differential': '4.6',
    'Liquid temperature': '90',
  });
  await bench.calculate();
  const density = bench.field('Case 1', 'Density');
  await expect(density).toHaveAttribute('placeholder', '965.58');
  await expect(density).toHaveAttribute('title', /^From water: IAPWS-IF97/);
  await expect(bench.result('Case 1', 'Valve flow coefficient')).toHaveText(/^\d+\.\d+$/);
  expect(await axeFindings(page)).toEqual([]);

  await density.fill('700');
  await bench.calculate();
  await expect(bench.messages('Case 1')).toContainText('Density is used as typed, 700.0 kg/m³; water has 965.6 kg/m³.');
  await page.getByRole('button', { name: 'Undo the entry in Density' }).click();
  await expect(density).toHaveValue('');
  await page.reload();
  await expect(density).toHaveAttribute('placeholder', '965.58');
});
