import { expect, test } from 'vitest';
import { visibleSheets } from './hidden-cells.ts';
import type { ReadSheet } from './layout.ts';

const shown = { isSheet: false, rows: [], columns: [] };

test('hidden rows and columns with cells become blank and are named; the others keep their places', () => {
  const sheet: ReadSheet = {
    name: 'Lines',
    rows: [
      ['Tag', 'Rev', 'Flow'],
      ['A', 0, 1],
      ['B', 0, 2],
      [null, null, null],
      ['C', 0, 3],
      ['D', 0, 4],
    ],
    hidden: { isSheet: false, rows: [1, 2, 3, 5, 9], columns: [1, 7, 16_383] },
  };
  expect(visibleSheets([sheet])).toEqual({
    sheets: [{ name: 'Lines', rows: [['Tag', null, 'Flow'], [], [], [], ['C', null, 3], []] }],
    remarks: [
      'Hidden in the sheet “Lines” and left out: rows 2–3, 6. Unhide what is to be read.',
      'Hidden in the sheet “Lines” and left out: column B. Unhide what is to be read.',
    ],
  });
});

test('hidden sheets are left out, and named unless they are empty', () => {
  const sheets: ReadSheet[] = [
    { name: 'Data', rows: [['a']] },
    { name: 'Rates', rows: [[0.9]], hidden: { ...shown, isSheet: true } },
    { name: 'Empty', rows: [[null, ' ']], hidden: { ...shown, isSheet: true } },
  ];
  expect(visibleSheets(sheets)).toEqual({
    sheets: [sheets[0]],
    remarks: ['Hidden in the workbook and left out: sheet “Rates”. Unhide what is to be read.'],
  });
});

test('numbers have the unit and the scale of their format; other cells stay', () => {
  const rows = [
    ['Flow', 'Share'],
    [25_000, 0.1],
    ['n/a', new Date(0)],
  ];
  const sheet: ReadSheet = {
    name: 'Lines',
    rows,
    formats: [
      { format: '0" lb/h"', column: 0, firstRow: 1, lastRow: 2 },
      { format: '0%', column: 1, firstRow: 1, lastRow: 9 },
    ],
  };
  expect(visibleSheets([sheet]).sheets).toEqual([
    {
      name: 'Lines',
      rows: [
        ['Flow', 'Share'],
        ['25000 lb/h', '10 %'],
        ['n/a', new Date(0)],
      ],
    },
  ]);
  expect(rows[1]).toEqual([25_000, 0.1]);
});

test('formulas without values are named unless they are hidden', () => {
  const sheet: ReadSheet = {
    name: 'Lines',
    rows: [['Flow'], [null, null], [null]],
    hidden: { ...shown, rows: [2] },
    unsaved: [
      [1, 0],
      [1, 1],
      [2, 0],
    ],
  };
  expect(visibleSheets([sheet]).remarks).toEqual([
    'These formulas have no value in the sheet “Lines” and are read as blank: A2, B2. Recalculate and save the workbook in a spreadsheet program.',
  ]);
});

test('a value of cells merged over rows is that of each row with numbers, not of headings and blank rows', () => {
  const range = (column: number, first: number, last: number) =>
    [
      [first, column],
      [last, column],
    ] as const;
  const sheet: ReadSheet = {
    name: 'Lines',
    rows: [
      ['Tag', 'Flow', null, 'Sch'],
      [null, 'kg/h', 't/h', null],
      ['A', 1, null, '40'],
      ['B', 2],
      ['C', null, 3],
      [null, null, null, null],
    ],
    merged: [range(0, 0, 1), range(3, 0, 1), range(3, 2, 4), range(0, 4, 5)],
  };
  expect(visibleSheets([sheet])).toEqual({
    sheets: [
      {
        name: 'Lines',
        rows: [
          ['Tag', 'Flow', null, 'Sch'],
          [null, 'kg/h', 't/h', null],
          ['A', 1, null, '40'],
          ['B', 2, null, '40'],
          ['C', null, 3, '40'],
          [null, null, null, null],
        ],
      },
    ],
    remarks: ['Merged cells in the sheet “Lines” give their value to each of their rows: D3:D5.'],
  });
});
