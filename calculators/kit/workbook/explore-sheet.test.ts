import { Refusal } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { writeDocument } from '../document/document.ts';
import { runToEnd } from '../explore/exploration.ts';
import { explore } from '../explore/explore.ts';
import type { AnalysisRequest } from '../explore/request/request.ts';
import { choice, quantity } from '../definition/fields.ts';
import { warning } from '../definition/messages.ts';
import { run } from '../report/run.ts';
import type { Cell } from './sheet.ts';
import { check, fields, step } from '../definition/source.ts';
import { openWorkbook } from './import.ts';
import type { SavedAnalysis } from './explore-sheet.ts';
import { workbook } from './workbook.ts';

const { by, width, height } = fields({
  by: choice('By', ['rectangle', 'triangle']),
  width: quantity('Width', 'length', 'mm', { above: 0, atMost: 5000 }),
  height: quantity('Height', 'length', 'mm', { above: 0, atMost: 5000 }),
});
const area = step('area', { by, width, height }, { label: 'Area', kind: 'area', unit: 'm²' }, v =>
  v.by === 'rectangle' ? v.width * v.height : (v.width * v.height) / 2,
);
const large = step('large', { area }, { label: 'Large' }, v => v.area > 2);
const plate = calculation(
  { id: 'plate', title: 'Plate', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Plate: [by, width, height] },
    results: { Results: [area, large] },
    primary: area,
    checks: [check({ area }, v => (v.area > 3 ? [warning('It is too large.')] : []))],
    examples: [],
    references: [],
  },
);
const cases = [caseFrom(plate, { width: 1000, height: 500 })];
const document = writeDocument(plate, { cases });

const questions: readonly AnalysisRequest[] = [
  { type: 'solve', input: 'width', result: 'area', equals: { value: 20_000, unit: 'cm²' } },
  { type: 'solve', input: 'width', result: 'large', equals: true },
  { type: 'limits', input: 'width', range: { to: { value: 4, unit: 'm' } } },
  { type: 'limits', input: 'width', result: 'large' },
  { type: 'sweep', input: 'width', range: { from: 500, to: 1000 }, results: ['area', 'large'], points: 3 },
  { type: 'map', x: { input: 'width', points: 2 }, y: { input: 'height', points: 3 }, result: 'area' },
  { type: 'compare', input: 'width', range: { from: 500, to: 1000 }, results: ['area'], points: 2, by: 'by' },
  { type: 'tornado', result: 'area', percent: 5 },
  { type: 'corners', result: 'area', worst: 'highest', extremes: { width: { from: 900, to: 1100 } } },
  {
    type: 'monteCarlo',
    result: 'area',
    uncertain: { width: { type: 'normal', deviation: 1.0e-2 } },
    samples: 20,
    seed: 7,
    limit: { above: 0.5 },
  },
  { type: 'derivatives', result: 'area', inputs: ['width'] },
];

const answered = (some: readonly AnalysisRequest[]) =>
  some.map((question): SavedAnalysis => ({
    question,
    of: 'Case 1',
    answer: runToEnd(explore(plate, document, question)),
  }));
const sheetsWith = (request: readonly SavedAnalysis[]) =>
  workbook(plate, cases, run(plate, document), { date: '2026-01-31', questions: request });
const valuesOf = (sheet: { rows: readonly (readonly (Cell | undefined)[])[] } | undefined) =>
  (sheet?.rows ?? []).map(row => row.map(cell => cell?.value ?? null));
const read = (request: readonly SavedAnalysis[]) =>
  sheetsWith(request).map(({ name, rows }) => ({ name, rows: valuesOf({ rows }) }));
const exploreRows = (...some: readonly AnalysisRequest[]) =>
  valuesOf(sheetsWith(answered(some)).find(({ name }) => name === 'Explore'));

