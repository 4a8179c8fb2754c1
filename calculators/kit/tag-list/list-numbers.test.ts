import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { blankCase } from '../case/case-data.ts';
import type { Grid } from './grid.ts';
import { findHeading, listColumns } from './heading.ts';
import { matchColumns } from './match-columns.ts';
import { readList } from './read-list.ts';

/** The flows of a list in a workbook, with its remarks. */
function read(grid: Grid) {
  const baseCase = blankCase(lineSizing);
  const head = findHeading(lineSizing, grid);
  const columns = listColumns(grid, head);
  const targets = matchColumns(lineSizing, columns, baseCase).map(({ target }) => target);
  const { rows, remarks } = readList(lineSizing, { grid, head, columns, targets, baseCase });
  const of = (id: string) => rows.map(({ data }) => data[id]?.text);
  return { flows: of('flowRate'), lengths: of('length'), remarks: remarks.join(' ') };
}

const heading = ['Line', 'Flow rate (kg/h)', 'Length'];

test('texts among the numbers of a workbook are read in the size of these, and both readings are named', () => {
  const { flows, lengths, remarks } = read([
    heading,
    ['L-1', 20676, '33 m'],
    ['L-2', '94,516', '417 m'],
    ['L-3', 231740, '1,200 m'],
    ['L-4', '1.850', '46 m'],
    ['L-5', 2990, '46 m'],
  ]);
  expect(flows).toEqual(['20676', '94516', '231740', '1850', '2990']);
  expect(lengths[2]).toBe('1200');
  expect(remarks).toContain('94,516 in row 3 is read as 94516, not as 94.516. The rows are 3, 4, 5.');
});

test('texts that other texts prove to have decimal commas stay so, and both readings are named', () => {
  const { flows, remarks } = read([
    [...heading, 'Pressure (barg)'],
    ['L-1', 20676, '33 m', '3,7'],
    ['L-2', '94,516', '417 m', '5,4'],
    ['L-3', 231740, '46 m', '7,1'],
  ]);
  expect(flows).toEqual(['20676', '94.516', '231740']);
  expect(remarks).toContain('94,516 in row 3 is read as 94.516, not as 94516.');
});
