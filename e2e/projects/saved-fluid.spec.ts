import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { addSheet, createProject, createUser, orificeDocument, saveDocument, saveOrificeSheet } from './users.ts';

/** Opens the workbench search and types. */
async function searchFor(page: Page, text: string) {
  const search = page.getByRole('dialog', { name: 'Find', exact: true });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 1000 });
  }).toPass();
  await search.getByRole('combobox').fill(text);
  return search;
}

test('a fluid typed in a case is saved in the project, and the case reads it', async ({ browser }) => {
  const engineer = await createUser(browser, 'Engineer');
  const { page } = engineer;
  const project = await createProject(engineer, 'Terminal', 'P-9');
  const sheet = await addSheet(engineer, project, 'C-1', 'Vent orifice');
  const document = orificeDocument('9');
  const typed = { fluidSource: 'composition', composition: 'CH4: 90; C2H6: 10' };
  await saveDocument(engineer, sheet, { ...document, cases: document.cases.map(each => ({ ...each, ...typed })) });

  const bench = new BenchPage(page);
  await bench.open(`restriction-orifice?sheet=${sheet}`);
  const cell = page.locator('.cell').filter({ has: page.getByLabel('Fluid properties', { exact: true }) });
  await expect(cell).toBeVisible();
  await (
    await searchFor(page, 'save this case')
  )
    .getByRole('option', { name: /^Save this case’s fluid to the project/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Save the fluid to the project' });
  await expect(dialog).toContainText('Methane (CH4) 90, Ethane (C2H6) 10');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Give the fluid a name.');
  await dialog.getByLabel('Name').fill('Vent gas');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(bench.status()).toContainText('Vent gas has been saved to the project, and this case now reads it.');
  await expect(cell).toContainText('Read from Vent gas');
  await expect(page.locator('.save-state')).toHaveText('Saved');

  // After an undo the case has its own fluid again; the project keeps the saved one.
  await page.keyboard.press('Control+z');
  await expect(cell).not.toContainText('Read from');
  await expect(page.getByRole('textbox', { name: 'amount of Methane' })).toHaveValue('90');
  await (await searchFor(page, 'save this case')).getByRole('option', { name: /^Save this case’s fluid/ }).click();
  await dialog.getByLabel('Name').fill('vent GAS');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Another fluid of this project is already called “vent GAS”.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(cell).toContainText('Read from Vent gas');
  // A fluid that is already read is not offered again, and an incomplete one says why.
  await expect((await searchFor(page, 'save this case')).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Find', exact: true })).toBeHidden();
  await page.getByRole('textbox', { name: 'amount of Methane' }).fill('');
  await (await searchFor(page, 'save this case')).getByRole('option', { name: /^Save this case’s fluid/ }).click();
  await expect(dialog).toContainText(/Composition .+\./);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(cell).toContainText('Read from Vent gas');
  await expect(page.locator('.save-state')).toHaveText('Saved');

  await page.goto(`${project}#fluids`);
  const row = page.getByRole('row').filter({ hasText: 'Vent gas' });
  await expect(row).toContainText('Methane (CH4) 90, Ethane (C2H6) 10');
  await expect(row.getByRole('link', { name: 'C-1 Vent orifice' })).toBeVisible();
});

test('the search of a sheet lists the other sheets of its project, and none outside a project', async ({ browser }) => {
  const engineer = await createUser(browser, 'Engineer');
  const { page } = engineer;
  const project = await createProject(engineer, 'Terminal');
  const first = await addSheet(engineer, project, 'C-101', 'Inlet orifice');
  await saveOrificeSheet(engineer, first, '9');
  const second = await addSheet(engineer, project, 'C-102', 'Outlet orifice');
  const bench = new BenchPage(page);
  await bench.open(`restriction-orifice?sheet=${second}`);
  const search = await searchFor(page, '101');
  await expect(search.getByRole('group', { name: 'Sheets of the project' }).getByRole('option')).toHaveText([
    /^C-101 Inlet orifice\s*Restriction Orifice Sizing/,
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/restriction-orifice?sheet=${first}`);
  await expect(bench.field('Normal', 'Flow rate')).toHaveValue('9');

  await bench.open('restriction-orifice');
  await expect((await searchFor(page, 'C-101')).getByRole('option')).toHaveCount(0);
  await search.getByRole('combobox').fill('keep this case');
  await expect(search.getByRole('option')).toHaveCount(0);
});
