import { expect, test, type Page } from '@playwright/test';
import { createProject, createUser } from './users.ts';

const project = 'Inlet compression';

async function inviteAs(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${email} has been invited by email as ${role}.`)).toBeVisible();
}

/** The list item of a member. */
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('one invitation is withdrawn, another declined', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const other = await createUser(browser, 'Grace');
  await createProject(owner, project);
  await owner.page.getByRole('link', { name: 'People' }).click();
  await inviteAs(owner.page, other.email, 'reader');
  await line(owner.page, other.email).getByRole('button', { name: 'Withdraw' }).click();
  await expect(owner.page.getByRole('heading', { name: 'Invited' })).toHaveCount(0);
  await other.page.goto('/projects');
  await expect(other.page.getByRole('heading', { name: 'No project yet' })).toBeVisible();
  await expect(other.page.getByText(project)).toHaveCount(0);
  await inviteAs(owner.page, other.email, 'checker');
  await other.page.reload();
  await other.page.getByRole('button', { name: 'Decline' }).click();
  await expect(other.page.getByText(project)).toHaveCount(0);
});

test('a role is changed, and the project is transferred and left by its creator', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const other = await createUser(browser, 'Grace');
  const third = await createUser(browser, 'Rosa');
  const address = await createProject(owner, project);
  await owner.page.getByRole('link', { name: 'People' }).click();
  for (const person of [other, third]) {
    await inviteAs(owner.page, person.email, 'reader');
    await person.page.goto('/projects');
    await person.page.getByRole('button', { name: 'Accept' }).click();
    await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(project);
  }
  await owner.page.reload();
  await owner.page.getByLabel('Role of Grace Tester').selectOption('engineer');
  await expect(line(owner.page, 'Grace Tester')).toContainText('issues sheets for check');
  await other.page.reload();
  await expect(other.page.getByRole('button', { name: 'New sheet' })).toBeVisible();

  await owner.page.getByRole('button', { name: 'Remove Rosa Tester' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(line(owner.page, 'Rosa Tester')).toHaveCount(0);
  await third.page.reload();
  await expect(third.page.getByText('There is no such project, or you are not a member.')).toBeVisible();

  await owner.page.getByRole('button', { name: 'Hand over Grace Tester' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(owner.page.getByText('you are engineer')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Leave' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(owner.page).toHaveURL('/projects');
  await expect(owner.page.getByRole('heading', { name: 'No project yet' })).toBeVisible();
  await other.page.goto(`${address}#people`);
  await other.page.reload();
  await expect(other.page.getByText('you are owner')).toBeVisible();
  await expect(line(other.page, 'Ada Tester')).toHaveCount(0);
});
