// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeWorkbookFile } from './spreadsheet/excel-file.ts';
import { box } from '../testing/box.ts';
import { newBrowser } from '../testing/browser.ts';
import {
  button,
  buttons,
  caseAt,
  applyChange,
  enter,
  eventually,
  field,
  leavePage,
  openPage,
  openTab,
  press,
  resultsAt,
  statusMessage,
  type,
  waitForCount,
  words,
} from '../testing/page.tsx';
import { installWorkers } from '../testing/workers.ts';

let saved: { name: string; file: Blob } | undefined;

beforeEach(async () => {
  newBrowser();
  installWorkers();
  saved = undefined;
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(input => {
    file = input as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = { name: this.download, file };
  });
  await openPage(box);
});
afterEach(leavePage);

/** Chooses a file in the import dialog. */
async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file.');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  await applyChange(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}
/** Leaves the page and reopens it with empty storage. */
async function newVisit(): Promise<void> {
  await leavePage();
  sessionStorage.clear();
  localStorage.clear();
  await openPage(box);
}
const bytes = (file: Blob) => file.arrayBuffer().then(all => new Uint8Array(all));
const archive = (parts: Record<string, Uint8Array>) => new File([zipSync(parts)], 'other.xlsx');

/** Sets or reads the project in the title block; returns its value. */
async function titleBlockProject(project?: string): Promise<string> {
  await press(button('Print sheet'));
  await waitForCount(1, '.paper-dialog');
  if (project !== undefined) await type(field('Project'), project);
  const value = field('Project').value;
  await press(button('Close'));
  return value;
}

