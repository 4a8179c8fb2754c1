import { expect, test } from 'vitest';
import { cellName } from './format.ts';

test.each([
  [0, 0, 'A1'],
  [6, 2, 'C7'],
  [0, 25, 'Z1'],
  [0, 26, 'AA1'],
  [9, 701, 'ZZ10'],
  [0, 702, 'AAA1'],
])('the cell in row %i and column %i is %s', (row, column, name) => expect(cellName(row, column)).toBe(name));
