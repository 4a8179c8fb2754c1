import { caseFrom } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { calculatedTestCases, uncalculatedTestCases } from '../testing/test-cases.ts';
import { box } from '../testing/box.ts';
import {
  fieldRows,
  isFieldVisible,
  resultRows,
  resultRowsWithoutLoneHeading,
  rowsKey,
  allRows,
  type Row,
} from './rows.ts';

const keys = (rows: readonly Row[]) => rows.map(({ key }) => key);
const small = calculatedTestCases(box, [{ side: 100 }]);
const large = calculatedTestCases(box, [{ side: 2000 }]);

describe('input rows', () => {
  test('are the fields shown by any case, under section headings, without the name', () => {
    const cube = keys(fieldRows(box, uncalculatedTestCases(box, [{}])));
    expect(cube.slice(0, 5)).toEqual(['section Case', 'method', 'shape', 'section Shape', 'side']);
    expect(cube).not.toContain('height');
    expect(cube).not.toContain('userDescription');
    expect(keys(fieldRows(box, uncalculatedTestCases(box, [{}, { shape: 'slab' }])))).toContain('height');
  });

  test('include fields revealed by a result', () => {
    const load = box.inputs.find(({ id }) => id === 'load');
    if (!load) throw new Error('the box has no load');
    const [calm, request] = [small[0], large[0]];
    if (!calm || !request) throw new Error('no cases');
    expect([isFieldVisible(load, calm), isFieldVisible(load, request)]).toEqual([false, true]);
    expect(isFieldVisible(load, { key: 1, data: caseFrom(box, { side: 2000 }) })).toBe(false);
  });
});

describe('result rows', () => {
  test('are all results except tables, then the cross-check methods', () => {
    const rows = keys(resultRows(box, small));
    expect(rows.slice(0, 2)).toEqual(['section Results', 'result volume']);
    expect(rows).not.toContain('result cuts');
    expect(rows.at(-1)).toBe('cross generous');
    expect(keys(resultRows(box, uncalculatedTestCases(box, [{}])))).toContain('result cuts');
    expect(keys(resultRows(box, calculatedTestCases(box, [{ side: 1, method: 'generous' }]))).at(-1)).toBe(
      'cross original',
    );
  });

  test('have no heading in the results pane if there is a single section', () => {
    expect(keys(resultRowsWithoutLoneHeading(box, small))[0]).toBe('section Results');
    const one = { ...box, results: box.results.map(place => ({ ...place, section: 'Results' })) };
    expect(keys(resultRowsWithoutLoneHeading(one, small))[0]).toBe('result volume');
  });
});

test('all rows are inputs then results, with equal keys for cases that show the same', () => {
  expect(keys(allRows(box, small))).toEqual([...keys(fieldRows(box, small)), ...keys(resultRows(box, small))]);
  expect(rowsKey(allRows(box, small))).toBe(rowsKey(allRows(box, calculatedTestCases(box, [{ side: 200 }]))));
  expect(rowsKey(allRows(box, small))).not.toBe(rowsKey(allRows(box, large)));
});
