import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import {
  addSheet,
  createProject,
  createUser,
  orificeDocument,
  rowOf,
  saveDocument,
  saveOrificeSheet,
  sendFromSite,
} from './users.ts';

const gas = (amounts: string) => ({
  source: { text: 'composition' },
  composition: { text: amounts },
  compositionBasis: { text: 'mole' },
});

test('a fluid is edited, its readers become stale on the map, and are updated in order', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  const first = await addSheet(owner, address, 'C-101', 'Inlet header');
  const second = await addSheet(owner, address, 'C-102', 'Minimum flow');
  await saveOrificeSheet(owner, first, '7.9');
  const made = await sendFromSite(owner, 'post', `/api${address}/fluids`, {
    name: 'Inlet gas',
    words: 'Methane 90, Ethane 10',
    parts: gas('CH4: 90; C2H6: 10'),
  });
  const { id: fluid }: { id: string } = await made.json();
  const document = orificeDocument('7.9');
  const [only] = document.cases;
  const from = `fluid/${fluid}/1`;
  await saveDocument(owner, second, {
    ...document,
    cases: [
      {
        ...only,
        flowRate: ['7.9', 'kg/s', `sheet/${first}/Normal/flowRate`],
        fluidSource: ['composition', '', from],
        composition: ['CH4: 90; C2H6: 10', '', from],
      },
    ],
  });
  await expect.poll(async () => (await page.request.get(`/api${address}/map`)).text()).not.toContain('"waiting":true');
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'map', exact: true })).toHaveAttribute('aria-current', 'page');
  const line = page.getByRole('link', { name: /^C-102 Minimum flow reads \d values? of Inlet gas, current$/ });
  await expect(line).toBeVisible();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.connection-list .chosen')).toContainText('reads the fluid');
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'fluids', exact: true }).click();
  await page.getByRole('button', { name: 'Inlet gas', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fluid Inlet gas' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'amount of Methane' }).fill('92');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Inlet gas is saved. 1 sheet is stale now.')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'sheets', exact: true }).click();
  await expect(rowOf(page, 'Minimum flow')).toContainText('Inlet gas changed');
  await expect(page.getByText('1 sheet stale since Inlet gas changed just now')).toBeVisible();
  await page.getByRole('button', { name: 'Update in order' }).click();
  const updated = page.getByRole('dialog', { name: 'Update in order' });
  await expect(updated).toContainText('1 sheet updated');
  await expect(updated.getByRole('row', { name: /^Methane/ })).toContainText('92');
  await expect(updated.getByText('Methane')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Update in order' })).toHaveCount(0);
});
