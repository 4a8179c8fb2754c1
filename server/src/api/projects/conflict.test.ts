import type { SheetDocument } from '@isentrope/records';
import { expect, test } from 'vitest';
import { conflictMessage, findDifferences } from './conflict.ts';

const sheetWith = (cases: SheetDocument['cases'], more: Partial<SheetDocument> = {}): SheetDocument => ({
  schema: 1,
  tool: 'steam-tables',
  cases,
  ...more,
});

test('documents differ in fields with another value, in one of them only, and in further cases', () => {
  const one = sheetWith([{ a: ['1', 'm'], b: '2' }, { a: '3' }], { title: { project: 'P' } });
  expect(findDifferences(one, one)).toEqual([]);
  expect(findDifferences(one, sheetWith([{ a: ['1', 'ft'], c: '2' }]))).toEqual([
    { case: 0, field: 'a' },
    { case: 0, field: 'b' },
    { case: 0, field: 'c' },
    { case: 1, field: 'a' },
    { field: 'title' },
  ]);
  expect(findDifferences(sheetWith([{}]), one).map(({ case: at }) => at)).toEqual([0, 0, 1, undefined]);
  expect(findDifferences(sheetWith([{ a: '1' }]), null)).toEqual([
    { case: 0, field: 'a' },
    { field: 'schema' },
    { field: 'tool' },
  ]);
});

test('at most 200 places are returned', () => {
  const fields = (count: number) =>
    sheetWith([Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, '1']))]);
  expect(findDifferences(fields(200), sheetWith([{}]))).toHaveLength(200);
  expect(findDifferences(fields(201), sheetWith([{}]))).toHaveLength(200);
});

const places = (count: number) => Array.from({ length: count }, (_, at) => ({ case: at, field: 'a' }));
const start = 'Ann has changed this sheet in the meantime: its current version is 3';
const end = '. Nothing was saved. Read it, and save again with its version.';

test.each([
  [undefined, ''],
  [[], ', with the same content'],
  [[{ field: 'title' }], ', which differs in "title"'],
  [places(4), ', which differs in "a" of case 1, "a" of case 2, "a" of case 3, "a" of case 4'],
  [places(6), ', which differs in "a" of case 1, "a" of case 2, "a" of case 3, "a" of case 4 and 2 more'],
])('a conflict names up to four places (%#)', (differences, text) =>
  expect(conflictMessage('Ann', 3, differences)).toBe(start + text + end),
);

test('a conflict with somebody whose account is gone names nobody', () =>
  expect(conflictMessage(null, 3, undefined)).toBe(`Someone${start.slice(3)}${end}`));
