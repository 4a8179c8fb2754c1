import { caseFrom, type CaseInput } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { calculateCases } from '../calculation/calculate-cases.ts';
import { box } from '../testing/box.ts';
import { tableColumns } from './columns.ts';
import { isInOrder, displayOrder, nextSorting, type SortColumn } from './sorting.ts';
import { loadEvaluation } from '../calculation/evaluation-code.ts';

await loadEvaluation();

/** Calculated cases with given keys. */
function boxes(...input: readonly CaseInput[]): WorkbenchCase[] {
  const all = input.map(each => caseFrom(box, each));
  return calculateCases(box, all).map((calculated, index) => ({ key: 10 + index, data: calculated.of, calculated }));
}

const bare = ({ key, data }: WorkbenchCase): WorkbenchCase => ({ key, data });

function columnOf(cases: readonly WorkbenchCase[], id: string, type: 'input' | 'result'): SortColumn {
  const column = tableColumns(box, cases, new Set()).find(each => each.id === id && each.type === type);
  if (!column) throw new Error(`There is no column ${id}.`);
  return column;
}

/** The case order after a number of clicks on a column header. */
function orderAfterClicks(cases: readonly WorkbenchCase[], by: SortColumn, times = 1): readonly number[] {
  let sorting: ReturnType<typeof nextSorting>;
  for (let press = 0; press < times; press += 1) sorting = nextSorting(cases, sorting, by);
  return displayOrder(cases, sorting);
}

describe('cases are sorted', () => {
  test('by quantity in SI, blank and invalid values last in either direction', () => {
    const cases = boxes(
      { side: 300 },
      {},
      { side: { value: 0.2, unit: 'm' } },
      { side: 'x' },
      { side: { value: 10, unit: 'inch' } },
    );
    const side = columnOf(cases, 'side', 'input');
    expect(orderAfterClicks(cases, side)).toEqual([2, 4, 0, 1, 3]);
    expect(orderAfterClicks(cases, side, 2)).toEqual([0, 4, 2, 1, 3]);
    expect(orderAfterClicks(cases, side, 3)).toEqual([0, 1, 2, 3, 4]);
  });

  test('by text with numeric collation, stably', () => {
    const cases = boxes({ remark: 'Box 10' }, { remark: 'box 9' }, {}, { remark: 'Angle' }, { remark: 'box 9' });
    expect(orderAfterClicks(cases, columnOf(cases, 'remark', 'input'))).toEqual([3, 1, 4, 0, 2]);
    expect(orderAfterClicks(cases, columnOf(cases, 'remark', 'input'), 2)).toEqual([0, 1, 4, 3, 2]);
  });

  test('by name, unnamed cases by number', () => {
    const cases = boxes({ userDescription: 'Case 10' }, {}, { userDescription: 'A' });
    expect(orderAfterClicks(cases, 'name')).toEqual([2, 1, 0]);
    expect(orderAfterClicks(cases, 'name', 2)).toEqual([0, 1, 2]);
  });

  test('by result: number, text or yes/no, missing values last', () => {
    const cases = boxes({ side: 2000 }, { side: 1 }, { side: 1500 }, {});
    const [first, second, third, blank] = cases;
    if (!first || !second || !third || !blank) throw new Error('There are four boxes.');
    expect(orderAfterClicks(cases, columnOf(cases, 'edge', 'result'))).toEqual([1, 2, 0, 3]);
    expect(orderAfterClicks(cases, columnOf(cases, 'grade', 'result'))).toEqual([0, 2, 1, 3]);
    expect(orderAfterClicks(cases, columnOf(cases, 'large', 'result'))).toEqual([1, 0, 2, 3]);
    expect(orderAfterClicks(cases, columnOf(cases, 'large', 'result'), 2)).toEqual([0, 2, 1, 3]);
    const some = [first, bare(second), third];
    expect(orderAfterClicks(some, columnOf(some, 'edge', 'result'))).toEqual([2, 0, 1]);
  });

  test('by a field that not all cases show', () => {
    const cases = boxes({ shape: 'slab', height: 5 }, { shape: 'cube' }, { shape: 'slab', height: 3 });
    expect(orderAfterClicks(cases, columnOf(cases, 'height', 'input'))).toEqual([2, 0, 1]);
  });
});

describe('a sorting', () => {
  const cases = boxes({ side: 30 }, { side: 10 }, { side: 20 });
  const side = columnOf(cases, 'side', 'input');
  const edge = columnOf(cases, 'edge', 'result');

  test('starts ascending, whatever was sorted before', () => {
    const rising = nextSorting(cases, undefined, side);
    expect(rising).toMatchObject({ descending: false, keys: [11, 12, 10] });
    expect(nextSorting(cases, rising, edge)).toMatchObject({ descending: false });
    const descending = nextSorting(cases, rising, side);
    expect(descending).toMatchObject({ descending: true, keys: [10, 12, 11] });
    expect(nextSorting(cases, descending, edge)).toMatchObject({ descending: false });
    expect(nextSorting(cases, descending, side)).toBeUndefined();
  });

  test('stays while values change, and is redone in the same direction first', () => {
    for (const presses of [1, 2]) {
      let sorting: ReturnType<typeof nextSorting>;
      for (let press = 0; press < presses; press += 1) sorting = nextSorting(cases, sorting, side);
      if (!sorting) throw new Error('The cases are sorted.');
      expect(isInOrder(cases, sorting)).toBe(true);
      const edited = cases.with(0, { key: 10, data: caseFrom(box, { side: 15 }) });
      expect(displayOrder(edited, sorting)).toEqual(displayOrder(cases, sorting));
      expect(isInOrder(edited, sorting)).toBe(false);
      const anew = nextSorting(edited, sorting, side);
      expect(anew).toMatchObject({ descending: sorting.descending });
      expect(displayOrder(edited, anew)).toEqual(presses === 1 ? [1, 0, 2] : [2, 0, 1]);
    }
  });

  test('has later cases at the end and omits removed ones', () => {
    const sorting = nextSorting(cases, undefined, side);
    const more = [...boxes({ side: 1 }).map(each => ({ ...each, key: 99 })), ...cases.slice(1)];
    expect(displayOrder(more, sorting)).toEqual([1, 2, 0]);
    expect(displayOrder(more, undefined)).toEqual([0, 1, 2]);
  });
});
