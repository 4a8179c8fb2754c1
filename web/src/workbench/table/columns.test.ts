import { describe, expect, test } from 'vitest';
import { calculatedTestCases } from '../testing/test-cases.ts';
import { box } from '../testing/box.ts';
import { parseChoice, chosenColumns, serialiseChoice, tableColumns, toggleColumn } from './columns.ts';
import { differingInputs } from './differing.ts';

const cases = calculatedTestCases(box, [
  { side: 100, margin: 3 },
  { side: 100, margin: 4 },
]);
const columns = tableColumns(box, cases, differingInputs(box, cases));
const keys = (of: readonly { readonly key: string }[]) => of.map(({ key }) => key);
const alike = tableColumns(box, cases, new Set());

test('differing inputs come first and main results last, in their own order', () => {
  expect(keys(columns).slice(0, 3)).toEqual(['margin', 'method', 'shape']);
  expect(keys(columns).at(-1)).toBe('result-volume');
  expect(keys(columns)).not.toContain('height');
  const two = { ...box, answers: ['edge', 'volume'] };
  expect(keys(tableColumns(two, cases, new Set())).slice(-2)).toEqual(['result-edge', 'result-volume']);
});

describe('a column selection', () => {
  test('is a dynamic set, or all but the hidden columns', () => {
    expect(chosenColumns(columns, 'all')).toBe(columns);
    expect(keys(chosenColumns(columns, 'differs'))).toEqual(['margin', 'result-volume']);
    expect(keys(chosenColumns(columns, 'answers'))).toEqual(['result-volume']);
    expect(keys(chosenColumns(columns, new Set(['margin'])))).toEqual(keys(columns).slice(1));
  });

  test('shows all inputs if none differs', () => {
    const inputs = alike.filter(({ type }) => type === 'input');
    expect(keys(chosenColumns(alike, 'differs'))).toEqual([...keys(inputs), 'result-volume']);
    expect(keys(chosenColumns(alike, 'answers'))).toEqual(['result-volume']);
  });

  test('hides and shows columns', () => {
    const without = toggleColumn(columns, 'all', 'side');
    expect(without).toEqual(new Set(['side']));
    expect(toggleColumn(columns, without, 'side')).toBe('all');
    expect(keys(chosenColumns(columns, toggleColumn(columns, 'answers', 'side')))).toEqual(['side', 'result-volume']);
  });
});

test('is stored as text; invalid text selects all columns', () => {
  for (const choice of ['all', 'differs', 'answers', new Set(['side', 'result-volume'])] as const)
    expect(parseChoice(serialiseChoice(choice))).toEqual(choice);
  expect(parseChoice('something else')).toBe('all');
});
