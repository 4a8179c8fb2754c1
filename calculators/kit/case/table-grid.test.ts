import { expect, test } from 'vitest';
import { choiceColumn, column, rows, textColumn } from '../definition/fields.ts';
import { gridText, isGridCellUsed, pasteIntoGrid, tableGrid } from './table-grid.ts';

const field = rows('Items', {
  tag: textColumn('Tag'),
  type: choiceColumn('Type', ['line', 'pump']),
  length: column('Length', 'length', 'm', { when: { type: 'line' } }),
});

const headings = (text: string) => tableGrid(field, text).columns.map(({ heading }) => heading);

test('a grid has the columns of the text, those that it lacks, and those that the field lacks', () => {
  expect(headings('')).toEqual(['Tag', 'Type', 'Length m']);
  expect(headings('length mm | colour | tag\n5 | red | L-1')).toEqual(['Length mm', 'colour', 'Tag', 'Type']);
  expect(tableGrid(field, 'length mm | colour | tag\n5 | red | L-1').rows).toEqual([['5', 'red', 'L-1', '']]);
});

test('the text of a grid has its filled rows and columns, and no cell parts a row', () => {
  const grid = tableGrid(field, 'tag | length mm\nL-1 | 5\nL-2 |');
  expect(gridText(grid)).toBe('Tag | Length mm\nL-1 | 5\nL-2 | ');
  expect(
    gridText({
      ...grid,
      rows: [
        ['a|b\nc', '', ''],
        ['', '', ''],
      ],
    }),
  ).toBe('Tag\na/b c');
  expect(gridText({ ...grid, rows: [['', '', '']] })).toBe('');
});

test('a pasted block with headings goes below by name and keeps its units, another one fills cells', () => {
  const grid = tableGrid(field, 'tag | type | length m\nL-1 | line | 5');
  expect(pasteIntoGrid(field, grid, 'Length mm\tTag\n700\tL-2\n\tL-3', 0, 0).rows).toEqual([
    ['L-1', 'line', '5'],
    ['L-2', '', '700 mm'],
    ['L-3', '', ''],
  ]);
  expect(pasteIntoGrid(field, grid, 'pump\t6\nline\t7', 0, 1).rows).toEqual([
    ['L-1', 'pump', '6'],
    ['', 'line', '7'],
  ]);
  expect(pasteIntoGrid(field, tableGrid(field, ''), 'Length mm\tTag\n700\tL-2', 0, 0)).toEqual(
    tableGrid(field, 'Length mm\tTag\n700\tL-2'),
  );
});

test('a column counts in a row by its condition', () => {
  const grid = tableGrid(field, 'tag | type | length\nL-1 | Line | 5\nP-1 | pump |\nX | |');
  const length = grid.columns[2] ?? expect.fail('no third column');
  expect(grid.rows.map(row => isGridCellUsed(grid, row, length))).toEqual([true, false, false]);
});
