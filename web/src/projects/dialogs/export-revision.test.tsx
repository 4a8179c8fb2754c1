// @vitest-environment happy-dom
import { PDFDocument } from '@cantoo/pdf-lib';
import { extractDocument, type Revision, type RevisionFile } from '@isentrope/records';
import { signActions, people, testFile, testKey } from '@isentrope/records/testing';
import { act, createRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually, pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests } from '../../testing/requests.ts';
import { readWorkbookFile } from '../../workbench/files/spreadsheet/read-workbook.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { installWorkers } from '../../workbench/testing/workers.ts';
import { readEmbeddedFile } from '../export/embedded-file.ts';
import { issuedExample } from '../testing/records.ts';
import ExportRevision from './export-revision.tsx';

const readFile = 'GET /api/sheets/s-1/file';
let file: RevisionFile;
/** A revision whose record the application calculated, so that it has a workbook. */
let calculated: RevisionFile;
beforeAll(async () => {
  const key = await testKey('key-1');
  file = await testFile(3, key);
  const record = await issuedExample('restriction-orifice');
  calculated = {
    format: 'isentrope-file',
    version: 1,
    revisions: [await signActions(record, [['issued', people.originator]], key, 0)],
  };
});

let saved: { name: string; file: Blob }[];
beforeEach(() => {
  newBrowser();
  installWorkers();
  saved = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    latest = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: latest });
  });
});
afterEach(unmount);

const draw = (letter: string, from = file) => {
  const record = from.revisions.find(each => each.record.revision === letter)?.record;
  const revision = { id: `r-${letter}`, letter, record, sheet: { id: 's-1' } } as unknown as Revision;
  return render(<ExportRevision revision={revision} opener={createRef<HTMLElement>()} close={() => {}} />);
};
const status = () => textOf(document.querySelector('[role="status"]'));
const banners = () => textsOf('.banner');
const bytesOf = async (blob: Blob | undefined) => new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
const controls = () =>
  [...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>('.attached-file :is(button, input)')].map(
    ({ disabled }) => disabled,
  );
const pdfInput = () => document.querySelector<HTMLInputElement>('[type="file"]');

/** Chooses files as a user does in the dialog of the system: one, or none if it is cancelled. */
async function choose(...files: readonly File[]): Promise<void> {
  const input = pdfInput();
  if (input) Object.defineProperty(input, 'files', { configurable: true, value: files });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}

describe('a revision as a calculation file', () => {
  test('has the revisions up to this one', async () => {
    await draw('B');
    expect([status(), banners(), controls()]).toEqual(['', [], [false, false, false]]);
    answerRequests({});
    await pressButton('Download the file');
    expect([status(), controls()]).toEqual(['Fetching the file…', [true, true, true]]);
    await draw('B');
    answerRequests({ [readFile]: file });
    await pressButton('Download the file');
    await eventually(() => expect(status()).toBe('The file has been downloaded.'));
    expect(saved.map(({ name }) => name)).toEqual(['C-101.isentrope.json']);
    expect(JSON.parse((await saved[0]?.file.text()) ?? '')).toEqual({
      ...file,
      revisions: file.revisions.slice(0, 2),
    });
    expect(controls()).toEqual([false, false, false]);
  });

  test('is not downloaded if the server refuses it, or has no such revision', async () => {
    await draw('B');
    answerRequests({ [readFile]: [400, { message: 'Not now.' }] });
    await pressButton('Download the file');
    expect([status(), banners()]).toEqual(['', ['Not now.']]);
    answerRequests({ [readFile]: { ...file, revisions: file.revisions.slice(0, 1) } });
    await pressButton('Download the file');
    expect([status(), banners(), saved]).toEqual(['', ['The file has no revision r-B.'], []]);
  });
});

describe('a revision as a workbook', () => {
  /** The calculated file with a report so long that the whole has this many characters. */
  const ofLength = (length: number): RevisionFile => {
    const fill = (filler: string) => ({
      ...calculated,
      revisions: calculated.revisions.map(each => ({
        ...each,
        record: { ...each.record, report: { ...each.record.report, filler } },
      })),
    });
    return fill('x'.repeat(length - JSON.stringify(fill('')).length));
  };

  test('contains its calculation file', async () => {
    await draw('A', calculated);
    answerRequests({ [readFile]: calculated });
    await pressButton('Download as Excel');
    await eventually(() => expect(status()).toBe('The workbook has been downloaded.'));
    expect(saved.map(({ name }) => name)).toEqual(['C-101-A.xlsx']);
    const embedded = readEmbeddedFile(await readWorkbookFile(saved[0]?.file ?? new Blob()));
    expect(JSON.parse(embedded ?? '')).toEqual(calculated);
  });

  test('has at most 20 million characters of it', async () => {
    await draw('A', calculated);
    answerRequests({ [readFile]: ofLength(20_000_001) });
    await pressButton('Download as Excel');
    await eventually(() =>
      expect(banners()).toEqual([
        'The calculation is too large to store in a workbook. Download the calculation file instead.',
      ]),
    );
    expect([status(), saved]).toEqual(['', []]);
  });
});

describe('a revision attached to a PDF', () => {
  test('is the chosen PDF with the calculation file', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    await draw('B');
    await choose();
    expect([status(), saved]).toEqual(['', []]);
    answerRequests({ [readFile]: file });
    await choose(new File([Uint8Array.from(await pdf.save())], 'printed.pdf'));
    await eventually(() => expect(status()).toBe('printed.pdf has been downloaded.'));
    expect(saved.map(({ name, file: { type } }) => [name, type])).toEqual([['printed.pdf', 'application/pdf']]);
    const attached = extractDocument(await bytesOf(saved[0]?.file));
    expect(JSON.parse('text' in attached ? attached.text : '')).toEqual({
      ...file,
      revisions: file.revisions.slice(0, 2),
    });
    expect(pdfInput()?.value).toBe('');
  });

  test('is refused with the reason for another kind of file, which can then be replaced', async () => {
    await draw('B');
    answerRequests({ [readFile]: file });
    await choose(new File(['no PDF'], 'notes.txt'));
    await eventually(() =>
      expect(banners()).toEqual([
        'The file cannot be read as a PDF: it is another kind of file, damaged, or protected by a password.',
      ]),
    );
    expect([saved, controls()]).toEqual([[], [false, false, false]]);
  });
});

test('an export that fails in the browser says what to do', async () => {
  await draw('B');
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No more memory.');
  });
  answerRequests({ [readFile]: file });
  await pressButton('Download the file');
  await eventually(() =>
    expect(banners()).toEqual(['The file could not be created in this browser. Connect to the network and try again.']),
  );
});
