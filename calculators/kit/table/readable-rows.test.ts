import { expect, test } from 'vitest';
import { choiceColumn, column, rows, textColumn } from '../index.ts';
import { parseRows } from './rows-text.ts';
import { isComplete } from '../definition/fields.ts';

const table = rows('Items', {
  tag: textColumn('Tag'),
  type: choiceColumn('Type', ['line', 'drum'], { required: true }),
  to: textColumn('To', { required: true }),
  length: column('Length', 'length', 'm', { required: true, when: { type: 'line' } }),
  volume: column('Volume', 'volume', 'm³', { when: { type: 'drum' } }),
});

/** The rows that can be read of a table with errors, and whether each is complete. */
function readable(...lines: readonly string[]) {
  const parsed = parseRows(table, lines.join('\n'));
  const found = parsed.ok ? expect.fail('the table has no error') : parsed.readableRows;
  return found?.map(row => ({ ...row, complete: isComplete(row) }));
}

test('a number that cannot be read or is missing is not a number, and its row is complete', () => {
  expect(
    readable(
      'Tag | Type | To | Length m | Volume m³',
      'L-1 | line | A | abc |',
      'L-2 | line | A | |',
      'D-1 | drum | A | | 3',
    ),
  ).toEqual([
    { tag: 'L-1', type: 'line', to: 'A', length: NaN, complete: true },
    { tag: 'L-2', type: 'line', to: 'A', length: NaN, complete: true },
    { tag: 'D-1', type: 'drum', to: 'A', volume: 3, complete: true },
  ]);
});

test('a row without a cell of another column is not complete, and a cell that does not apply is blank', () => {
  expect(
    readable('Tag | Type | To | Length m', 'L-1 | lane | A | 5', 'L-2 | line | | 5', 'D-1 | drum | A | 5'),
  ).toMatchObject([
    { tag: 'L-1', to: 'A', length: 5, complete: false },
    { tag: 'L-2', type: 'line', length: 5, complete: false },
    { tag: 'D-1', type: 'drum', to: 'A', length: undefined, complete: true },
  ]);
});

test('a missing column makes the rows incomplete that need it, and a wrong heading leaves no rows', () => {
  expect(readable('Tag | Type | Length m', 'L-1 | line | 5')).toMatchObject([{ tag: 'L-1', complete: false }]);
  expect(readable('Tag | Type | Tag | To', 'L-1 | line | 5 | A')).toBeUndefined();
});
