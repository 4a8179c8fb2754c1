import { expect, test } from '@playwright/test';
import { fillSignIn, registerAccount } from '../accounts/users.ts';
import { openWithoutErrors } from '../access.ts';
import { addSheet, createProject, createUser, rowOf, saveOrificeSheet } from './users.ts';

test('a visitor reads about projects, signs in and returns', async ({ page }) => {
  const email = await registerAccount(page.request);
  await openWithoutErrors(page, '/projects');
  await expect(page.getByText('Calculations that are saved, checked and signed')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { name: 'No project yet' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible();
});

test('a visitor to a project signs in and returns to it', async ({ page, browser }) => {
  const owner = await createUser(browser, 'Ada');
  const address = await createProject(owner, 'Inlet compression');
  await page.goto(`${address}#people`);
  await fillSignIn(page, owner.email);
  await expect(page).toHaveURL(`${address}#people`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inlet compression');
  await expect(page.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
});

test('a non-member gets the same response as for a missing project or revision', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const address = await createProject(owner, 'Inlet compression');
  const { page } = await createUser(browser, 'Eve');
  for (const path of [address, '/projects/none', '/revisions/none']) {
    await page.goto(path);
    await expect(page.getByText(/^There is no such (project|revision), or you are not a member/)).toBeVisible();
  }
});

test('a free account is told why it cannot have a second project or a fourth sheet', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression');
  for (const number of ['C-1', 'C-2', 'C-3']) await addSheet(owner, address, number, `Sheet ${number}`);
  await page.goto(address);
  await expect(page.getByText('A project of a free account can have three sheets.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New sheet' })).toHaveCount(0);
  await page.goto('/projects');
  await expect(page.getByText('A free account can have one project with three sheets.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New project' })).toHaveCount(0);
  await page.getByRole('link', { name: 'What Pro costs' }).click();
  await expect(page).toHaveURL('/account');
});

test('a project is archived and unarchived, deleted and restored', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression');
  await page.getByRole('link', { name: 'Basis' }).click();
  await page.getByRole('button', { name: 'Archive…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive project' }).click();
  await expect(page.getByText('This project is archived.')).toBeVisible();
  await expect(page.getByLabel('Ambient pressure')).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(page.getByText('This project is archived.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('link', { name: 'Inlet compression' })).toHaveCount(0);
  await page.getByLabel(/^Archived and deleted/).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('link', { name: 'Inlet compression' }).click();
  await expect(page).toHaveURL(address);
});

test('the basis is saved, and a sheet is renamed, found and deleted', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression');
  await page.getByRole('link', { name: 'Basis' }).click();
  await page.getByLabel('Ambient pressure').fill('1.01 bar(a)');
  await page.getByLabel('Units of new sheets').selectOption('us');
  await page.getByLabel('Criteria in force').fill('NORSOK P-002\nCompany practice');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Criteria in force')).toHaveValue('NORSOK P-002\nCompany practice');

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${address}#basis`);
  await elsewhere.getByLabel('Client').fill('Theirs');
  await elsewhere.getByLabel('Units of new sheets').selectOption('si');
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Client').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else has changed this in the meantime: Client (now “Theirs”).')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Client')).toHaveValue('Mine');
  await expect(page.getByLabel('Units of new sheets')).toHaveValue('si');
  await elsewhere.getByLabel('Units of new sheets').selectOption('us');
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Criteria in force').fill('NORSOK P-002');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Units of new sheets')).toHaveValue('us');
  await elsewhere.close();

  await saveOrificeSheet(owner, await addSheet(owner, address, 'C-101', 'Inlet header'), '7.9');
  await addSheet(owner, address, 'C-102', 'Seal oil');
  await expect(page.getByLabel('Unit of Upstream pressure').first()).toHaveValue('psi(abs)');
  await page.goto(address);
  await page.getByLabel('Filter the sheets').fill('seal');
  await expect(rowOf(page, 'Inlet header')).toHaveCount(0);
  const more = rowOf(page, 'Seal oil').getByRole('button', { name: /^More about/ });
  await more.click();
  await page.getByRole('button', { name: 'Number, title, notes…' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Seal oil orifice');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Seal oil orifice')).toBeVisible();
  await expect(rowOf(page, 'Seal oil orifice').getByRole('button', { name: /^More about/ })).toBeFocused();
  await rowOf(page, 'Seal oil orifice')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete sheet' }).click();
  await page.getByLabel('Filter the sheets').fill('');
  await expect(rowOf(page, 'Inlet header')).toBeVisible();
  await expect(rowOf(page, 'Seal oil orifice')).toHaveCount(0);
});
