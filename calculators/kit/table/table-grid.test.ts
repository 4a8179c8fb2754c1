import { expect, test } from 'vitest';
import { choiceColumn, column, namedColumns, rows, textColumn } from '../definition/fields.ts';
import { parseRows } from './rows-text.ts';
import {
  assignableColumns,
  assignColumn,
  gridText,
  isGridCellUsed,
  leaveOutColumn,
  mergeRows,
  pasteIntoGrid,
  tableGrid,
  withCells,
} from './table-grid.ts';

const field = rows('Items', {
  tag: textColumn('Tag'),
  type: choiceColumn('Type', ['line', 'pump']),
  length: column('Length', 'length', 'm', { when: { type: 'line' } }),
});

const headings = (text: string) => tableGrid(field, text).columns.map(({ heading }) => heading);

test('a grid has the columns of the text, also unknown ones, then the missing columns of the field', () => {
  expect(headings('')).toEqual(['Tag', 'Type', 'Length m']);
  expect(headings('length mm | colour | tag\n5 | red | L-1')).toEqual(['Length mm', 'colour', 'Tag', 'Type']);
  expect(tableGrid(field, 'length mm | colour | tag\n5 | red | L-1').rows).toEqual([['5', 'red', 'L-1', '']]);
});

test('the text of a grid omits blank rows and columns, and replaces separators within cells', () => {
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

test('a column with a meaning becomes another one, or is left out', () => {
  const grid = tableGrid(field, 'Item | Tag | length mm\nline | L-1 | 5');
  expect(grid.columns.map(({ id }) => id)).toEqual([undefined, 'tag', 'length', 'type']);
  expect(assignColumn(field, tableGrid(field, 'Tag | length mm\nline | 5'), 0, 'type')).toMatchObject({
    columns: [{ id: 'type' }, { id: 'length', unit: 'mm' }, { id: 'tag' }],
    rows: [['line', '5', '']],
  });
  expect(leaveOutColumn(field, tableGrid(field, 'Tag | length mm\nL-1 | 5'), 1)).toMatchObject({
    columns: [{ id: 'tag' }, { id: 'type' }, { id: 'length', unit: 'm' }],
    rows: [['L-1', '', '']],
  });
});

test('a pasted block with headings is appended by column name with its units; other blocks fill cells', () => {
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

test('pasted rows replace those with the same tag, in the columns of the block', () => {
  const grid = tableGrid(field, 'tag | type | length m\nL-1 | line | 5\nL-2 | line | 6');
  const once = pasteIntoGrid(field, grid, 'Tag\tLength\nL-2\t7\nL-3\t8', 0, 0);
  expect(once.rows).toEqual([
    ['L-1', 'line', '5'],
    ['L-2', 'line', '7'],
    ['L-3', '', '8'],
  ]);
  expect(pasteIntoGrid(field, once, 'Tag\tLength\nL-2\t\nL-3\t8', 1, 0).rows).toEqual([
    ['L-1', 'line', '5'],
    ['L-2', 'line', ''],
    ['L-3', '', '8'],
  ]);
});

test('a column without a meaning becomes one of the field, in its own unit', () => {
  const grid = tableGrid(field, 'tag | extent (mm) | type | colour\nL-1 | 700 | line | red');
  expect(Object.keys(assignableColumns(field, grid))).toEqual(['length']);
  const assigned = assignColumn(field, grid, 1, 'length');
  expect(gridText(assigned)).toBe('Tag | Length mm | Type | colour\nL-1 | 700 | line | red');
  // A second one, and one that has cells, stay as they are.
  expect(assignColumn(field, assigned, 3, 'length')).toBe(assigned);
  expect(assignColumn(field, grid, 3, 'type')).toBe(grid);
  expect(gridText(assignColumn(field, grid, 3, 'length'))).toBe(
    'Tag | extent (mm) | Type | Length m\nL-1 | 700 | line | red',
  );
});

test('columns without a meaning become columns of their own names', () => {
  const loads = rows('Loads', {
    tag: textColumn('Tag'),
    on: namedColumns('Scenario', 'fraction', '', { words: { x: 1 } }),
  });
  const grid = tableGrid(loads, 'Tag | Fire zone 1 | Scenario Power failure | Power failure\nV-1 | x | | 0.5');
  expect(Object.keys(assignableColumns(loads, grid))).toEqual(['on']);
  const assigned = assignColumn(loads, grid, 1, 'on');
  // The name of a scenario that the table has is not taken again.
  expect(assignColumn(loads, assigned, 3, 'on')).toBe(assigned);
  expect(parseRows(loads, gridText({ ...assigned, columns: assigned.columns.slice(0, 3) }))).toEqual({
    ok: true,
    rows: [{ tag: 'V-1', on: { 'Fire zone 1': 1 } }],
  });
});

test('a unit that a column does not have stays with it, in its heading and in its cells', () => {
  const boxes = rows('Boxes', {
    tag: textColumn('Tag'),
    length: column('Length', 'length', 'm'),
    width: column('Width', 'length', 'm'),
    height: column('Height', 'length', 'm'),
  });
  const text = 'Tag\tLength\tWidth\tHeight\n\tMT/hr\tmm\tmm\nB-1\t180\t20\t30';
  const pasted = pasteIntoGrid(boxes, tableGrid(boxes, ''), text, 0, 0);
  expect(gridText(pasted)).toBe('Tag | Length [MT/hr] | Width mm | Height mm\nB-1 | 180 | 20 | 30');
  expect(parseRows(boxes, gridText(pasted)).ok).toBe(false);
  const assigned = assignColumn(boxes, pasted, 1, 'length');
  expect(gridText(assigned)).toBe('Tag | Length m | Width mm | Height mm\nB-1 | 180 MT/hr | 20 | 30');
  expect(parseRows(boxes, gridText(assigned)).ok).toBe(false);
});

test('a column applies to a row by its condition', () => {
  const grid = tableGrid(field, 'tag | type | length\nL-1 | Line | 5\nP-1 | pump |\nX | |');
  const length = grid.columns[2] ?? expect.fail('no third column');
  expect(grid.rows.map(row => isGridCellUsed(grid, row, length))).toEqual([true, false, false]);
});

const sized = rows('Items', {
  tag: textColumn('Tag'),
  nps: choiceColumn('NPS', ['3', '80'], { words: { 3: ['DN 80'] }, aliases: ['DN'], prefixes: { DN: 'DN' } }),
  length: column('Length', 'length', 'm'),
});

test('a prefix implied by a replaced heading moves into the cells', () => {
  expect(gridText(tableGrid(sized, 'Tag | DN\nL-1 | 80\nL-2 | DN 80\nL-3 | –'))).toBe(
    'Tag | NPS\nL-1 | DN 80\nL-2 | DN 80\nL-3 | –',
  );
});

test('cells of a column are replaced by key, the first cell of their row', () => {
  const text = 'Tag | DN | Length mm\nL-1 | 80 | 1,250\nL-2 | 80 | 7';
  expect(withCells(sized, text, 'nps', new Map([['L-2', '80']]))).toBe(
    'Tag | NPS | Length mm\nL-1 | DN 80 | 1,250\nL-2 | 80 | 7',
  );
  expect(withCells(sized, 'Tag | Length\nL-1 | 5', 'nps', new Map([['L-1', '3']]))).toBe(
    'Tag | Length m | NPS\nL-1 | 5 | 3',
  );
});

test('merged rows update the row with the same tag or are appended, with unchanged numbers', () => {
  const text = 'Tag | Length mm\nL-1 | 1,5\nL-2 | 2,5';
  // 1.125 would be read as 1125 in a table with decimal commas.
  expect(mergeRows(sized, text, 'Tag | Length m | NPS\nL-2 | 1.125 | 3\nL-3 | 12.5 | 80')).toBe(
    'Tag | Length mm | NPS\nL-1 | 1,5 | \nL-2 | 1.1250 m | 3\nL-3 | 12.5 m | 80',
  );
  expect(mergeRows(sized, '', 'Tag | Length m\nL-3 | 1.125')).toBe('Tag | Length m\nL-3 | 1.1250');
  // Rows without a tag never match.
  expect(mergeRows(sized, 'Tag | Length\n | 5', 'Length m\n6')).toBe('Length m\n5\n6');
});
