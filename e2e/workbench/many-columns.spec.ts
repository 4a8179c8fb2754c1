import { expect, test, type Locator } from '@playwright/test';
import { BenchPage } from './bench-page.ts';

test('of twenty cases side by side, the visible results and those of the current case are rendered', async ({
  page,
}) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  for (let cases = 1; cases < 20; cases += 1) await page.getByRole('button', { name: 'Add New Case' }).click();
  const cells = (name: string) => bench.results(name).locator('.cell.result');
  const all = await cells('Case 1').count();
  expect(all).toBeGreaterThan(3);

  await expect(cells('Case 6')).toHaveCount(all);
  await bench.field('Case 1', 'Flow rate').focus();
  await expect(bench.results('Case 20')).toHaveText('Results20Case 20');
  await expect(cells('Case 20')).toHaveCount(0);

  await bench.results('Case 20').evaluate(column => column.scrollIntoView({ inline: 'end' }));
  await expect(cells('Case 20')).toHaveCount(all);
  await expect(cells('Case 12')).toHaveCount(0);

  const region = page.getByRole('region', { name: 'All results' });
  const last = cells('Case 20').first();
  await last.focus();
  await expect(cells('Case 18')).toHaveCount(all);
  await region.evaluate(element => element.scrollTo({ left: 0 }));
  await expect(cells('Case 18')).toHaveCount(0);
  await expect(last).toBeFocused();

  await bench.field('Case 12', 'Flow rate').focus();
  await expect(cells('Case 12')).toHaveCount(all);
});

test('columns fade out under the labels and at the edge', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  const scrolled = page.getByRole('region', { name: 'All results' });
  const sides = () => scrolled.evaluate(({ dataset }) => ['before' in dataset, 'after' in dataset]);
  await expect.poll(sides).toEqual([false, false]);

  for (let cases = 1; cases < 5; cases += 1) await page.getByRole('button', { name: 'Add New Case' }).click();
  await expect.poll(sides).toEqual([false, true]);
  const fades = (element: Locator, pseudo: string) =>
    element.evaluate(
      (node, name) => getComputedStyle(node, name).backgroundImage.startsWith('linear-gradient'),
      pseudo,
    );
  const label = scrolled.locator('.row-label').first();
  expect(await fades(scrolled.locator('.band'), '::after')).toBe(true);
  expect(await fades(label, '::after')).toBe(false);

  await scrolled.evaluate(element => element.scrollTo({ left: 100 }));
  await expect.poll(sides).toEqual([true, true]);
  expect(await fades(label, '::after')).toBe(true);

  await scrolled.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(sides).toEqual([true, false]);
});
