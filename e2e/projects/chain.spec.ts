import { expect, test, type Locator } from '@playwright/test';
import { makeGasChain } from '../../server/src/testing/gas-chain.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { createProject, createSubscriberPage, rowOf, saveDocument, sendFromSite } from './users.ts';

/** The changes that the update dialog lists for a sheet: new values by label. */
function changesOf(list: Locator, sheet: string) {
  return list
    .getByRole('table', { name: `Changes of ${sheet}`, exact: true })
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => ({
        label: row.querySelector('th')?.firstChild?.textContent?.trim() ?? '',
        now: row.querySelector('.now')?.textContent ?? '',
      })),
    );
}

/** The number of a displayed quantity. */
const numberIn = (quantity: string | null) =>
  Number.parseFloat((quantity ?? '').replaceAll(/[\s, ]/g, '').replace('−', '-'));

test('two per cent more methane: one click updates the whole chain, and the workbenches match the update list', async ({
  browser,
}) => {
  test.slow();
  const owner = await createSubscriberPage(browser);
  const { page } = owner;
  const project = await createProject(owner, 'Gas plant', 'P-12');
  const create = async (path: string, data: object) => {
    const { id }: { id: string } = await (await sendFromSite(owner, 'post', `/api${project}/${path}`, data)).json();
    return id;
  };
  const chain: { id: string; tool: string; name: string; title: string }[] = [];
  await makeGasChain({
    addFluid: fluid => create('fluids', fluid),
    addSheet: async ({ number, title, tool, document }) => {
      const id = await create('sheets', { number, title, tool });
      await saveDocument(owner, id, document);
      chain.push({ id, tool, title, name: `${number} ${title}` });
      return id;
    },
  });

  await page.goto(project);
  await page.getByRole('button', { name: 'Update in order' }).click();
  const list = page.getByRole('dialog', { name: 'Update in order' });
  await expect(list).toContainText('7 sheets updated');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Update in order' })).toHaveCount(0);

  await page.getByRole('link', { name: 'fluids', exact: true }).click();
  await page.getByRole('button', { name: 'Inlet gas', exact: true }).click();
  const fluid = page.getByRole('dialog', { name: 'Fluid Inlet gas' });
  await fluid.getByRole('textbox', { name: 'amount of Methane' }).fill('0.87');
  await fluid.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Inlet gas is saved. 7 sheets are stale now.')).toBeVisible();

  await page.getByRole('link', { name: 'map', exact: true }).click();
  const map = page.getByRole('group', { name: 'Sheets, fluids and connections' });
  for (const { name } of chain) {
    const text = new RegExp(`^${name} reads \\d values? of Inlet gas, changed$`);
    await expect(map.getByRole('link', { name: text })).toHaveCount(1);
  }
  // The whole map is within its frame at first; at full size its boxes show their status.
  const frame = page.getByRole('region', { name: 'Map of the project' });
  const fits = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(fits).toBe(true);
    for (const { id } of chain) await expect(map.locator(`a[href*="${id}"].map-box`)).toBeInViewport();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Full size' }).click();
  await expect.poll(fits).toBe(false);
  await expect(map.getByText('stale', { exact: true })).toHaveCount(chain.length);
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect.poll(fits).toBe(true);

  await page.getByRole('link', { name: 'sheets', exact: true }).click();
  for (const { title } of chain) await expect(rowOf(page, title).getByText('stale', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Blowdown')).toContainText('C-5 Knock-out drum is stale');
  await expect(page.getByText('7 sheets stale since Inlet gas changed just now')).toBeVisible();

  await page.getByRole('button', { name: 'Update in order' }).click();
  await expect(list).toContainText('7 sheets updated');
  await expect(list.getByRole('heading', { level: 2 })).toHaveText([
    /Update in order/,
    'Inlet gas',
    ...chain.map(({ name }) => name),
  ]);
  // The change of the gas is one number, shown once.
  expect(await changesOf(list, 'Inlet gas')).toEqual([{ label: 'Methane (CH4)', now: '0.87' }]);
  await expect(list.getByText('Methane')).toHaveCount(1);
  await expect(
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'C-2 Control valve' }) }),
  ).toContainText('Follows Inlet gas, C-1 Inlet line.');
  const expected: { id: string; tool: string; title: string; changes: { label: string; now: string }[] }[] = [];
  for (const { name, ...sheet } of chain) {
    const hasChanges = sheet.title !== 'Acoustic check';
    expected.push({ ...sheet, changes: hasChanges ? await changesOf(list, name) : [] });
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Update in order' })).toHaveCount(0);
  await expect(page.getByText('stale', { exact: true })).toHaveCount(0);

  const bench = new BenchPage(page);
  for (const { id, tool, title, changes } of expected) {
    await bench.open(`${tool}?sheet=${id}`);
    await expect(bench.case('Case 1').getByText('Read from Inlet gas'), title).toBeVisible();
    await expect(page.locator('.sheet-changed'), title).toHaveCount(0);
    // The sound level does not change to the displayed tenth of a decibel.
    if (title !== 'Acoustic check') expect(changes.length, title).toBeGreaterThan(0);
    // The slow blowdown is also calculated without pressing Calculate.
    for (const { label, now } of changes) {
      const result = bench.result('Case 1', label).first();
      // A value that another sheet reads may be a field, with all its digits.
      const shown = async () =>
        (await result.count()) > 0 ? result.textContent() : bench.field('Case 1', label).inputValue();
      const ratio = async () => numberIn(await shown()) / numberIn(now);
      await expect.poll(ratio, { message: `${title}: ${label}`, timeout: 60_000 }).toBeCloseTo(1, 3);
    }
  }
  const labels = expected.map(({ title, changes }) => [title, changes.map(({ label }) => label)]);
  expect(Object.fromEntries(labels)).toMatchObject({
    'Inlet line': expect.arrayContaining(['Outlet pressure']),
    Blowdown: expect.arrayContaining(['Peak flow']),
  });
});
