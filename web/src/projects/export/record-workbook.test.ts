import { findCalculator } from '@isentrope/calculators';
import {
  caseFrom,
  issuedReportOptions,
  resultInfo,
  run,
  writeDocument,
  type Cell,
  type Sheet,
} from '@isentrope/calculators/kit';
import { revisionRecord, verifyFile, type RevisionFile } from '@isentrope/records';
import { minute, people, recordOf, signActions, testKey, type TestKey } from '@isentrope/records/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readWorkbookFile } from '../../workbench/files/spreadsheet/read-workbook.ts';
import { writeWorkbookFile } from '../../workbench/files/spreadsheet/excel-file.ts';
import { asciiJson, readEmbeddedFile, embeddedFileSheet } from './embedded-file.ts';
import { findDifferingCells, cellMatches } from './differing-cells.ts';
import { buildRecordWorkbook, visibleSheets } from './record-workbook.ts';

let key: TestKey;
let file: RevisionFile;
let sheets: readonly Sheet[];

/** An issued sheet with the labels of all its contents. */
async function issued(tool: string): Promise<RevisionFile> {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`No calculator ${tool}`);
  const cases = (definition.examples[0]?.cases ?? []).map(input => caseFrom(definition, input));
  const document = writeDocument(definition, { cases });
  const blank = recordOf('A', null, minute(0));
  const record = revisionRecord.parse({
    ...blank,
    project: { ...blank.project, basis: { ...blank.project.basis, criteria: 'Noise below 85 dB(A)\n  at 1 m' } },
    sheet: { ...blank.sheet, tool, notes: ' =1+1\n<&> _x0041_ “ß” 日本 ' },
    document,
    fields: definition.inputs.map(({ id, field }) => ({ id, label: field.label, unit: '' })),
    results: definition.results.map(({ id }) => ({ id, label: resultInfo(definition, id).label, unit: '' })),
    report: JSON.parse(JSON.stringify(run(definition, document, issuedReportOptions))) as object,
  });
  const acts = [
    ['issued', people.originator],
    ['checked', people.checker],
  ] as const;
  return { format: 'isentrope-file', version: 1, revisions: [await signActions(record, acts, key, 0)] };
}

beforeAll(async () => {
  key = await testKey('key-1');
  file = await issued('restriction-orifice-pro');
  sheets = buildRecordWorkbook(file) ?? [];
});

describe('exporting a revision as a workbook', () => {
  test.each(['restriction-orifice-pro', 'relief-valve-pro/scenario-register', 'flare-ko-drum-sizing-pro'])(
    'the workbook of %s carries its file, and every cell matches the record',
    async tool => {
      const made = await issued(tool);
      const back = await readWorkbookFile(await writeWorkbookFile(buildRecordWorkbook(made) ?? []));
      const text = readEmbeddedFile(back);
      expect(text).toMatch(/^[ -~]+$/);
      expect(JSON.parse(text ?? '')).toEqual(made);
      const { findings, file: result } = await verifyFile(text, [key.published]);
      expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
      if (!result) throw new Error('The file was not read');
      expect(findDifferingCells(back, visibleSheets(result) ?? [])).toEqual({ cells: [], added: [] });
    },
  );

  test('has plain worksheets: document, results, inputs, messages, working and register', () => {
    expect(sheets.map(({ name }) => name)).toEqual([
      'Document',
      'Results',
      'Inputs',
      'Messages',
      'Working',
      'Register',
      'Calculation file',
    ]);
    // In characters; the names in the first column stay in sight.
    expect(sheets.map(({ widths, frozenRows, frozenColumns }) => [widths, frozenRows, frozenColumns])).toEqual([
      [[32, 90], 0, 0],
      [[44, 20, 10, 20, 10, 20, 10], 1, 1],
      [[44, 20, 10, 20, 10, 20, 10], 1, 1],
      [[22, 12, 90, 40], 1, 0],
      [expect.any(Array), 1, 2],
      [[10, 12, 30, 36, 30, 70], 1, 0],
      [[100], 0, 0],
    ]);
    // What the record does not say has no line.
    const document = (sheets[0]?.rows ?? []).map(row => row.map(cell => cell?.value));
    expect(document).toContainEqual(['Revision', 'A']);
    expect(document).toContainEqual(['State', 'checked']);
    expect(document.map(([name]) => name)).not.toContain('Client');
    const results = sheets[1]?.rows ?? [];
    const bore = results.find(([label]) => label?.value === 'Orifice diameter');
    expect(bore?.slice(0, 3).map(cell => cell?.value)).toEqual([
      'Orifice diameter',
      expect.closeTo(42.83, 2) as number,
      'mm',
    ]);
    expect(sheets[5]?.rows.slice(1).map(row => row.slice(0, 3).map(cell => cell?.value))).toEqual([
      ['A', 'issued', 'The originator'],
      ['A', 'checked', 'The checker'],
    ]);
  });

  test('numbers worksheets of one name, within the 31 characters of a name', () => {
    const [signed] = file.revisions;
    if (signed === undefined) throw new Error('There is no revision.');
    const { record } = signed;
    const table = { type: 'table', columns: [{ id: 'a', label: 'A', unit: '', digits: 1 }], rows: [[1]], si: [[1]] };
    const long = 'Pressures along the discharge pipe';
    const results = ['Working', long, long].map((label, index) => ({ id: `t${index}`, label, unit: '' }));
    const [first] = record.report.cases as [object];
    const cases = [{ ...first, values: { t0: table, t1: table, t2: table } }];
    const changed = { ...signed, record: { ...record, results, report: { ...record.report, cases } } };
    const names = visibleSheets({ ...file, revisions: [changed] })?.map(({ name }) => name);
    expect(names?.slice(-4)).toEqual([
      'Working 2',
      'Pressures along the discharge p',
      'Pressures along the discharge 2',
      'Register',
    ]);
  });

  test('splits a long text into cells that Excel accepts, never inside a character', () => {
    const text = `${'1'.repeat(15_999)}🔥${'b'.repeat(70_000)}`;
    const sheet = embeddedFileSheet(text);
    const cells = sheet.rows.map(row => String(row[0]?.value));
    expect(Math.max(...cells.map(({ length }) => length))).toBeLessThanOrEqual(16_376);
    expect(cells[1]).toBe('1'.repeat(15_999));
    expect(readEmbeddedFile([{ name: sheet.name, rows: cells.map(cell => [cell]) }])).toBe(text);
  });

  test('splits a text between letters, and ignores line breaks added to long cells', () => {
    const text = 'ab =1 '.repeat(20_000);
    const sheet = embeddedFileSheet(text);
    const cells = sheet.rows.map(row => String(row[0]?.value));
    for (const cell of cells.slice(1, -1)) expect(cell).toMatch(/^a?b? ?[^]*a$/);
    for (const cell of cells.slice(2)) expect(cell).toMatch(/^b/);
    const broken = cells.map((cell, index) => [index === 0 ? cell : `${cell.slice(0, 99)}\r\n${cell.slice(99)}`]);
    expect(readEmbeddedFile([{ name: sheet.name, rows: broken }])).toBe(text);
  });

  test('stores the file as equivalent ASCII JSON without "_x"', () => {
    const value = { text: '_x0041_ _X_ “ß” 日本 🔥 \ud800 \u007f \\ \n', _x: 'constructor' };
    const json = asciiJson(JSON.stringify(value));
    expect(json).toMatch(/^[ -~]+$/);
    expect(json).not.toContain('_x');
    expect(JSON.parse(json)).toEqual(value);
  });
});

