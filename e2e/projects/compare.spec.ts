import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { addSheet, issueSheet, createProject, createUser, rowOf, saveOrificeSheet } from './users.ts';

const title = 'Minimum flow';

test('two revisions of a sheet, and one with the working copy, are compared side by side', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  const sheet = await addSheet(owner, address, 'C-105', title);
  await saveOrificeSheet(owner, sheet, '7.93194');
  await issueSheet(owner, address, title, 'First issue');
  await saveOrificeSheet(owner, sheet, '8.2');
  await issueSheet(owner, address, title, 'Flow raised');

  await page.goto(address);
  await rowOf(page, title)
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('button', { name: 'Revisions…' }).click();
  await page.getByRole('link', { name: /^Compare with A/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare C-105 Minimum flow');
  await expect(page.getByText('The case differs.')).toBeVisible();
  const inputs = page.getByRole('region', { name: /^Inputs, Normal$/ });
  const flow = inputs.getByRole('row', { name: /^Flow rate/ });
  await expect(flow).toContainText('7.93194 kg/s');
  await expect(flow).toContainText('8.2 kg/s');
  await expect(flow).toContainText('+3.38 %');
  await expect(inputs.getByRole('row')).toHaveCount(2);
  const bore = page.getByRole('region', { name: /^Results, Normal$/ }).getByRole('row', { name: /^Orifice diameter/ });
  await expect(bore.locator('mark').first()).toBeVisible();
  await expect(page.locator('.compared-step.first')).toHaveCount(1);
  await expect(page.locator('.compared-step').first()).toContainText('The first step that differs');
  const folded = page.getByText(/^\d+ fields the same$/);
  await expect(page.getByRole('row', { name: /^Upstream pressure/ })).toHaveCount(0);
  await folded.click();
  await expect(page.getByRole('row', { name: /^Upstream pressure/ })).toContainText('400 kPa');
  await expectAccessible(page);

  await saveOrificeSheet(owner, sheet, '9');
  await page.getByLabel('After: Revision').selectOption('Working copy');
  await expect(flow).toContainText('9 kg/s');
  await expect(inputs.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/b=working\./);
  await page.getByLabel('Before: Case').selectOption('Normal');
  await expect(page.getByLabel('After: Case')).toHaveValue('0');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(flow).toContainText(/[-−]11\.9 %/);
});
