import { expect, test } from '@playwright/test';
import { expectText, markup } from '../markup.ts';
import { addSheet, createProject, createUser, issueSheet, orificeDocument, rowOf, saveDocument } from './users.ts';

test('markup in the names, the cases and a comment of a project is text on its pages', async ({ browser }) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const project = await createProject(owner, markup, 'P-1');
  await expectText(page, markup);
  const sheet = await addSheet(owner, project, 'C-1', markup);
  const document = orificeDocument('7.93194');
  const cases = document.cases.map(each => ({ ...each, userDescription: markup }));
  await saveDocument(owner, sheet, { ...document, cases });
  await issueSheet(owner, project, markup, markup);
  await page.getByRole('button', { name: 'Comment on Orifice diameter' }).click();
  const remark = page.getByRole('dialog', { name: 'Comment on Orifice diameter' });
  await remark.getByLabel('Comment').fill(`A remark: ${markup}`);
  await remark.getByRole('button', { name: 'Comment' }).click();
  await expectText(page, `A remark: ${markup}`);
  await page.goto(project);
  await expect(rowOf(page, markup)).toHaveCount(1);
  await expectText(page, markup);
  await page.goto('/projects');
  await expectText(page, markup);
});
