import { blankCase, caseFrom, maxCases } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { box } from '../testing/box.ts';
import { matchListColumns, importableRows, baseCase, sheetOfList, withTarget } from './match-columns.ts';

const head = { row: 0, hasUnits: false };
const blank = blankCase(box);

test('a field is read from one column only', () => {
  const side = { id: 'side', unit: 'mm' };
  expect(withTarget([side, undefined], 1, side)).toEqual([undefined, side]);
  expect(withTarget([side, undefined], 0, undefined)).toEqual([undefined, undefined]);
});

test('rows beyond the maximum number of cases are omitted and reported', () => {
  const grid = [
    ['User description', 'Side (mm)'],
    ...Array.from({ length: 5 }, (_, index) => [`B-${index}`, index + 1]),
  ];
  const { columns, targets } = matchListColumns(box, grid, head, blank, []);
  const rows = (room: number) => importableRows(box, { grid, head, columns, targets, baseCase: blank }, room);
  expect(rows(5)).toMatchObject({ remarks: [], good: { length: 5 } });
  expect(rows(4)).toMatchObject({
    good: { length: 4 },
    remarks: [`A sheet holds ${maxCases} cases at most: 1 row from row 6 on is left out.`],
  });
});

test('rows are read until there are enough cases, and the others are counted', () => {
  const sides = ['1', 'bad', '2', 'bad', '3'];
  const grid = [['User description', 'Side (mm)'], ...sides.map((side, index) => [`B-${index}`, side])];
  const { columns, targets } = matchListColumns(box, grid, head, blank, []);
  const read = importableRows(box, { grid, head, columns, targets, baseCase: blank }, 2);
  expect(read).toMatchObject({ count: 5, good: { length: 2 }, wrong: [{ number: 3 }], all: { length: 3 } });
  expect(read.remarks).toEqual([`A sheet holds ${maxCases} cases at most: 2 rows from row 5 on are left out.`]);
});

test('fields not in the list are blank in the present units, or copied from the active case', () => {
  const activeData = caseFrom(box, { userDescription: 'Mine', side: { value: 2, unit: 'inch' } });
  expect(baseCase(box, activeData, false)['side']).toEqual({ text: '', unit: 'inch' });
  expect(baseCase(box, activeData, true)).toMatchObject({
    side: { text: '2', unit: 'inch' },
    userDescription: { text: '' },
  });
});

test('the sheet with the list is that whose headings name the most fields, not a cover', () => {
  const sheets = [
    { name: 'Cover', rows: [['PROJECT 7741', 'Rev. B'], ['Box list']] },
    { name: 'Notes', rows: [['Side (mm)', 'Remark'], ['All sides are inside.']] },
    { name: 'List', rows: [['Boxes of area 100'], ['User description', 'Side (mm)', 'Coating (mm)'], ['B-1', 1, 2]] },
    {
      name: 'List 2',
      rows: [
        ['User description', 'Side (mm)', 'Coating (mm)'],
        ['B-2', 1, 2],
      ],
    },
  ];
  expect(sheetOfList(box, sheets, blank)).toBe(2);
  expect(sheetOfList(box, sheets.slice(0, 1), blank)).toBe(0);
});
