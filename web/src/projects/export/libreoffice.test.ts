import { findCalculator } from '@isentrope/calculators';
import {
  caseFrom,
  issuedReportOptions,
  resultInfo,
  run,
  writeDocument,
  type ReadSheet,
} from '@isentrope/calculators/kit';
import { revisionFile, revisionRecord, verifyFile, type RevisionFile } from '@isentrope/records';
import { minute, people, recordOf, signActions, testKey, type TestKey } from '@isentrope/records/testing';
import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libreOffice } from '../../../../scripts/libreoffice.mjs';
import { readWorkbookFile } from '../../workbench/files/spreadsheet/read-workbook.ts';
import { writeWorkbookFile } from '../../workbench/files/spreadsheet/excel-file.ts';
import { readEmbeddedFile, isEmbeddedFileSheet } from './embedded-file.ts';
import { findDifferingCells } from './differing-cells.ts';
import { buildRecordWorkbook, visibleSheets } from './record-workbook.ts';

/** Workbooks opened and saved again by LibreOffice, in a single run. */

const tools = ['flare-ko-drum-sizing-pro', 'restriction-orifice-pro', 'pipe-dimensions'] as const;

let key: TestKey;
let folder: string;
const files = new Map<string, RevisionFile>();
const resaved = new Map<string, readonly ReadSheet[]>();

async function issued(tool: string): Promise<RevisionFile> {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`No calculator ${tool}`);
  const cases = (definition.examples[0]?.cases ?? []).map(input => caseFrom(definition, input));
  const document = writeDocument(definition, { cases });
  const blank = recordOf('A', null, minute(0));
  const record = revisionRecord.parse({
    ...blank,
    project: { ...blank.project, name: '=1+1', client: "'00123", basis: { ...blank.project.basis, standards: '1.50' } },
    sheet: {
      ...blank.sheet,
      tool,
      number: '1e5',
      title: '  two  blanks  ',
      notes: ' <&> _x0041_\n“ß”\t日本 🔥 \u00a0',
    },
    document,
    fields: definition.inputs.map(({ id, field }) => ({ id, label: field.label, unit: '' })),
    results: definition.results.map(({ id }) => ({ id, label: resultInfo(definition, id).label, unit: '' })),
    report: JSON.parse(JSON.stringify(run(definition, document, issuedReportOptions))) as object,
  });
  return {
    format: 'isentrope-file',
    version: 1,
    revisions: [await signActions(record, [['issued', people.originator]], key, 0)],
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'isentrope-saved-again-'));
  key = await testKey('key-1');
  for (const tool of tools) {
    const file = await issued(tool);
    files.set(tool, file);
    const workbook = await writeWorkbookFile(buildRecordWorkbook(file) ?? []);
    writeFileSync(join(folder, `${tool}.xlsx`), new Uint8Array(await workbook.arrayBuffer()));
  }
  const out = join(folder, 'out');
  await promisify(execFile)(await libreOffice(), [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    '--convert-to',
    'xlsx',
    '--outdir',
    out,
    ...tools.map(tool => join(folder, `${tool}.xlsx`)),
  ]);
  for (const tool of tools)
    resaved.set(tool, await readWorkbookFile(new Blob([readFileSync(join(out, `${tool}.xlsx`))])));
}, 300_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(tools)('the workbook of %s still verifies completely', async tool => {
  const sheets = resaved.get(tool) ?? [];
  const { findings, file } = await verifyFile(readEmbeddedFile(sheets), [key.published]);
  expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
  if (!file) throw new Error('The file was not read');
  expect(revisionFile.parse(files.get(tool))).toEqual(file);
  expect(findDifferingCells(sheets, visibleSheets(file) ?? [])).toEqual({ cells: [], added: [] });
  // Some numbers must have been rounded by LibreOffice, or the test proves nothing.
  const shown = sheets.flatMap(({ rows }) => rows.flat()).filter(cell => typeof cell === 'number');
  expect(shown.every(cell => Number(cell.toPrecision(15)) === cell)).toBe(true);
  expect(shown.length).toBeGreaterThan(20);
});

test('a cell changed afterwards is detected (300 changes)', () => {
  const cells = tools.flatMap(tool =>
    (resaved.get(tool) ?? []).flatMap((sheet, index) =>
      isEmbeddedFileSheet(sheet)
        ? []
        : sheet.rows.flatMap((row, number) =>
            row.flatMap((value, column) =>
              value === null || value === '' ? [] : [{ tool, sheet: index, row: number, column, value }],
            ),
          ),
    ),
  );
  const change = fc.record({
    at: fc.constantFrom(...cells),
    how: fc.constantFrom('digit', 'blank', 'other', 'sign'),
    digit: fc.integer({ min: 1, max: 9 }),
    place: fc.nat(13),
  });
  fc.assert(
    fc.property(change, ({ at, how, digit, place: index }) => {
      const { value } = at;
      const digits = Number(value).toExponential(14).replace('.', '');
      const where = index + (digits.startsWith('-') ? 1 : 0);
      const moved = (Number(digits.charAt(where)) + digit) % 10;
      const other = `${digits.slice(0, where)}${moved}${digits.slice(where + 1)}`.replace(/^(-?\d)(\d+)/, '$1.$2');
      const next =
        typeof value === 'number'
          ? { digit: Number(other), blank: null, other: String(value), sign: -value }[how]
          : { digit: `${String(value)}${digit}`, blank: null, other: `${String(value)} `, sign: `-${String(value)}` }[
              how
            ];
      fc.pre(next !== value && !(next === 0 && value === 0));
      const sheets = (resaved.get(at.tool) ?? []).map((sheet, number) =>
        number === at.sheet
          ? { ...sheet, rows: sheet.rows.map((row, line) => (line === at.row ? row.with(at.column, next) : row)) }
          : sheet,
      );
      const file = files.get(at.tool);
      expect(findDifferingCells(sheets, (file && visibleSheets(file)) ?? []).cells).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
