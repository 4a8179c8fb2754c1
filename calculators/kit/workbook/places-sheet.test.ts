import { expect, test } from 'vitest';
import { caseFrom } from '../case/case-data.ts';
import { calculation } from '../definition/calculation.ts';
import { quantity } from '../definition/fields.ts';
import { fields, step } from '../definition/source.ts';
import { readDocument, writeDocument } from '../document/document.ts';
import { run } from '../report/run.ts';
import { openWorkbook } from './import.ts';
import { workbook } from './workbook.ts';

const { length } = fields({ length: quantity('Length', 'length', 'm') });
const double = step('double', { length }, { label: 'Twice', kind: 'length', unit: 'm' }, v => 2 * v.length);
const line = calculation(
  { id: 'line', title: 'Line', summary: '', access: 'free', columns: 1, standards: [] },
  { inputs: { Line: [length] }, results: { Line: [double] }, primary: double, examples: [], references: [] },
);
const cases = [caseFrom(line, { length: 2 })];
const places = { Basin: [12, -30], 'N 2': [0, 4] } as const;

/** The sheets of an export as they are read. */
function exported(moved: Parameters<typeof workbook>[3]['places']) {
  const head = { date: '2026-01-31', ...(moved && { places: moved }) };
  return workbook(line, cases, run(line, writeDocument(line, { cases })), head).map(({ name, rows }) => ({
    name,
    rows: rows.map(row => row.map(cell => (typeof cell === 'object' ? cell.value : cell))),
  }));
}

test('moved nodes are a sheet of the workbook, and are read from it', () => {
  const sheets = exported(places);
  expect(sheets.find(({ name }) => name === 'Drawing')?.rows.slice(1)).toEqual([
    ['Node', 'x', 'y'],
    ['Basin', 12, -30],
    ['N 2', 0, 4],
  ]);
  expect(openWorkbook(line, sheets).places).toEqual(places);
});

test('a workbook without moved nodes has no such sheet', () => {
  const sheets = exported(undefined);
  expect(sheets.map(({ name }) => name)).not.toContain('Drawing');
  expect(openWorkbook(line, sheets).places).toBeUndefined();
});

test('a document has its places, and leaves out what is not a place', () => {
  const document = writeDocument(line, { cases, places });
  expect(readDocument(line, JSON.parse(JSON.stringify(document))).places).toEqual(places);
  const damaged = { ...document, places: { A: [1, 2], B: [1], C: ['1', 2], D: [1, Infinity], E: null, F: [1, 2, 3] } };
  expect(readDocument(line, damaged).places).toEqual({ A: [1, 2] });
  expect(readDocument(line, { ...document, places: 'A' }).places).toEqual({});
});

test('results do not depend on places, and a document without any is as before', () => {
  expect(writeDocument(line, { cases, places: {} })).not.toHaveProperty('places');
  expect(run(line, writeDocument(line, { cases, places }))).toEqual(run(line, writeDocument(line, { cases })));
});