describe('saved analyses in a workbook', () => {
  test('are read back unchanged, for every kind', () => {
    expect(openWorkbook(plate, read(answered(questions))).questions).toEqual(questions);
  });

  test('have no sheet if there are none', () => {
    expect(sheetsWith([]).some(({ name }) => name === 'Explore')).toBe(false);
    expect(openWorkbook(plate, read([])).questions).toBeUndefined();
  });

  test('that solve have the solutions, in the units of the case', () => {
    const rows = exploreRows({ type: 'solve', input: 'width', result: 'area', equals: 2 });
    expect(rows[0]).toEqual(['Which Width gives Area = 2 m²?']);
    expect(rows[1]).toEqual(['Case', 'Case 1']);
    expect(rows[3]).toEqual(['Answer', 'One answer between 0.005 mm and 5000 mm.']);
    expect(rows[4]).toEqual(['Answer', expect.stringMatching(/^Scanned at \d+ values, /)]);
    expect(rows[5]).toEqual(['Width, mm', 'Area, m²', 'Type', 'Messages']);
    expect(rows[6]).toEqual([expect.closeTo(4000, 6), expect.closeTo(2, 9), 'answer', '']);
  });

  test('that sweep have a row for each point', () => {
    const rows = exploreRows({
      type: 'sweep',
      input: 'width',
      range: { from: 3000, to: 5000 },
      results: ['area', 'large'],
      points: 2,
    });
    expect(rows[3]).toEqual(['Width, mm', 'Area, m²', 'Large', 'Verdict']);
    expect(rows[4]).toEqual([expect.closeTo(3000, 6), expect.closeTo(1.5, 9), 'No', '']);
    expect(rows.at(-1)).toEqual([expect.closeTo(5000, 6), expect.closeTo(2.5, 9), 'Yes', '']);
  });

  test('that map have every point with its verdict', () => {
    const axis = (input: string) => ({ input, range: { from: 1000, to: 2000 }, points: 2 });
    const rows = exploreRows({ type: 'map', x: axis('width'), y: axis('height'), result: 'area' });
    expect(rows.slice(4)).toEqual(
      [
        [1000, 1000, 1, ''],
        [2000, 1000, 2, ''],
        [1000, 2000, 2, ''],
        [2000, 2000, 4, 'warning'],
      ].map(row => row.map(value => (typeof value === 'number' ? expect.closeTo(value, 6) : value))),
    );
  });

  test('that compare name the curve of each row', () => {
    const rows = exploreRows({
      type: 'compare',
      input: 'width',
      range: { from: 500, to: 1000 },
      results: ['area'],
      points: 2,
      by: 'by',
    });
    expect(rows.map(([first]) => first).filter(first => first === 'rectangle' || first === 'triangle')).toEqual([
      'rectangle',
      'rectangle',
      'triangle',
      'triangle',
    ]);
  });

  test('of uncertainty have percentiles with intervals, and the deviation as a difference', () => {
    const rows = exploreRows({
      type: 'monteCarlo',
      result: 'area',
      uncertain: { width: { type: 'normal', deviation: 100 } },
    });
    const figure = (name: string) => rows.find(([first]) => first === name);
    expect(figure('Mean')?.[1]).toBeCloseTo(0.5, 3);
    expect(figure('Standard deviation')?.[1]).toBeCloseTo(0.05, 3);
    const [, median, from, to] = figure('P50') ?? [];
    expect(Number(from)).toBeLessThan(Number(median));
    expect(Number(to)).toBeGreaterThan(Number(median));
    expect(figure('Width')?.[1]).toBeCloseTo(1, 6);
  });

  test('state why there is no result', () => {
    const [question] = questions;
    if (!question) throw new Error('There is no question.');
    const sheet = sheetsWith([{ question, of: 'Case 1', answer: 'It takes long.' }]).find(
      ({ name }) => name === 'Explore',
    );
    expect(valuesOf(sheet).at(-1)).toEqual(['Answer', 'It takes long.']);
  });

  test.each([
    ['{', 'Cell B3 of the sheet "Explore" is not a saved analysis.'],
    ['{"type":"why"}', expect.stringMatching(/^Cell B3 of the sheet "Explore": An analysis must be an object whose /)],
    ['{"type":"limits","input":"depth"}', expect.stringMatching(/^Cell B3 of the sheet "Explore": .*"depth"/)],
  ])('changed to %s are refused by cell, and nothing is read', (text, words) => {
    const sheets = read(answered(questions.slice(0, 1))).map(sheet =>
      sheet.name === 'Explore'
        ? { ...sheet, rows: sheet.rows.map(row => (row[0] === 'Saved analysis' ? [row[0], text] : row)) }
        : sheet,
    );
    let thrown: unknown;
    try {
      openWorkbook(plate, sheets);
    } catch (caught) {
      thrown = caught;
    }
    expect(thrown).toBeInstanceOf(Refusal);
    expect((thrown as Refusal).message).toEqual(words);
  });
});
