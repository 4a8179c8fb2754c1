import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { addSheet, createProject, createUser, rowOf, saveOrificeSheet } from './users.ts';

test('a feed is created from the sheet list, read without an account, and revoked', async ({ browser, playwright }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  await saveOrificeSheet(owner, await addSheet(owner, address, 'C-105', 'Minimum flow'), '7.93194');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await page.goto(address);
  const more = rowOf(page, 'Minimum flow').getByRole('button', { name: /^More about/ });
  await more.click();
  await page.getByRole('button', { name: 'Feeds for spreadsheets…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feeds of C-105 Minimum flow' });
  await dialog.getByRole('button', { name: 'Create a feed' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Give the feed a name.');
  await dialog.getByLabel('Name').fill('Line list');
  await dialog.getByLabel('Ends').selectOption('After 90 days');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await more.click();
  await page.getByRole('button', { name: 'Feeds for spreadsheets…' }).click();
  await dialog.getByRole('button', { name: 'Create a feed' }).click();
  await dialog.getByLabel('Name').fill('Line list');
  await dialog.getByRole('button', { name: 'Create feed' }).click();
  await expect(dialog.getByText('it will not be shown again')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('not used yet');
  await dialog.getByLabel('Table').selectOption('A row for each case');
  await dialog.getByRole('button', { name: 'Copy for Address' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const feed = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByLabel('Google Sheets')).toHaveValue(`=IMPORTDATA("${feed}")`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const program = await playwright.request.newContext();
  const read = await program.get(feed);
  expect(read.status()).toBe(200);
  const [head = '', row = ''] = (await read.text()).split('\r\n');
  expect([head, row]).toEqual([
    expect.stringMatching(/^\u{feff}Sheet,.*Stale,.*Orifice diameter.*/u),
    expect.stringMatching(/^C-105,Minimum flow,working copy,,draft,no,,.*,1,Normal,0,/),
  ]);

  await page.reload();
  await more.click();
  await page.getByRole('button', { name: 'Feeds for spreadsheets…' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('last used');
  await expect(page.getByText('/feeds/')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke Line list' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The feed “Line list” has been revoked.');
  expect((await program.get(feed)).status()).toBe(404);
  await program.dispose();
});
