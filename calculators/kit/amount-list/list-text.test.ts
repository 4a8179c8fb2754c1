import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Absent } from '../definition/absent.ts';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { calculateJson } from '../json/case-json.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { list } from '../definition/fields.ts';
import { listLines, listText, scaleToTotal, parseList, sumOf } from './list-text.ts';
import { fields, step } from '../definition/source.ts';
import { writeDocument } from '../document/document.ts';
import { run } from '../report/run.ts';
import { openWorkbook } from '../workbook/import.ts';
import { workbook } from '../workbook/workbook.ts';

const fittings = list('Fittings', ['elbow', 'tee'], {
  names: { elbow: 'Elbow, 90°' },
  itemLabel: 'fitting',
  amount: { label: 'count', atLeast: 1, whole: true },
  mayBeEmpty: true,
});
const composition = list('Composition', ['methane', 'ethane', 'propane'], {
  aliases: { methane: ['CH4'] },
  itemLabel: 'component',
  amount: { label: 'mole fraction', atLeast: 0, atMost: 1 },
  once: true,
  total: 1,
});
const typed = fields({ fittings, composition });
const count = step('count', { fittings: typed.fittings }, { label: 'Count', kind: 'number', unit: '' }, v =>
  v.fittings.reduce((sum, { amount }) => sum + amount, 0),
);
const components = step(
  'components',
  { composition: typed.composition },
  { label: 'Components', kind: 'number', unit: '' },
  v => v.composition.length,
);
const counter = calculation(
  { id: 'counter', title: 'Counter', summary: 'Counts.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Line: Object.values(typed) },
    results: { Results: [count, components] },
    primary: count,
    examples: [],
    references: [],
  },
);

describe('a list that adds up to a total', () => {
  test('is refused with any other sum, also with a single line', () => {
    const reason = (input: string) => {
      const parsed = parseList(composition, input);
      return parsed.ok ? undefined : parsed.reason;
    };
    expect(reason('methane: 0.5')).toBe('must add up to 1; it adds up to 0.5');
    expect(reason('methane: 0.7; ethane: 0.3004')).toBeUndefined();
    expect(reason('methane: 0.7; ethane: 0.3006')).toBe('must add up to 1; it adds up to 1.0006');
    expect(reason('methane: 0.7; ethane: 0.2994')).toBe('must add up to 1; it adds up to 0.9994');
  });

  test('shows its sum, reading percentages', () => {
    expect(sumOf(composition, listLines('methane: 0.7; ethane: 0.2'))).toBe(0.9);
    expect(sumOf(composition, listLines('methane: 70 %; ethane: 0.2; propane: x'))).toBe(0.9);
    expect(sumOf(composition, [])).toBe(0);
  });
});

describe('a list entry', () => {
  test('is parsed line by line, by item id or name', () => {
    expect(parseList(fittings, 'Elbow, 90°: 4; TEE : 1;')).toEqual({
      ok: true,
      items: [
        { item: 'elbow', amount: 4 },
        { item: 'tee', amount: 1 },
      ],
    });
  });

  test.each([
    [fittings, 'bend: 4', 'has no fitting "bend"; choose one from the list'],
    [fittings, 'elbow', 'needs a number for the count of Elbow, 90°'],
    [fittings, 'elbow: x', 'needs a number for the count of Elbow, 90°'],
    [fittings, 'tee: 1.5', 'needs the count of tee to be whole and at least 1'],
    [fittings, 'tee: 0', 'needs the count of tee to be whole and at least 1'],
    [composition, 'methane: 0.6; methane: 0.4', 'names methane twice'],
    [composition, 'methane: 0.6; ethane: 0.3', 'must add up to 1; it adds up to 0.9'],
  ])('is refused with a reason: %s', (field, text, reason) => {
    expect(parseList(field, text)).toEqual({ ok: false, reason });
  });

  test('is parsed as pasted from a spreadsheet: aliases, line breaks, percent', () => {
    expect(parseList(composition, 'CH4: 90 %\nEthane: 10%')).toEqual({
      ok: true,
      items: [
        { item: 'methane', amount: 0.9 },
        { item: 'ethane', amount: 0.1 },
      ],
    });
  });

  test('is written as it is parsed', () => {
    const lines = fc.array(
      fc.record({ item: fc.constantFrom('elbow', 'tee'), amount: fc.integer({ min: 1, max: 1e6 }) }),
    );
    fc.assert(
      fc.property(lines, items => {
        expect(parseList(fittings, listText(items))).toEqual({ ok: true, items });
      }),
      { numRuns: 300 },
    );
  });

  test('may contain percentages, with or without the sign', () => {
    const shares = [
      { item: 'methane', amount: 0.75 },
      { item: 'ethane', amount: 0.25 },
    ];
    for (const text of ['methane: 75; ethane: 25', 'methane: 75 %; ethane: 25 %'])
      expect(parseList(composition, text)).toEqual({ ok: true, items: shares });
    // Within and beyond the rounding of a printed analysis.
    expect(parseList(composition, 'methane: 75.04; ethane: 25')).toMatchObject({ ok: true });
    expect(parseList(composition, 'methane: 75.06; ethane: 25')).toMatchObject({ ok: false });
    expect(parseList(composition, 'methane: 75 %; ethane: 25')).toMatchObject({ ok: false });
  });

  test('is scaled to its total', () => {
    const scaled = scaleToTotal(composition, listLines('methane: 3; ethane: 1'));
    expect(scaled).toEqual([
      { item: 'methane', amount: '0.75' },
      { item: 'ethane', amount: '0.25' },
    ]);
    expect(scaleToTotal(composition, listLines('methane: x'))).toBeUndefined();
  });
});

describe('a list field of a case', () => {
  test('may be empty, or is missing', () => {
    const { values } = evaluate(counter, caseFrom(counter, {}));
    expect(values['count']).toBe(0);
    expect(values['components'] instanceof Absent && values['components'].text).toBe('needs composition');
  });

  test('is read from JSON as a text, an object or an array', () => {
    for (const input of [
      'elbow: 2; tee: 1',
      { elbow: 2, tee: 1 },
      [
        { item: 'elbow', amount: 2 },
        { item: 'tee', amount: '1' },
      ],
    ])
      expect(calculateJson(counter, { fittings: input }).results['count']).toEqual({ value: 3, unit: '' });
    expect(() => calculateJson(counter, { fittings: [3] })).toThrow(
      'The field "fittings" must be a text "item: amount; …", an object of amounts by item, or an array of {"item", "amount"}.',
    );
    expect(calculateJson(counter, { fittings: { bend: 2 } }).messages[0]?.text).toBe(
      'Fittings has no fitting "bend"; choose one from the list.',
    );
  });

  test('is read back from a workbook', () => {
    const data = caseFrom(counter, { fittings: 'elbow: 2', composition: 'methane: 0.5; ethane: 0.5' });
    const sheets = workbook(counter, [data], run(counter, writeDocument(counter, { cases: [data] })), {
      date: '2026-01-01',
    });
    const read = sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cell => cell?.value)) }));
    expect(openWorkbook(counter, read).cases).toEqual([data]);
  });
});

test('reports the first ambiguous amount', () => {
  const messagesOf = (text: string) => calculateJson(counter, { fittings: text }).messages.map(each => each.text);
  expect(messagesOf('tee: 2; elbow: 1,000; tee: 3,000')).toContain(
    'Fittings: the count of Elbow, 90°, 1,000, is read as 1, not as 1000.',
  );
  expect(messagesOf('tee: 2; elbow: 1000')).not.toContainEqual(expect.stringContaining('is read as'));
});
