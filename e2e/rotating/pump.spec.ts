import { expect, test } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

test('a transfer pump from its datasheet: sized, found to cavitate, corrected, exported', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('pump-sizing-pro');
  await bench.fill('Case 1', {
    'Flow rate': '62000',
    'Vapour pressure': '0,9',
    Density: '742',
    Viscosity: '90',
    'Design margin': '10',
    'Minimum continuous flow': '0',
    'Vessel pressure': '1.2',
    'Suction elevation': '5.5',
    'Suction pressure drop': '0.12',
    'NPSH required': '25',
    'Discharge elevation': '24',
    'Discharge pressure drop': '2.6',
    'Downstream pressure': '7.5',
    'Pump efficiency': '71',
    Speed: '2950',
    'Relieving pressure': '3.5',
    'Maximum liquid level': '8',
    'Shut-off design margin': '20',
  });
  await page.getByLabel('User description, case 1').fill('Transfer');
  await bench.calculate();

  await expect(bench.result('Transfer', 'Design flow')).toHaveText('91.91');
  await expect(bench.result('Transfer', 'Pump differential pressure')).toHaveText('10.37');
  await expect(bench.result('Transfer', 'Pump differential head')).toHaveText('142.4');
  await expect(bench.result('Transfer', 'Estimated shut-off pressure')).toContainText('16.52');
  const notes = bench.messages('Transfer').locator('.notes');
  await expect(notes).toContainText('Cavitation: the NPSHA of 21.9 m is below the NPSHR of 25.0 m.');
  await expect(notes).toContainText('a motor chosen without the correction would be too small');

  await bench.fill('Transfer', { 'NPSH required': '3.4', Method: 'HI 9.6.7' });
  await bench.calculate();
  await expect(notes).not.toContainText('Cavitation');
  await expect(bench.result('Transfer', 'Next standard motor')).toHaveText('75.0');

  const drawing = page.getByRole('img', { name: /Pump between vessel and receiver, head 142 m/ });
  await drawing.getByText('24.0 m').click();
  await expect(bench.field('Transfer', 'Discharge elevation')).toBeFocused();
  await expect(page.getByRole('slider', { name: /System curve with duty point and shut-off point/ })).toBeVisible();

  expect(await axeFindings(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pump-sizing-pro-results.xlsx');
  const rows = (await readExcelFile(await file.path()))[0]?.data ?? [];
  expect(rows.find(row => row[1] === 'PumpDP')?.[2]).toBeCloseTo(10.367, 3);
});
