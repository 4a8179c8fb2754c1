import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { BenchPage } from '../workbench/bench-page.ts';
import { expect, openOtherDevice, registerAccount, signInDirectly, test } from './users.ts';

/** Opens a list of valves in the dialog that matches its columns. */
async function openList(page: Page, path: string) {
  await new BenchPage(page).open('control-valve');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('import a tag list');
  await page.keyboard.press('Enter');
  await page.getByLabel('List to import').setInputFiles(path);
  return page.getByRole('dialog', { name: 'Import a tag list' });
}

test('the columns of a list are matched in a second browser as they were in the first', async ({ page, browser }) => {
  const path = test.info().outputPath('valves.csv');
  await writeFile(
    path,
    'Tag,Phase,Flow (kg/h),P1 (barg),Rho,Note\nFV-1,Liquid,1000,5,900,12\nFV-2,Liquid,1200,6,890,14\n',
  );
  const email = await registerAccount(page.request);
  await signInDirectly(page, email);
  const dialog = await openList(page, path);
  const remembered = 'The columns are matched as in your last list with these headings.';
  await expect(dialog.getByText('2 rows, 6 columns')).toBeVisible();
  await expect(dialog.getByText(remembered)).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Field of column F (Note)' }).selectOption('pressureDifferential');
  const saved = page.waitForResponse(answer => answer.url().endsWith('/api/account/list-columns'));
  await dialog.getByRole('button', { name: 'Import 2 cases' }).click();
  expect((await saved).status()).toBe(204);

  const other = await openOtherDevice(browser, email);
  const again = await openList(other, path);
  await expect(again.getByText(remembered)).toBeVisible();
  await expect(again.getByRole('combobox', { name: 'Field of column F (Note)' })).toHaveValue('pressureDifferential');
  await other.context().close();
});
