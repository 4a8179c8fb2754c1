import { caseFrom } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { calculatedBench, typedBench } from '../testing/bench-cases.ts';
import { box } from '../testing/box.ts';
import { fieldRows, isOpen, resultRows, resultRowsOnDesk, rowsKey, rowsOf, type Row } from './rows.ts';

const keys = (rows: readonly Row[]) => rows.map(({ key }) => key);
const small = calculatedBench(box, [{ side: 100 }]);
const large = calculatedBench(box, [{ side: 2000 }]);

describe('input rows', () => {
  test('are the fields shown by any case, under section headings, without the name', () => {
    const cube = keys(fieldRows(box, typedBench(box, [{}])));
    expect(cube.slice(0, 5)).toEqual(['section Case', 'method', 'shape', 'section Shape', 'side']);
    expect(cube).not.toContain('height');
    expect(cube).not.toContain('userDescription');
    expect(keys(fieldRows(box, typedBench(box, [{}, { shape: 'slab' }])))).toContain('height');
  });

  test('include fields revealed by a result', () => {
    const load = box.inputs.find(({ id }) => id === 'load');
    if (!load) throw new Error('the box has no load');
    const [calm, asked] = [small[0], large[0]];
    if (!calm || !asked) throw new Error('no cases');
    expect([isOpen(load, calm), isOpen(load, asked)]).toEqual([false, true]);
    expect(isOpen(load, { key: 1, data: caseFrom(box, { side: 2000 }) })).toBe(false);
  });
});

describe('result rows', () => {
  test('are all results except tables, then the cross-check methods', () => {
    const rows = keys(resultRows(box, small));
    expect(rows.slice(0, 2)).toEqual(['section Results', 'result volume']);
    expect(rows).not.toContain('result cuts');
    expect(rows.at(-1)).toBe('cross generous');
    expect(keys(resultRows(box, typedBench(box, [{}])))).toContain('result cuts');
    expect(keys(resultRows(box, calculatedBench(box, [{ side: 1, method: 'generous' }]))).at(-1)).toBe(
      'cross original',
    );
  });

  test('have no heading in the results pane if there is a single section', () => {
    expect(keys(resultRowsOnDesk(box, small))[0]).toBe('section Results');
    const one = { ...box, results: box.results.map(place => ({ ...place, section: 'Results' })) };
    expect(keys(resultRowsOnDesk(one, small))[0]).toBe('result volume');
  });
});

test('all rows are inputs then results, with equal keys for cases that show the same', () => {
  expect(keys(rowsOf(box, small))).toEqual([...keys(fieldRows(box, small)), ...keys(resultRows(box, small))]);
  expect(rowsKey(rowsOf(box, small))).toBe(rowsKey(rowsOf(box, calculatedBench(box, [{ side: 200 }]))));
  expect(rowsKey(rowsOf(box, small))).not.toBe(rowsKey(rowsOf(box, large)));
});
