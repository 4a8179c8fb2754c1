import { expect, test, type Page } from '@playwright/test';
import { addSheet, createProject, createUser, issueSheet, saveOrificeSheet } from './users.ts';

const text = 'Accounts are not available at the moment. Please try again shortly; you can still use the calculators.';

/** Takes the server's database away until the returned function is called. */
async function interruptDatabase(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', route =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { message: text, code: 'UNAVAILABLE' } }),
  );
  return () => page.unroute('**/api/**');
}

test('an outage while a project is unarchived is reported once, and so is its end', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  await createProject(owner, 'Inlet compression');
  await page.getByRole('link', { name: 'Basis' }).click();
  await page.getByRole('button', { name: 'Archive…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive project' }).click();
  const archived = page.getByText('This project is archived.');
  await expect(archived).toBeVisible();
  const restore = await interruptDatabase(page);
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(page.getByRole('alert')).toHaveText([text]);
  await expect(archived).toBeVisible();
  await restore();
  await expect(page.getByText('The connection is back. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(archived).toHaveCount(0);
});

test('an outage while a revision is exported is reported once, and so is its end', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression');
  await saveOrificeSheet(owner, await addSheet(owner, address, 'C-105', 'Minimum flow'), '7.93194');
  await issueSheet(owner, address, 'Minimum flow', 'First issue');
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export revision A' });
  const restore = await interruptDatabase(page);
  await dialog.getByRole('button', { name: 'Download the file' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(text);
  await expect(page.getByText('Accounts are not available at the moment')).toHaveCount(1);
  await restore();
  await expect(dialog.getByText('The connection is back. Please try again.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the file' }).click();
  expect((await saving).suggestedFilename()).toBe('C-105.isentrope.json');
  await expect(dialog.getByText('The connection is back')).toHaveCount(0);
});
