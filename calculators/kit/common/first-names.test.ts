import { expect, test } from 'vitest';
import { firstNames } from './first-names.ts';

const tags = (count: number) => Array.from({ length: count }, (_, index) => `L-${index + 1}`);

test('names all of a list, and the first of a very long one', () => {
  expect(firstNames([])).toBe('');
  expect(firstNames(tags(9))).toBe('L-1, L-2, L-3, L-4, L-5, L-6, L-7, L-8, L-9');
  expect(firstNames(tags(101))).toMatch(/, L-100, L-101$/);
  expect(firstNames(tags(102))).toMatch(/, L-99, L-100 and 2 more$/);
});

test('names a single other rather than counting it', () => {
  expect(firstNames(tags(3), 2)).toBe('L-1, L-2, L-3');
  expect(firstNames(tags(4), 2)).toBe('L-1, L-2 and 2 more');
});
