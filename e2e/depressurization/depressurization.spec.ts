import { expect, test } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { axeFindings } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';

test('a nitrogen vessel is entered, blown down, followed over time, and exported', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await bench.fill('Case 1', {
    'Inside diameter': '273',
    'Length, tangent to tangent': '1524',
    Heads: 'Flat',
    'Wall thickness': '25',
    'Initial pressure': '149',
    'Initial temperature': '15',
    'Orifice diameter': '6,35',
    'Discharge coefficient': '0.8',
    'Target pressure': '1',
    Duration: '2',
  });
  await page.getByLabel('User description, case 1').fill('V-1');
  await bench.calculate();
  await expect(bench.result('V-1', 'Time to target pressure')).toHaveText('-- needs composition');
  await expect(bench.result('V-1', 'Vessel volume')).toHaveText('0.08921');

  const composition = bench.case('V-1').getByRole('group', { name: 'Composition' });
  await composition.getByRole('combobox').last().selectOption('Nitrogen (N2)');
  await expect(composition.getByLabel('mole fraction of Nitrogen (N2)')).toBeFocused();
  await page.keyboard.type('0.8');
  await composition.getByRole('combobox').last().selectOption('Oxygen (O2)');
  await page.keyboard.type('0.1');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(composition).toContainText('Composition must add up to 1; it adds up to 0.9.');
  await composition.getByRole('button', { name: 'Normalise' }).click();
  await composition.getByRole('button', { name: 'Remove Oxygen (O2)' }).click();
  await composition.getByLabel('mole fraction of Nitrogen (N2)').fill('1');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(bench.result('V-1', 'Time to target pressure')).toHaveText(/^1\.\d+$/);
  await expect(bench.result('V-1', 'Lowest fluid temperature')).toHaveText(/^−[78]\d\.\d+$/);

  const timeline = page.getByRole('region', { name: 'Over time' });
  const time = timeline.getByRole('slider', { name: /^Time/ });
  await time.focus();
  await page.keyboard.press('End');
  await expect(timeline.locator('output')).toHaveText('2 min');
  await expect(timeline.getByRole('img', { name: /Vertical vessel/ })).toBeVisible();
  await expect(timeline.getByRole('slider', { name: /^Pressure/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await (await download).path();
  const history = (await readExcelFile(file)).find(({ sheet }) => sheet === 'History');
  expect(history?.data.length).toBeGreaterThan(50);

  expect(await axeFindings(page)).toEqual([]);
});

test('an equation of state is chosen: its data load, the results update, and missing data are named', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Carbon dioxide cylinder bank/ }).click();
  const name = 'Carbon dioxide buffer';
  // The cross-check by the other equation would load its data at once.
  await bench.fill(name, { 'Check with the other equation': 'No' });
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  // The first coefficient of the reference equation of carbon dioxide.
  const isDataLoaded = async () => (await Promise.all(scripts)).some(text => text.includes('.388568232032'));
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(bench.result(name, 'Initial contents')).toHaveText(/^\d+\.\d+$/);
  const cubic = await bench.result(name, 'Initial contents').textContent();
  expect(await isDataLoaded()).toBe(false);

  await bench.fill(name, { 'Equation of state': 'Reference or GERG-2008' });
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(bench.result(name, 'Initial contents')).not.toHaveText(cubic ?? '');
  await expect.poll(isDataLoaded).toBe(true);
  await expect(page.locator('main')).toContainText('Span');
  expect(await axeFindings(page)).toEqual([]);

  await bench
    .case(name)
    .getByRole('group', { name: 'Composition' })
    .getByRole('combobox')
    .last()
    .selectOption('Benzene (C6H6)');
  await page.keyboard.type('0.1');
  await bench
    .case(name)
    .getByRole('group', { name: 'Composition' })
    .getByLabel('mole fraction of Carbon dioxide (CO2)')
    .fill('0.9');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(bench.messages(name).locator('.notes')).toContainText(
    'GERG-2008 does not have benzene: choose Peng–Robinson, or leave benzene out.',
  );
});

test('three vessels share a flare: combined load, and a sequence within its capacity', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Three vessels into one flare/ }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  // Three blowdowns take many seconds of CPU time.
  await expect(page.getByRole('status').filter({ hasText: '3 cases calculated.' })).toBeVisible({ timeout: 60_000 });
  const together = page.locator('.together');
  await expect(together).toContainText('This exceeds the flare capacity');
  await expect(together).toContainText('With the starts in the table the load peaks at');
  await expect(together.getByRole('slider', { name: /Flare load/ })).toBeVisible();
});

test('a calculation can be cancelled, the page stays responsive, and no entries are lost', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Three vessels into one flare/ }).click();
  await bench.fill('HP separator', { Duration: '600', 'Orifice diameter': '6' });
  // Delays the worker's code so that the calculation is still running during the test.
  const worker = /calculator\.worker/;
  await page.route(worker, () => {});
  await page.getByRole('button', { name: 'Calculate' }).click();
  const progress = page.getByRole('progressbar', { name: 'Calculation' });
  await expect(progress).toBeVisible();
  await bench.fill('HP separator', { Duration: '300' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'was cancelled' })).toBeVisible();
  await expect(bench.field('HP separator', 'Duration')).toHaveValue('300');

  await page.unroute(worker);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 cases calculated.' })).toBeVisible({ timeout: 60_000 });
  await expect(bench.field('HP separator', 'Duration')).toHaveValue('300');
});

test('an impossible input is reported in one sentence', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Nitrogen vessel, measured/ }).click();
  const name = 'Nitrogen vessel I1';
  const notes = bench.messages(name).locator('.notes');
  const say = async (fields: Readonly<Record<string, string>>, sentence: string) => {
    await bench.fill(name, fields);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(notes).toContainText(sentence);
  };
  await say({ 'Back pressure': '200' }, 'Back pressure must be below the initial pressure: nothing would flow.');
  await say(
    { 'Back pressure': '', 'Orifice diameter': '300' },
    'Orifice diameter must be below the inside diameter of the vessel.',
  );
  await say(
    { 'Orifice diameter': '6.35', 'Liquid level': '1600' },
    'Liquid level must be below the top of the vessel: it would be full of liquid.',
  );
  await bench.fill(name, { 'Liquid level': '', 'Wall thickness': '0' });
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(bench.case(name)).toContainText('Wall thickness must be at least 0.1 and at most 1000 mm.');
});
