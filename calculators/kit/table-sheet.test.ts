import { expect, test } from 'vitest';
import { table } from './table.ts';
import { tableSheet } from './table-sheet.ts';

test('a table becomes a sheet in the units of its columns, with a blank where it has nothing', () => {
  const given = table(
    [
      { id: 'phase', label: 'Phase' },
      { id: 'pressure', label: 'Pressure', kind: 'absolutePressure', unit: 'bar(abs)', digits: 6 },
    ],
    [
      ['liquid', 100_000],
      ['vapour', undefined],
    ],
  );
  expect(tableSheet('Isobar', given)).toEqual({
    name: 'Isobar',
    rows: [
      [
        { value: 'Phase', bold: true },
        { value: 'Pressure, bar(abs)', bold: true },
      ],
      [{ value: 'liquid' }, { value: 1, format: '#,##0.00000' }],
      [{ value: 'vapour' }, undefined],
    ],
    widths: [16, 16],
    frozenRows: 1,
    frozenColumns: 1,
  });
});
