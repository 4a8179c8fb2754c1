import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { addSheet, issueSheet, createProject, createUser, rowOf, saveOrificeSheet } from './users.ts';

/** Interactive elements smaller than 24 px, outside of sentences. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('main :is(a, button, input, select):visible').evaluateAll(elements =>
    elements
      .filter(element => {
        const { width, height } = element.getBoundingClientRect();
        const sentence = element.closest('p, label, .crumbs');
        const inText = sentence !== null && sentence.textContent.trim() !== element.textContent.trim();
        return (width < 24 || height < 24) && !inText && !element.matches('[type=checkbox], [type=radio]');
      })
      .map(element => element.outerHTML.slice(0, 120)),
  );
}

async function isInOrder(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await smallTargets(page), '360 px').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('axe finds nothing on /projects, for visitors, without a project, and with one and an invitation', async ({
  page,
  browser,
}) => {
  await page.goto('/projects');
  await expect(page.getByText('Calculations that are saved, checked and signed')).toBeVisible();
  await isInOrder(page);
  const owner = await createUser(browser, 'Ada');
  await owner.page.goto('/projects');
  await expect(owner.page.getByRole('heading', { name: 'No project yet' })).toBeVisible();
  await isInOrder(owner.page);
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  const other = await createUser(browser, 'Grace');
  await createProject(other, 'Condensate');
  await owner.page.goto(`${address}#people`);
  await owner.page.getByRole('textbox', { name: 'Email' }).fill(other.email);
  await owner.page.getByRole('button', { name: 'Invite' }).click();
  await expect(owner.page.getByRole('status')).toContainText('has been invited by email as checker');
  await isInOrder(owner.page);
  await other.page.goto('/projects');
  await expect(other.page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await isInOrder(other.page);
});

test('axe finds nothing on the tabs of a project, its menu and its dialogs', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  await isInOrder(page);
  await saveOrificeSheet(owner, await addSheet(owner, address, 'C-105', 'Minimum flow'), '7.9');
  await issueSheet(owner, address, 'Minimum flow', 'First issue');
  for (const [tab, content] of [
    ['sheets', 'Minimum flow'],
    ['basis', 'Site conditions'],
    ['history', 'created the project'],
  ] as const) {
    await page.goto(`${address}#${tab}`);
    await expect(page.getByText(content)).toBeVisible();
    await isInOrder(page);
  }
  await page.goto(address);
  await page.getByRole('button', { name: 'New sheet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New sheet' })).toBeFocused();
  const more = rowOf(page, 'Minimum flow').getByRole('button', { name: /^More about/ });
  for (const choice of ['Issue for check…', 'Revisions…', 'Number, title, notes…', 'Delete…']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await more.click();
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();
  }
  for (const title of ['Bypass', 'Recycle'])
    await saveOrificeSheet(owner, await addSheet(owner, address, '', title), '8');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}#sheets`);
  await page.getByRole('button', { name: 'Issue 2 for check…' }).click();
  await expect(page.getByRole('dialog', { name: 'Issue several for check' })).toContainText('Recycle');
  await expectAccessible(page);
});

test('axe finds nothing on a revision, with its working, and in its dialogs', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  await saveOrificeSheet(owner, await addSheet(owner, address, 'C-105', 'Minimum flow'), '7.9');
  await issueSheet(owner, address, 'Minimum flow', 'First issue');
  await page.getByRole('button', { name: 'Comment on Orifice diameter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comment on Orifice diameter' });
  await expectAccessible(page);
  await dialog.getByLabel('Comment').fill('Say to which tolerance it is drilled.');
  await dialog.getByRole('button', { name: 'Comment' }).click();
  await expect(dialog).toBeHidden();
  await page.getByText(/\d+ steps$/).click();
  await expect(page.getByText('With numbers, SI').first()).toBeVisible();
  await isInOrder(page);
  await page.getByRole('button', { name: 'Return…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
