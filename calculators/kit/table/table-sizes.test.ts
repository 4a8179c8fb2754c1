import { expect, test } from 'vitest';
import { choiceColumn, rows, textColumn } from '../definition/fields.ts';
import { parseRows } from './rows-text.ts';
import { gridText, pasteIntoGrid, tableGrid } from './table-grid.ts';

const field = rows('Lines', {
  tag: textColumn('Tag'),
  nps: choiceColumn('NPS', ['1', '1-1/2', '3', '4', '6', '40'], {
    words: {
      '1': ['NPS 1', 'DN 25'],
      '1-1/2': ['NPS 1-1/2', 'DN 40'],
      '3': ['NPS 3', 'DN 80'],
      '4': ['NPS 4', 'DN 100'],
      '6': ['NPS 6', 'DN 150'],
      '40': ['NPS 40', 'DN 1000'],
    },
    aliases: ['size', 'DN'],
    prefixes: { DN: 'DN' },
  }),
});

const table = (heading: string, sizes: readonly string[]) =>
  [`Tag | ${heading}`, ...sizes.map((size, index) => `L-${index + 1} | ${size}`)].join('\n');

const read = (heading: string, ...sizes: readonly string[]) => {
  const parsed = parseRows(field, table(heading, sizes));
  return parsed.ok ? { sizes: parsed.rows.map(({ nps }) => nps), remarks: parsed.remarks } : parsed.reason;
};

test('bare sizes of a table are read by the sizes of their column', () => {
  expect(read('Size', '25', '40', '80')).toEqual({ sizes: ['1', '1-1/2', '3'], remarks: undefined });
  expect(read('DN', '40')).toEqual({ sizes: ['1-1/2'], remarks: undefined });
  expect(read('NPS', '40', '6')).toEqual({ sizes: ['40', '6'], remarks: undefined });
  expect(read('Size', '3', '40')).toEqual({
    sizes: ['3', '40'],
    remarks: ['Row 2: the bare NPS is read as NPS 40, which the other rows leave open; write DN 40 if that is meant.'],
  });
  expect(read('NPS', '25', '40')).toContain('has "25" for NPS');
  expect(read('NPS', 'DN 25', '40')).toMatchObject({ remarks: [expect.stringContaining('write DN 40') as string] });
});

test('a pasted column of DN without a heading is written with the system', () => {
  const blank = tableGrid(field, table('NPS', ['', '', '']));
  const pasted = (cells: readonly string[]) => gridText(pasteIntoGrid(field, blank, cells.join('\n'), 0, 1));
  expect(pasted(['25', '40', '80'])).toBe(table('NPS', ['DN 25', 'DN 40', 'DN 80']));
  expect(pasted(['3', '40', '80'])).toBe(table('NPS', ['3', '40', '80']));
});

test('the heading of sizes in either system stays, so that the remark does', () =>
  expect(gridText(tableGrid(field, table('Size', ['25', '40'])))).toBe(table('Size', ['DN 25', 'DN 40'])));
