import { expect, test } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

test('a flare drum from its relief load: horizontal, then vertical, by both methods, drawn to scale, exported', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('flare-ko-drum-sizing-pro');
  const panel = page.getByRole('region', { name: 'Desk' });
  await page.getByRole('tab', { name: 'References' }).click();
  await expect(panel.getByRole('heading', { name: 'Guidelines and notes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Results' }).click();
  await bench.fill('Case 1', {
    'Gas flow rate': '52000',
    'Liquid flow rate': '9000',
    'Gas density': '2,1',
    'Liquid density': '620',
    'Gas viscosity': '0.011',
    'Droplet size': '400',
  });
  await page.getByLabel('User description, case 1').fill('D-901');
  await bench.calculate();
  await expect(bench.result('D-901', 'Drum diameter')).toHaveText('-- needs retention time');
  await expect(bench.result('D-901', 'Terminal velocity')).toHaveText('--');

  await bench.fill('D-901', { 'Retention time': '20' });
  await bench.calculate();
  await expect(bench.result('D-901', 'Terminal velocity')).toHaveText('1.151');
  await expect(bench.result('D-901', 'Design velocity')).toHaveText('0.7369');
  await expect(bench.result('D-901', 'Drum diameter')).toHaveText('1990');
  await expect(bench.result('D-901', 'Drum length')).toHaveText('5971');
  await expect(bench.result('D-901', 'Liquid level')).toHaveText('995.2');

  const lying = page.getByRole('img', { name: /Horizontal knock-out drum to scale, D 1990 mm, L 5971 mm/ });
  await lying.getByText('D', { exact: true }).click();

  await page.getByRole('button', { name: 'Duplicate: D-901' }).click();
  const standing = page.getByRole('region').filter({ has: page.getByLabel('User description, case 2') });
  await page.getByLabel('User description, case 2').fill('D-902');
  await expect(standing).toBeVisible();
  await bench.fill('D-902', { 'Drum orientation': 'Vertical', Method: 'API 521' });
  await bench.calculate();
  await expect(bench.result('D-902', 'Drum diameter')).toHaveText('2766');
  await expect(
    bench.results('D-902').locator('.row', { hasText: 'Cross-check, Simplified (half-full drum)' }),
  ).toContainText('+');
  await bench.field('D-902', 'Gas flow rate').focus();
  await expect(page.getByRole('img', { name: /Vertical knock-out drum to scale, D 2766 mm/ })).toBeVisible();
  await expect(page.getByRole('slider', { name: /Terminal velocity against droplet size/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Working' }).click();
  await expect(panel).toContainText('API 521, sizing of knock-out drums');

  expect(await axeFindings(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('flare-ko-drum-sizing-pro-results.xlsx');
  const rows = (await readExcelFile(await file.path()))[0]?.data ?? [];
  expect(rows.find(row => row[1] === 'drumDiameter')?.[2]).toBeCloseTo(1990.365, 2);
});
