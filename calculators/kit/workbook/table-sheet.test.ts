import { expect, test } from 'vitest';
import { table } from '../definition/table.ts';
import { tableSheet } from './table-sheet.ts';

test('a table sheet is in the units of its columns, with empty cells for missing values', () => {
  const input = table(
    [
      { id: 'phase', label: 'Phase' },
      { id: 'pressure', label: 'Pressure', kind: 'absolutePressure', unit: 'bar(abs)', digits: 6 },
    ],
    [
      ['liquid', 100_000],
      ['vapour', undefined],
    ],
  );
  expect(tableSheet('Isobar', input)).toEqual({
    name: 'Isobar',
    rows: [
      [
        { value: 'Phase', style: 'head' },
        { value: 'Pressure, bar(abs)', style: 'figures' },
      ],
      [
        { value: 'liquid', style: 'label' },
        { value: 1, format: '#,##0.00000' },
      ],
      [{ value: 'vapour', style: 'label' }, undefined],
    ],
    widths: [16, 16],
    frozenRows: 1,
    frozenColumns: 1,
  });
});

test('a column is as wide as its text, up to a maximum', () => {
  const words = (...cells: readonly string[]) =>
    tableSheet(
      'Words',
      table(
        [{ id: 'words', label: 'Words' }],
        cells.map(cell => [cell]),
      ),
    ).widths;
  expect(words('short', 'a remark of 26 characters.')).toEqual([30]);
  expect(words('x'.repeat(100))).toEqual([48]);
  expect(words()).toEqual([16]);
});

test('a sheet name is valid in Excel', () => {
  const named = (label: string) => tableSheet(label, table([{ id: 'a', label: 'A' }], [])).name;
  expect(named('Loads [kN/m]: all?')).toBe('Loads  kN m   all');
  expect(named('x'.repeat(40))).toHaveLength(31);
});

test('a number that Excel cannot store becomes text', () => {
  const cells = tableSheet(
    'Beyond',
    table([{ id: 'a', label: 'A' }], [[1e308], [1e-308], [9.99999999999999e307], [0]]),
  ).rows.slice(1);
  expect(cells.map(([cell]) => cell?.value)).toEqual(['1e+308', '1e-308', 9.99999999999999e307, 0]);
});

test('a number has four digits by default', () => {
  const { rows } = tableSheet('Digits', table([{ id: 'a', label: 'A' }], [[1.5]]));
  expect(rows[1]?.[0]).toEqual({ value: 1.5, format: '#,##0.000' });
});
