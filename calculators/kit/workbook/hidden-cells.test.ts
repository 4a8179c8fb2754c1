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
