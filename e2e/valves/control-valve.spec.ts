import { expect, test } from '@playwright/test';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

const contoured = 'Globe, single port, contoured plug (linear and equal percentage), flow open';

test('a level control valve between reducers: sized, found choked by the standard alone, opened, redrawn', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('control-valve-pro');
  await bench.fill('Case 1', {
    'Flow rate': '62000',
    'Upstream pressure': '9,2',
    'Pressure differential': '4.8',
    Density: '742',
    'Vapour pressure': '2.1',
    'Critical pressure': '33.7',
    Viscosity: '0.34',
    'Valve style': contoured,
    'Valve size': '50',
    'Rated flow coefficient': '60',
    'Upstream pipe diameter': '102.3',
    'Downstream pipe diameter': '102.3',
  });
  await page.getByLabel('User description, case 1').fill('LV-101');
  await bench.calculate();
  await expect(bench.result('LV-101', 'Valve flow coefficient')).toHaveText('38.05');

  await bench.fill('LV-101', { Method: 'IEC 60534-2-1' });
  await bench.calculate();
  await expect(bench.result('LV-101', 'Valve flow coefficient')).toHaveText('39.92');
  await expect(bench.result('LV-101', 'Flow condition')).toHaveText('Non-choked');
  await expect(bench.result('LV-101', 'Piping geometry factor')).toHaveText('0.9519');
  await expect(bench.result('LV-101', 'Valve opening')).toHaveText('89.6');
  await expect(bench.result('LV-101', 'Noise level at 1 m')).toHaveText(
    '-- needs downstream pipe wall, speed of sound in the liquid',
  );

  await bench.fill('LV-101', { 'Downstream pipe wall': '6.02', 'Speed of sound in the liquid': '1080' });
  await bench.calculate();
  await expect(bench.result('LV-101', 'Noise level at 1 m')).toContainText('91.0');
  const notes = bench.messages('LV-101').locator('.notes');
  await expect(notes).toContainText('The liquid cavitates');

  await bench.fill('LV-101', { 'Pressure differential': '7' });
  await bench.calculate();
  await expect(bench.result('LV-101', 'Flow condition')).toContainText('Choked');
  await expect(notes).toContainText(
    'The methods disagree on the flow condition: non-choked by the simplified method, choked by IEC 60534-2-1.',
  );

  const panel = page.getByRole('region', { name: 'Desk' });
  await expect(panel.getByRole('img', { name: /Globe valve in section.*% open/ })).toBeVisible();
  await expect(page.getByRole('slider', { name: /Flow against pressure differential/ })).toBeVisible();
  await expect(page.getByRole('slider', { name: /Inherent characteristic, equal percentage/ })).toBeVisible();
  await panel.getByText('d 50', { exact: true }).click();
  await expect(bench.field('LV-101', 'Valve size')).toBeFocused();
  await page.getByRole('tab', { name: 'Working' }).click();
  await expect(panel).toContainText('IEC 60534-2-1:2011, eq. 15');

  expect(await axeFindings(page)).toEqual([]);
});
