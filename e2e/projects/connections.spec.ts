import { expect, test } from '@playwright/test';
import { addSheet, createProject, createUser, rowOf, saveOrificeSheet } from './users.ts';

test('a field reads a result of another sheet, reports a change of it, and is updated', async ({ browser }) => {
  const engineer = await createUser(browser, 'Engineer');
  const { page } = engineer;
  const project = await createProject(engineer, 'Chain', 'P-7');
  const source = await addSheet(engineer, project, 'C-1', 'Upstream orifice');
  await saveOrificeSheet(engineer, source, '9');
  const reader = await addSheet(engineer, project, 'C-2', 'Downstream orifice');
  await saveOrificeSheet(engineer, reader, '3');

  await page.goto(`/restriction-orifice?sheet=${reader}`);
  const diameter = page.getByLabel('Pipe inside diameter', { exact: false }).first();
  await diameter.focus();
  await expect(page.locator('.sheet-line')).toContainText('Saved');
  await expect(async () => {
    await diameter.focus();
    await page.keyboard.press('=');
    await expect(page.getByRole('dialog', { name: /^What Pipe inside diameter reads/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: /^What Pipe inside diameter reads/ });
  await dialog.getByRole('combobox').fill('orifice diameter');
  await dialog.getByRole('option', { name: /^Orifice diameter/ }).click();
  const cell = page.locator('.cell').filter({ has: diameter });
  await expect(cell).toContainText('Read from C-1 Upstream orifice: Orifice diameter');
  const before = await diameter.inputValue();
  await expect(page.locator('.save-state')).toHaveText('Saved');

  await saveOrificeSheet(engineer, source, '11');
  await page.reload();
  await expect(page.locator('.sheet-changed')).toContainText('A value that this sheet reads has changed');
  await expect(cell).toContainText(/C-1 Upstream orifice: Orifice diameter is [\d.]+ mm now\./);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(diameter).not.toHaveValue(before);
  await expect(cell).toContainText('Read from C-1');
  await expect(page.locator('.sheet-changed')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(diameter).toHaveValue(before);

  // Typing replaces the reference.
  await diameter.fill('80');
  await expect(cell).not.toContainText('C-1');
  await page.goto(project);
  await expect(rowOf(page, 'Downstream orifice')).toBeVisible();
});
