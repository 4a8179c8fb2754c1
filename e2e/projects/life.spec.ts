import { linkFromMail, waitForMail } from '../accounts/users.ts';
import { expect, test, type Browser } from '@playwright/test';
import {
  addSheet,
  issueSheet,
  createProject,
  createUser,
  rowOf,
  saveOrificeSheet,
  signRevision,
  type TestUser,
} from './users.ts';

const project = 'Inlet compression';
const title = 'RO-105 minimum flow';

/** Invites a user, who accepts through the email. */
async function join(owner: TestUser, person: TestUser, role: string): Promise<void> {
  const { page } = owner;
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('status')).toContainText(`${person.email} has been invited by email as ${role}.`);
  const mail = await waitForMail(page.request, person.email, /You are invited to a project/);
  await person.page.goto(linkFromMail(mail));
  await person.page.getByRole('button', { name: 'Accept' }).click();
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(project);
  await expect(person.page.getByText(`you are ${role}`)).toBeVisible();
}

async function fourPeople(browser: Browser) {
  const owner = await createUser(browser, 'Ada');
  const checker = await createUser(browser, 'Charles');
  const approver = await createUser(browser, 'Grace');
  const reader = await createUser(browser, 'Rosa');
  return { owner, checker, approver, reader };
}

/** The state badge beside the revision's name. */
const state = ({ page }: TestUser) => page.locator('.projects-head .state-badge');

test('a sheet is issued, commented on, checked, approved and revised by four users', async ({ browser }) => {
  const { owner, checker, approver, reader } = await fourPeople(browser);
  await owner.page.goto('/projects');
  await expect(owner.page.getByRole('heading', { name: 'No project yet' })).toBeVisible();
  const address = await createProject(owner, project, 'P-2614');
  await owner.page.getByRole('link', { name: 'People' }).click();
  await join(owner, checker, 'checker');
  await join(owner, approver, 'approver');
  await join(owner, reader, 'reader');

  const sheet = await addSheet(owner, address, 'C-105', title);
  await saveOrificeSheet(owner, sheet, '7.93194');
  const revision = await issueSheet(owner, address, title, 'First issue');
  await expect(state(owner)).toHaveText('for check');
  await expect(owner.page.getByRole('row', { name: /^Orifice diameter/ })).toContainText('mm');
  await expect(owner.page.getByRole('button', { name: /^(Check|Approve)…$/ })).toHaveCount(0);

  await checker.page.goto('/projects');
  await expect(checker.page.getByRole('row', { name: /Inlet compression/ })).toContainText('1 to check');
  await checker.page.getByRole('link', { name: project }).click();
  await rowOf(checker.page, title).getByRole('link', { name: 'Revision A' }).click();
  await expect(checker.page).toHaveURL(revision);
  await checker.page.getByRole('button', { name: 'Comment on Orifice diameter' }).click();
  const remark = checker.page.getByRole('dialog', { name: 'Comment on Orifice diameter' });
  await remark.getByLabel('Comment').fill('Say to which tolerance it is drilled.');
  await remark.getByRole('button', { name: 'Comment' }).click();
  await expect(checker.page.getByRole('row', { name: /^Orifice diameter/ })).toContainText('1 open');

  await signRevision(checker, 'Check', 'Wrong-Password-1');
  await expect(checker.page.getByRole('alert')).toHaveText('The password is not correct.');
  await checker.page.getByLabel('Your password').fill('Steam-Trap-1');
  await checker.page.getByRole('dialog').getByRole('button', { name: 'Check', exact: true }).click();
  await expect(state(checker)).toHaveText('checked');

  await approver.page.goto(revision);
  await expect(state(approver)).toHaveText('checked');
  await expect(approver.page.getByRole('button', { name: 'Approve…' })).toHaveCount(0);
  await owner.page.reload();
  await owner.page.getByRole('button', { name: 'Resolve the comment on Orifice diameter' }).click();
  await expect(owner.page.getByText(/resolved by Ada Tester/)).toBeVisible();
  await approver.page.reload();
  await signRevision(approver, 'Approve');
  await expect(state(approver)).toHaveText('approved');
  const register = approver.page.getByRole('region', { name: 'Register' }).getByRole('row');
  await expect(register.filter({ hasText: 'issued' })).toContainText('Ada Tester');
  await expect(register.filter({ hasText: 'checked' })).toContainText('Charles Tester');
  await expect(register.filter({ hasText: 'approved' })).toContainText('Grace Tester');

  await reader.page.goto(revision);
  await expect(state(reader)).toHaveText('approved');
  await expect(reader.page.getByRole('button', { name: /^(Check|Approve|Return|Comment|Resolve)/ })).toHaveCount(0);
  await reader.page.goto(address);
  await expect(reader.page.getByRole('button', { name: 'New sheet' })).toHaveCount(0);

  await saveOrificeSheet(owner, sheet, '8.5');
  await owner.page.goto(address);
  await expect(rowOf(owner.page, title)).toContainText('revised');
  await issueSheet(owner, address, title, 'Flow raised');
  await expect(owner.page.locator('.revision-marks')).toContainText('Revision B');
  await signRevision(await openSamePage(checker, owner), 'Check');
  await expect(state(checker)).toHaveText('checked');
  await signRevision(await openSamePage(approver, owner), 'Approve');
  await expect(state(approver)).toHaveText('approved');
  await reader.page.goto(revision);
  await expect(state(reader)).toHaveText('superseded');
  await reader.page.goto(`${address}#history`);
  await expect(reader.page.getByRole('row', { name: /Grace Tester approved C-105/ })).toHaveCount(2);
});

/** Opens another user's current page. */
async function openSamePage(person: TestUser, like: TestUser): Promise<TestUser> {
  await person.page.goto(like.page.url());
  return person;
}

test('a returned revision goes back to its originator, and its file can be exported', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const checker = await createUser(browser, 'Charles');
  const address = await createProject(owner, project);
  await owner.page.getByRole('link', { name: 'People' }).click();
  await join(owner, checker, 'checker');
  const sheet = await addSheet(owner, address, '', title);
  await saveOrificeSheet(owner, sheet, '7.93194');
  await issueSheet(owner, address, title, 'First issue');
  await signRevision(await openSamePage(checker, owner), 'Return');
  await expect(state(checker)).toHaveText('returned');
  await owner.page.goto(address);
  await expect(rowOf(owner.page, title)).toContainText('returned');
  const saving = owner.page.waitForEvent('download');
  await rowOf(owner.page, title)
    .getByRole('button', { name: /^More about/ })
    .click();
  await owner.page.getByRole('link', { name: 'Download as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.isentrope\.json$/);
});
