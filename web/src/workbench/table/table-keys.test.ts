import { expect, test } from 'vitest';
import { cellAfter } from './table-keys.ts';

const place = (row: number, column: number) => ({ row, column });

test.each([
  [{ rows: 1, columns: 0 }, place(2, 3), place(3, 3)],
  [{ rows: -1, columns: 0 }, place(2, 3), place(1, 3)],
  [{ rows: 0, columns: 1 }, place(2, 3), place(2, 4)],
  [{ rows: 0, columns: -1 }, place(2, 0), place(2, -1)],
  [{ rows: 0, columns: -1 }, place(2, -1), place(2, -1)],
  [{ rows: 0, columns: 1 }, place(2, 4), place(2, 4)],
  [{ rows: 20, columns: 0 }, place(2, 3), place(9, 3)],
  [{ rows: -20, columns: 0 }, place(2, 3), place(0, 3)],
  ['first', place(2, 3), place(0, -1)],
  ['last', place(2, 3), place(9, 4)],
] as const)('in a table of 10 by 5, %j from %j leads to %j', (move, from, to) =>
  expect(cellAfter(move, from, 10, 5)).toEqual(to),
);
