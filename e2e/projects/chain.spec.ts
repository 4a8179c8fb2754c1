import { expect, test, type Locator } from '@playwright/test';
import { makeGasChain } from '../../server/src/testing/gas-chain.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { createProject, createSubscriberPage, rowOf, saveDocument, sendFromSite } from './users.ts';

/** The changes that the update dialog lists for a sheet under a caption: new values by label. */
function changesOf(list: Locator, sheet: string, caption: 'Fields' | 'Answers') {
  return list
    .getByRole('listitem')
    .filter({ has: list.page().getByRole('heading', { name: sheet, exact: true }) })
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => ({
        label: row.querySelector('th')?.firstChild?.textContent?.trim() ?? '',
        now: row.querySelector('.now')?.textContent ?? '',
      })),
    );
}

/** A displayed quantity without its unit. */
const figureOf = (quantity: string) => quantity.slice(0, quantity.lastIndexOf(' '));

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
    const words = new RegExp(`^${name} reads \\d values? of Inlet gas, changed$`);
    await expect(map.getByRole('link', { name: words })).toHaveCount(1);
  }
  await expect(map.getByText('stale', { exact: true })).toHaveCount(chain.length);

  await page.getByRole('link', { name: 'sheets', exact: true }).click();
  for (const { title } of chain) await expect(rowOf(page, title).getByText('stale', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Blowdown')).toContainText('C-5 Knock-out drum is stale');
  await expect(page.getByText('7 sheets stale since Inlet gas changed just now')).toBeVisible();

  await page.getByRole('button', { name: 'Update in order' }).click();
  await expect(list).toContainText('7 sheets updated');
  await expect(list.getByRole('heading', { level: 2 })).toHaveText([
    /Update in order/,
    ...chain.map(({ name }) => name),
  ]);
  const expected = await Promise.all(
    chain.map(async ({ name, ...sheet }) => ({
      ...sheet,
      fields: await changesOf(list, name, 'Fields'),
      answers: await changesOf(list, name, 'Answers'),
    })),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Update in order' })).toHaveCount(0);
  await expect(page.getByText('stale', { exact: true })).toHaveCount(0);

  const bench = new BenchPage(page);
  for (const { id, tool, title, fields, answers } of expected) {
    await bench.open(`${tool}?sheet=${id}`);
    await expect(bench.case('Case 1').getByText('Read from Inlet gas'), title).toBeVisible();
    await expect(page.locator('.sheet-changed'), title).toHaveCount(0);
    const quantities = fields.filter(({ label }) => !/^(Fluid properties|Composition)$/.test(label));
    for (const { label, now } of quantities)
      await expect(bench.field('Case 1', label), title).toHaveValue(figureOf(now));
    // Slow calculations run on request.
    if (title === 'Blowdown') await bench.calculate();
    // The sound level does not change to the displayed tenth of a decibel.
    if (title !== 'Acoustic check') expect(answers.length, title).toBeGreaterThan(0);
    for (const { label, now } of answers)
      await expect(bench.result('Case 1', label).first(), title).toContainText(figureOf(now));
  }
  const labels = expected.map(({ title, fields }) => [title, fields.map(({ label }) => label)]);
  expect(Object.fromEntries(labels)).toMatchObject({
    'Control valve': expect.arrayContaining(['Upstream pressure']),
    'Acoustic check': expect.arrayContaining(['Flow rate']),
  });
});
