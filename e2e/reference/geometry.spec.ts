import { expect, test, type Page } from '@playwright/test';
import { BenchPage } from '../workbench/bench-page.ts';
import { expectAccessible, openWithoutErrors } from '../access.ts';

test('three shapes update while typing, to three decimals', async ({ page }) => {
  await openWithoutErrors(page, '/geometry');
  const card = (name: string) => page.getByRole('region', { name });
  const figures = (name: string) => card(name).locator('.shape-value');
  const pipe = 'Cylinder Segment (Pipe)';
  await expect(figures(pipe)).toHaveText(['--', '--']);
  await card(pipe).getByLabel('Diameter').fill('600');
  await expect(figures(pipe)).toHaveText(['--', '--']);
  await card(pipe).getByLabel('Length').fill('2000');
  await expect(figures(pipe)).toHaveText(['3.770', '0.565']);
  await card(pipe).getByLabel('Length').fill('2,5 m');
  await expect(figures(pipe)).toHaveText(['4.712', '0.707']);

  await card('Hemispherical Head').getByLabel('Diameter').fill('2000');
  await expect(figures('Hemispherical Head')).toHaveText(['6.283', '2.094']);

  const head = 'Ellipsoidal Head (2:1 Ratio)';
  await card(head).getByLabel('Diameter').fill('2000');
  await expect(figures(head)).toHaveText(['4.336', '1.047']);
  await expect(card(head).locator('.shape-approximation')).toHaveText([
    'Spherical-cap approximation: 6.283 m², +45 %',
    'Spherical-cap approximation: 0.851 m³, −19 %',
  ]);
  await expect(card(head).getByRole('img', { name: '2:1 ellipsoidal head in section, D 2000 mm' })).toBeVisible();

  await card(head).getByLabel('Diameter').fill('2,000');
  await expect(card(head).getByText('Read as 2; for 2000 leave out the comma.')).toBeVisible();
  await expect(card(head).getByLabel('Diameter')).toHaveAccessibleDescription(/Read as 2/);

  await card(head).getByLabel('Diameter').fill('-5');
  await expect(figures(head)).toHaveText(['--', '--']);
  await page.keyboard.press('Tab');
  await expect(
    card(head).getByText('Diameter must be above 0 and at most 1\u202f000\u202f000\u202f000 mm.'),
  ).toBeVisible();
});

test('inputs persist after a reload, are in the link, and are exported', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithoutErrors(page, '/geometry');
  const volume = (of: Page) => of.getByRole('region', { name: 'Hemispherical Head' }).locator('.shape-value').last();
  await page.getByRole('region', { name: 'Hemispherical Head' }).getByLabel('Diameter').fill('2000');
  await expect(volume(page)).toHaveText('2.094');
  await page.reload();
  await expect(volume(page)).toHaveText('2.094');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  expect((await download).suggestedFilename()).toBe('geometry-results.xlsx');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(volume(other)).toHaveText('2.094');
  await elsewhere.close();
});

test('axe finds nothing on the page of three shapes, empty and filled', async ({ page }) => {
  await openWithoutErrors(page, '/geometry');
  await expectAccessible(page);
  for (const field of await page.getByLabel('Diameter').all()) await field.fill('2000');
  await page.getByLabel('Length').fill('wide');
  await page.keyboard.press('Tab');
  await expectAccessible(page);
});

test('a drum: level, wetted area for the fire case, strapping table to Excel, and solving for the level from the volume', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('geometry-calculation-pro');
  await bench.fill('Case 1', { Shape: 'Horizontal vessel' });
  await expect(page.getByRole('img', { name: 'Horizontal vessel in section' })).toBeVisible();
  await bench.fill('Case 1', {
    Diameter: '72 inch',
    Length: '120 inch',
    'First head': 'Torispherical, own radii',
    'Crown radius, first head': '72 inch',
    'Knuckle radius, first head': '4.32 inch',
    Level: '24 inch',
  });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Wetted area')).toHaveText('94.291');
  const table = page.getByRole('region', { name: 'Strapping table' });
  await expect(table.getByRole('row')).toHaveCount(22);
  await expect(
    page.getByRole('img', { name: /Horizontal vessel in section, D 1828.8 mm, L 3048 mm, h 609.6 mm/ }),
  ).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  expect((await download).suggestedFilename()).toBe('geometry-calculation-pro-results.xlsx');

  const volume = (await bench.result('Case 1', 'Liquid volume').textContent()) ?? '';
  await bench.fill('Case 1', { 'Known quantity': 'Liquid volume' });
  await page.locator('[data-field="fillVolume"]').fill(`${volume} ft³`);
  await bench.calculate();
  await expect(bench.result('Case 1', 'Liquid level')).toHaveText(/^(?:23\.99|24\.0)/);
});

test('changing the shape clears inputs and results, Clear empties both, and both can be undone', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('geometry-calculation-pro');
  await bench.fill('Case 1', { Shape: 'Sphere', Diameter: '2000' });
  await bench.calculate();
  await expect(bench.result('Case 1', 'Volume')).toHaveText('4.1888');
  await bench.fill('Case 1', { Shape: 'Cone' });
  await expect(bench.result('Case 1', 'Volume')).toHaveText('--');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(bench.field('Case 1', 'Diameter')).toHaveValue('2000');
  await expect(bench.result('Case 1', 'Volume')).toHaveText('4.1888');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(bench.field('Case 1', 'Shape')).toHaveValue('cylinder');
  await expect(bench.field('Case 1', 'Diameter')).toHaveValue('');
  await expect(bench.result('Case 1', 'Volume')).toHaveText('--');
});

test('axe finds nothing on the Pro page with a vessel and its table', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('geometry-calculation-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Horizontal drum/ }).click();
  await bench.calculate();
  await page.locator('.result-table').first().waitFor();
  await expectAccessible(page);
});
