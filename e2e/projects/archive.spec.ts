import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { openHydrated } from '../open.ts';
import { addSheet, issueSheet, createProject, createUser, rowOf, saveOrificeSheet } from './users.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a figure is attached and issued; the project is exported, verified, imported by another user and found', async ({
  browser,
}) => {
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  const sheet = await addSheet(owner, address, 'C-105', 'Minimum flow');
  await saveOrificeSheet(owner, sheet, '7.93194');

  await page.goto(address);
  const more = rowOf(page, 'Minimum flow').getByRole('button', { name: /^More about/ });
  await more.click();
  await page.getByRole('button', { name: 'Attachments…' }).click();
  const attachments = page.getByRole('dialog', { name: 'Attachments of C-105 Minimum flow' });
  const choose = attachments.getByLabel('Files to attach');
  await choose.setInputFiles([
    { name: 'curve.png', mimeType: 'image/png', buffer: pixel },
    { name: 'vendor.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  ]);
  await expect(attachments.getByRole('listitem')).toHaveCount(2);
  await attachments.getByLabel('Caption of “curve.png”').fill('Figure 1: the curve');
  await attachments.getByRole('button', { name: 'Earlier “vendor.pdf”' }).click();
  await expect(attachments.getByRole('listitem').first()).toContainText('vendor.pdf');
  await choose.setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(attachments.getByRole('alert')).toContainText('An attachment must be a picture');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await issueSheet(owner, address, 'Minimum flow', 'First issue');
  await expect(page.getByRole('img', { name: 'Figure 1: the curve' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'vendor.pdf' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await page.getByRole('button', { name: 'Export' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Export project' }).getByRole('button', { name: 'Export' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('P-2614-Inlet-compression.isentrope.zip');
  const archive = { name: 'project.zip', mimeType: 'application/zip', buffer: await readFile(await download.path()) };

  await openHydrated(page, '/verify');
  await page.getByLabel('Choose a file').setInputFiles(archive);
  await expect(page.locator('#verify-verdict')).toHaveText('Issued sheets in this archive that are unaltered: 1 of 1.');
  await page.getByText('C-105 Minimum flow').click();
  await expect(page.getByRole('row', { name: /Attachment/ })).toHaveCount(2);

  const other = await createUser(browser, 'Grace');
  await other.page.goto('/projects');
  await other.page.getByRole('button', { name: 'Import a project' }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Import a project' });
  await dialog.getByLabel('Archive (.zip)').setInputFiles({ ...archive, buffer: archive.buffer.subarray(0, -1) });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not a zip archive, or it is incomplete.');
  await dialog.getByLabel('Archive (.zip)').setInputFiles(archive);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Inlet compression');
  await expect(rowOf(other.page, 'Minimum flow')).toContainText('imported');
  await rowOf(other.page, 'Minimum flow').getByRole('link', { name: 'Revision A' }).click();
  await expect(other.page.getByRole('img', { name: 'Figure 1: the curve' })).toBeVisible();
  await expect(other.page.getByText(/^Imported from http/)).toContainText('signatures were valid');
  await expect(other.page.getByRole('button', { name: /^(Check|Approve|Return)…$/ })).toHaveCount(0);

  await other.page.goto('/projects');
  await other.page.getByLabel('Find in all projects').fill('C-105');
  const result = other.page.getByRole('region', { name: 'Sheets' });
  await expect(result.getByRole('link', { name: 'C-105 Minimum flow' })).toBeVisible();
  await expectAccessible(other.page);
  await result.getByRole('link', { name: 'C-105 Minimum flow' }).click();
  await expect(other.page).toHaveURL(/\/restriction-orifice\?sheet=/);
  await other.page.getByRole('button', { name: 'Attachments' }).click();
  await expect(other.page.getByRole('dialog').getByLabel('Caption of “curve.png”')).toHaveValue('Figure 1: the curve');
});
