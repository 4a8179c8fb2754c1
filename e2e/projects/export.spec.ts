import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { extractDocument } from '../../records/index.ts';
import { attachToPdf } from '../../web/src/projects/export/attach-to-pdf.ts';
import { readWorkbookFile } from '../../web/src/workbench/files/spreadsheet/read-workbook.ts';
import { writeWorkbookFile } from '../../web/src/workbench/files/spreadsheet/excel-file.ts';
import { expectAccessible } from '../access.ts';
import { openHydrated } from '../open.ts';
import { pdfPages, printToPdf } from './print.ts';
import { addSheet, issueSheet, createProject, createUser, saveOrificeSheet } from './users.ts';

const title = 'Minimum flow';

/** The file downloaded by an action. */
async function downloadFrom(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await act();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Checks a file at /verify. */
async function verify(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer });
}

const issuedSentence = 'This calculation is what was issued. Nobody has checked it yet.';

test('a revision is exported in a PDF and a workbook; both verify, and altered ones are detected', async ({
  browser,
}) => {
  test.slow();
  const owner = await createUser(browser, 'Ada');
  const { page } = owner;
  const address = await createProject(owner, 'Inlet compression', 'P-2614');
  await saveOrificeSheet(owner, await addSheet(owner, address, 'C-105', title), '7.93194');
  await issueSheet(owner, address, title, 'First issue');
  await expect(page.getByRole('button', { name: 'Export…' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paper = await printToPdf(page);
  expect(new Set(pdfPages(paper)).size).toBe(1);

  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export revision A' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const pdf = await downloadFrom(page, () =>
    dialog
      .getByLabel('Attach the calculation to a PDF')
      .setInputFiles({ name: 'C-105.pdf', mimeType: 'application/pdf', buffer: paper }),
  );
  await expect(dialog.getByRole('status')).toHaveText('C-105.pdf has been downloaded.');
  expect(pdf.name).toBe('C-105.pdf');
  const workbook = await downloadFrom(page, () => dialog.getByRole('button', { name: 'Download as Excel' }).click());
  expect(workbook.name).toBe('C-105-A.xlsx');
  const file = await downloadFrom(page, () => dialog.getByRole('button', { name: 'Download the file' }).click());
  expect(file.name).toBe('C-105.isentrope.json');
  expect(extractDocument(pdf.bytes)).toEqual({ text: file.bytes.toString('utf8') });
  await dialog
    .getByLabel('Attach the calculation to a PDF')
    .setInputFiles({ name: 'C-105.pdf', mimeType: 'application/pdf', buffer: pdf.bytes });
  await expect(dialog.getByRole('alert')).toHaveText(
    'The PDF already contains a calculation. Choose the PDF as you saved it when printing.',
  );

  await openHydrated(page, '/verify');
  const verdict = page.locator('#verify-verdict');
  await verify(page, 'C-105.pdf', pdf.bytes);
  await expect(verdict).toHaveText(issuedSentence);
  await expect(
    page.getByText('Same calculation: recalculated, every digit is the same.', { exact: true }),
  ).toBeVisible();
  await verify(page, 'C-105-A.xlsx', workbook.bytes);
  await expect(page.getByRole('row', { name: /Cells yes Every cell matches the record\./ })).toBeVisible();
  await expect(verdict).toHaveText(issuedSentence);

  // Change one byte of the attachment, in a digit.
  const altered = file.bytes.toString('utf8').replace('"7.93194"', '"7.93195"');
  const pdfAltered = await attachToPdf(paper, altered, file.name);
  await verify(page, 'C-105.pdf', Buffer.from(pdfAltered));
  await expect(verdict).toHaveText('Do not rely on this file: revision A was changed after it was issued.');

  const sheets = await readWorkbookFile(new Blob([new Uint8Array(workbook.bytes)]));
  const results = sheets.find(({ name }) => name === 'Results')?.rows ?? [];
  const row = results.findIndex(([label]) => label === 'Orifice diameter');
  const was = String(results[row]?.[1]);
  const changed = await writeWorkbookFile(
    sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((cells, number) =>
        cells.map((cell, column) => {
          if (name === 'Results' && number === row && column === 1) return { value: 42 };
          return typeof cell === 'number' || typeof cell === 'string' ? { value: cell } : undefined;
        }),
      ),
      widths: [20],
      frozenRows: 0,
      frozenColumns: 0,
    })),
  );
  await verify(page, 'C-105-A.xlsx', Buffer.from(await changed.arrayBuffer()));
  await expect(verdict).toHaveText(
    'Do not rely on this file: a cell of the workbook does not show what the record says.',
  );
  await expect(page.locator('.verify-verdict')).toContainText(`Results!B${row + 1} shows 42; the record says ${was}.`);

  await page.context().setOffline(true);
  await verify(page, 'C-105.pdf', pdf.bytes);
  await expect(verdict).toHaveText(issuedSentence);
  await page.context().setOffline(false);
  await verify(page, 'C-105.pdf', paper);
  await expect(page.getByRole('alert')).toContainText('no attachment whose name ends in .isentrope.json');
  await verify(page, 'book.xlsx', Buffer.from('PK\u0003\u0004 and no more'));
  await expect(page.getByRole('alert')).toHaveText('The file is not an Excel workbook (.xlsx), or it is damaged.');
});
