import { describe, expect, test } from 'vitest';
import { networkIn } from './network-in.ts';
import type { Row } from './rows.ts';
import { cellsOf, isTable, typedTables, withTablesBelow } from './typed-tables.ts';

const items = 'Tag | Type | Length m | K\nL-1 | line | 20 |\nP-1 | pump | |';
const row = (...texts: readonly (string | undefined)[]): Row => ({
  id: 'items',
  label: 'Items',
  cells: texts.map(text => (text === undefined ? undefined : { text, unit: '' })),
});
const recordOf = (...titles: readonly string[]) =>
  ({ document: { cases: titles.map(userDescription => ({ userDescription })) } }) as never;

describe('tables among typed inputs', () => {
  test('are texts with a heading and rows, by tabs or vertical bars', () => {
    expect(cellsOf('Tag\tTo\nV-1\tS1\n\n')).toEqual([
      ['Tag', 'To'],
      ['V-1', 'S1'],
    ]);
    expect(cellsOf('C1: 0.9; C2: 0.1')).toBeUndefined();
    expect(cellsOf('A remark\nof two lines')).toBeUndefined();
    expect(cellsOf('Tag | To')).toBeUndefined();
  });

  test('have the columns with an entry, as typed', () => {
    expect(typedTables([row(items, items)], recordOf('Normal', 'Maximum'))).toMatchObject([
      {
        label: 'Items',
        titles: [],
        columns: [{ label: 'Tag' }, { label: 'Type' }, { label: 'Length m' }],
        rows: [
          ['L-1', 'line', '20'],
          ['P-1', 'pump', ''],
        ],
      },
    ]);
  });

  test('are combined for cases with the same table', () => {
    const other = items.replace('20', '30');
    expect(
      typedTables([row(items, other, items, undefined)], recordOf('Normal', 'Maximum', '', 'Empty')).map(
        ({ titles }) => titles,
      ),
    ).toEqual([['Normal', 'Case 3'], ['Maximum']]);
  });

  test('are represented by their number of rows among the inputs', () => {
    expect(withTablesBelow(row(items, undefined)).cells).toEqual([
      { text: '2 rows, in the table below', unit: '' },
      undefined,
    ]);
    expect(isTable(row('998', '999'))).toBe(false);
    expect(withTablesBelow(row('998'))).toEqual(row('998'));
  });
});

test('a table of items between nodes is a network', () => {
  const table = (...ids: readonly string[]) => ({
    type: 'table' as const,
    columns: ids.map(id => ({ id, label: id, unit: '', digits: 4 })),
    rows: [ids.map(() => 1)],
    si: [],
  });
  const ends = ['item', 'type', 'from', 'to', 'massFlow'];
  expect(networkIn(table(...ends, 'velocity', 'mach'))?.value).toBe('mach');
  expect(networkIn(table(...ends, 'velocity'))?.value).toBe('velocity');
  expect(networkIn(table('item', 'type', 'massFlow', 'velocity'))).toBeUndefined();
});