/** A random filled cell of the visible worksheets. */
function filledCells(): { sheet: number; row: number; column: number; value: string | number }[] {
  return sheets
    .slice(0, -1)
    .flatMap(({ rows }, sheet) =>
      rows.flatMap((cells, row) =>
        cells.flatMap((cell, column) =>
          cell === undefined || cell.value === '' ? [] : [{ sheet, row, column, value: cell.value }],
        ),
      ),
    );
}

function withChangedCell(at: { sheet: number; row: number; column: number }, cell: Cell | undefined): readonly Sheet[] {
  return sheets.map((sheet, index) =>
    index === at.sheet
      ? {
          ...sheet,
          rows: sheet.rows.map((row, number) =>
            number === at.row
              ? Array.from({ length: Math.max(row.length, at.column + 1) }, (_, column) =>
                  column === at.column ? cell : row[column],
                )
              : row,
          ),
        }
      : sheet,
  );
}

const columnLetters = (column: number) =>
  `${column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))}${String.fromCharCode(65 + (column % 26))}`;

describe('a workbook with a changed cell', () => {
  test('names the cell, its value and the recorded value', async () => {
    const row = sheets[1]?.rows.findIndex(([label]) => label?.value === 'Orifice diameter') ?? 0;
    const was = sheets[1]?.rows[row]?.[1]?.value;
    const back = await readWorkbookFile(
      await writeWorkbookFile(withChangedCell({ sheet: 1, row, column: 1 }, { value: 42.93, format: '0.00' })),
    );
    expect(findDifferingCells(back, visibleSheets(file) ?? []).cells).toEqual([
      `Results!B${row + 1} shows 42.93; the record says ${was}.`,
    ]);
  });

  test('reports missing and added worksheets', () => {
    const back = sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cell => cell?.value)) }));
    const { cells, added } = findDifferingCells(
      [...back.filter(({ name }) => name !== 'Messages'), { name: 'Mine', rows: [] }],
      visibleSheets(file) ?? [],
    );
    expect(cells).toEqual(['The sheet "Messages" is missing; the record has it.']);
    expect(added).toEqual(['Mine']);
  });

  test('is detected for any cell and any change (200 samples)', () => {
    const cells = filledCells();
    const change = fc.record({
      at: fc.constantFrom(...cells),
      how: fc.constantFrom('digit', 'blank', 'text', 'beside'),
      digit: fc.nat(9),
      place: fc.nat(),
    });
    fc.assert(
      fc.property(change, ({ at, how, digit, place: position }) => {
        const { value } = at;
        const beside = how === 'beside';
        const column = beside ? at.column + 40 : at.column;
        const text = String(value);
        const where = [...text.matchAll(/\d/g)].map(({ index }) => index)[
          position % Math.max(1, text.replaceAll(/\D/g, '').length)
        ];
        const digits =
          where === undefined ? `${text}${digit}` : `${text.slice(0, where)}${digit}${text.slice(where + 1)}`;
        const other = typeof value === 'number' ? Number(digits) : digits;
        const next = { digit: other, blank: '', text: `${text} `, beside: digit }[how];
        fc.pre(!cellMatches(next, value));
        const back = withChangedCell({ ...at, column }, { value: next }).map(({ name, rows }) => ({
          name,
          rows: rows.map(row => row.map(cell => cell?.value)),
        }));
        const result = findDifferingCells(back, visibleSheets(file) ?? []).cells;
        expect(result).toHaveLength(1);
        expect(result[0]).toContain(`!${columnLetters(column)}${at.row + 1} `);
      }),
      { numRuns: 200 },
    );
  });
});