describe('a workbook', () => {
  test('exports and imports saved analyses with results', async () => {
    const orifice = await findCalculator('restriction-orifice')?.load();
    if (!orifice) throw new Error('There is no calculator of orifices.');
    await leavePage();
    await openPage(orifice);
    await press(button('Load example'));
    await press(button('Calculate'));
    await openTab('Explore');
    await waitForCount(1, '.explore');
    await openTab('Tornado');
    await waitForCount(1, '.figure.bars');
    await enter(field('Share, %'), '5');
    await press(field('Save with the sheet'));
    await press(button('Export to Excel'));
    await eventually(() => expect(statusMessage()).toMatch(/^Exported as /));
    const strings = strFromU8(
      unzipSync(await bytes(saved?.file ?? new Blob()))['xl/sharedStrings.xml'] ?? new Uint8Array(),
    );
    expect(strings).toContain('What affects Orifice diameter most, if each input varies by ± 5 %?');
    expect(strings).toContain('Orifice diameter at low, mm');
    const { file, name } = saved ?? {};
    await leavePage();
    sessionStorage.clear();
    localStorage.clear();
    await openPage(orifice);
    await choose(new File([file ?? ''], name ?? ''));
    await eventually(() => expect(statusMessage()).toMatch(/^One case read from/));
    await openTab('Explore');
    await waitForCount(1, '.explore');
    expect(field('Share, %').value).toBe('5');
    expect((field('Save with the sheet') as HTMLInputElement).checked).toBe(true);
  });

  test('with formulas calculates, and imports the entries', async () => {
    const orifice = await findCalculator('restriction-orifice')?.load();
    if (!orifice) throw new Error('There is no calculator of orifices.');
    await leavePage();
    await openPage(orifice);
    await press(button('Load example'));
    await press(button('Export with formulas'));
    await eventually(() =>
      expect(statusMessage()).toMatch(
        /^Exported as restriction-orifice-formulas\.xlsx\. \d+ of \d+ steps are formulas; /,
      ),
    );
    const parts = unzipSync(await bytes(saved?.file ?? new Blob()));
    const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    expect(part('xl/workbook.xml')).toMatch(/<definedName name="flowRate" localSheetId="1">'Case 1'!\$D\$\d+</);
    expect(part('xl/worksheets/sheet2.xml')).toMatch(
      /<f>IFERROR\(IF\(AND\(COUNT\(upstreamPressure,pressureDifferential\)=2,[^<]*upstreamPressure-pressureDifferential[^<]*<\/f><v>383000<\/v>/,
    );
    const { file, name } = saved ?? {};
    await leavePage();
    sessionStorage.clear();
    localStorage.clear();
    await openPage(orifice);
    await choose(new File([file ?? ''], name ?? ''));
    await eventually(() => expect(statusMessage()).toMatch(/^One case read from/));
    expect(field('Flow rate').value).toBe('7.93194');
  });

  test('exports and imports cases with results', async () => {
    await type(field('Side'), '100');
    await press(button('Duplicate: Case 1'));
    await type(field('Side', caseAt(1)), '200');
    await press(button('Export to Excel'));
    await eventually(() => expect(statusMessage()).toBe('Exported as box-results.xlsx.'));
    expect(saved?.name).toBe('box-results.xlsx');
    expect(words(resultsAt(1).querySelector('.primary .figure'))).toBe('0.008000');
    expect(buttons()).toContain('Export to Excel');

    await newVisit();
    await choose(new File([await bytes(saved?.file ?? new Blob())], 'mine.xlsx'));
    await eventually(() => expect(statusMessage()).toBe('2 cases read from mine.xlsx.'));
    expect([0, 1].map(index => field('Side', caseAt(index)).value)).toEqual(['100', '200']);
    expect(words(resultsAt(1).querySelector('.primary .figure'))).toBe('0.008000');
    expect(buttons()).toContain('Undo the import');
  });

  test('freezes the headers of its tables', async () => {
    await type(field('Side'), '100');
    await press(button('Export to Excel'));
    await eventually(() => expect(saved).toBeDefined());
    const parts = unzipSync(await bytes(saved?.file ?? new Blob()));
    const frozen = [1, 2, 3, 4].map(sheet => {
      const [pane = ''] =
        /<pane[^>]*>/.exec(strFromU8(parts[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array())) ?? [];
      return ['x', 'y'].map(side => Number(new RegExp(`${side}Split="(\\d+)"`).exec(pane)?.[1] ?? 0));
    });
    const [results, working, , basis] = frozen;
    expect(results).toEqual([2, 2]);
    expect(working).toEqual([2, 1]);
    expect(basis).toEqual([0, 0]);
  });

  test('preserves entries, units, title block and result units', async () => {
    await type(field('Side'), '0,50');
    await press(button('Duplicate: Case 1'));
    await type(field('Unit of Side', caseAt(1)), 'inch');
    await type(field('Side', caseAt(1)), '12.0');
    await titleBlockProject('Flare tip');
    await press(button('Calculate'));
    await type(field('Unit of Volume'), 'L');
    const typed = async () => [
      ...[0, 1].map(index => [field('Side', caseAt(index)).value, field('Unit of Side', caseAt(index)).value]),
      [await titleBlockProject(), field('Unit of Volume').value],
    ];
    const before = await typed();
    expect(before).toEqual([
      ['0,50', 'mm'],
      ['12.0', 'inch'],
      ['Flare tip', 'L'],
    ]);
    await press(button('Export to Excel'));
    await eventually(() => expect(saved).toBeDefined());
    await newVisit();
    await choose(new File([await bytes(saved?.file ?? new Blob())], 'mine.xlsx'));
    await eventually(() => expect(statusMessage()).toBe('2 cases read from mine.xlsx.'));
    expect(await typed()).toEqual(before);
  });

  test('of one case is announced as one', async () => {
    await type(field('Side'), '100');
    await press(button('Export to Excel'));
    await eventually(() => expect(saved).toBeDefined());
    await choose(new File([await bytes(saved?.file ?? new Blob())], 'mine.xlsx'));
    await eventually(() => expect(statusMessage()).toBe('One case read from mine.xlsx.'));
  });
});

describe('a handmade sheet', () => {
  /** A workbook of one sheet. */
  const sheetOf = async (...rows: (string | number)[][]) =>
    new File(
      [
        await bytes(
          await writeWorkbookFile([
            {
              name: 'Sheet1',
              rows: rows.map(row => row.map(value => ({ value }))),
              widths: [],
              frozenRows: 0,
              frozenColumns: 0,
            },
          ]),
        ),
      ],
      'mine.xlsx',
    );

  test('is read by field labels, and unknown labels are reported', async () => {
    await choose(await sheetOf(['Label', 'Value', 'Unit'], ['Side', 4, 'inch'], ['Coating', 3], ['Client', 'ACME']));
    await eventually(() =>
      expect(statusMessage()).toBe(
        'One case read from mine.xlsx. Rows not read because they match no field: "Client" (row 4). No unit given, so read in the default unit: Coating in mm.',
      ),
    );
    expect([field('Side').value, field('Unit of Side').value, field('Coating').value]).toEqual(['4', 'inch', '3']);
  });

  test('with a mistyped label is refused as a whole', async () => {
    await type(field('Side'), '100');
    await choose(await sheetOf(['Side', 4, 'inch'], ['Coatng', 3, 'mm']));
    await eventually(() =>
      expect(statusMessage()).toBe(
        'The row "Coatng" (row 2) does not name a field of Box Pro; did you mean "Coating"? Nothing was read.',
      ),
    );
    expect(field('Side').value).toBe('100');
  });
});

describe('another file is refused with a message, and the cases are unchanged:', () => {
  const damaged = 'The file is not an Excel workbook (.xlsx), or it is damaged.';
  test.each([
    ['what is no archive', () => new File(['not a workbook'], 'a.xlsx'), damaged],
    ['an archive that is no workbook', () => archive({ 'a.txt': new Uint8Array([65]) }), damaged],
    [
      'an archive that declares entities',
      () => archive({ 'xl/workbook.xml': new TextEncoder().encode('<?xml version="1.0"?><!DOCTYPE a []><a/>') }),
      damaged,
    ],
    [
      'an archive that unpacks to more than 40 MB',
      () => archive({ a: new Uint8Array(20_000_001), b: new Uint8Array(20_000_000) }),
      'The file unpacks to more than 40 MB; an export of this calculator is far smaller.',
    ],
    [
      'a file larger than 10 MB',
      () => new File([new Uint8Array(10_000_001)], 'a.xlsx'),
      'The file is larger than 10 MB; an export of this calculator is far smaller.',
    ],
  ] as const)('%s', async (_, file, sentence) => {
    await type(field('Side'), '100');
    await choose(file());
    await eventually(() => expect(statusMessage()).toBe(sentence));
    expect(field('Side').value).toBe('100');
  });
});

test('choosing no file does nothing', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await applyChange(() => void input?.dispatchEvent(new Event('change', { bubbles: true })));
  expect(statusMessage()).toBe('');
});

test('a failed export is reported and can be retried', async () => {
  vi.stubGlobal('Worker', undefined);
  await press(button('Export to Excel'));
  await eventually(() =>
    expect(statusMessage()).toBe('The export failed; your cases are unchanged. Please try again.'),
  );
  expect(button('Export to Excel').disabled).toBe(false);
});
