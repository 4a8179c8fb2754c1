import { expect, test } from 'vitest';
import { besideCases } from './beside-cases.ts';

const columns = [
  { id: 'node', label: 'Node', unit: '', digits: 4 },
  { id: 'elevation', label: 'Elevation', unit: 'm', digits: 4 },
  { id: 'pressure', label: 'Pressure', unit: 'bar(g)', digits: 4 },
];
const rows = (pressure: number, count = 20) =>
  Array.from({ length: count }, (_, index) => [`N-${index}`, 6, pressure + index]);

test('the cases of a long table are side by side, and what they have in common is there once', () => {
  const { columns: heads, sets } = besideCases({
    columns,
    sets: [
      { title: 'Minimum', rows: rows(10) },
      { title: 'Normal', rows: rows(50) },
    ],
  });
  expect(heads.map(({ label, unit }) => [label, unit])).toEqual([
    ['Node', ''],
    ['Elevation', 'm'],
    ['Minimum: Pressure', 'bar(g)'],
    ['Normal: Pressure', 'bar(g)'],
  ]);
  expect(sets).toHaveLength(1);
  expect(sets[0]?.rows[3]).toEqual(['N-3', 6, 13, 53]);
});

test('short tables, many cases and cases of other rows stay below each other', () => {
  const short = { columns, sets: [{ title: 'A', rows: rows(1, 5) }, { title: 'B', rows: rows(2, 5) }] }; // prettier-ignore
  const many = { columns, sets: Array.from({ length: 14 }, (_, index) => ({ title: `${index}`, rows: rows(index) })) };
  const other = { columns, sets: [{ title: 'A', rows: rows(1) }, { title: 'B', rows: rows(2).toReversed() }] }; // prettier-ignore
  for (const table of [short, many, other]) expect(besideCases(table)).toEqual(table);
});
