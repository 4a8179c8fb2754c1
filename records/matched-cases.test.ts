import { expect, test } from 'vitest';
import { matchedCases } from './matched-cases.ts';

const cases = (names: string) => names.split('').map(flow => ({ flow }));

test.each([
  ['an equal case inserted before its like', 'BACA', 'ABACA', [1, 2, 3, 4]],
  ['a case removed from among its like', 'ABACA', 'BACA', [undefined, 0, 1, 2, 3]],
  ['like cases that stay in place while one is edited', 'AAB', 'AAX', [0, 1, 2]],
  ['a like case that stays while the first one is edited', 'AA', 'XA', [0, 1]],
  ['cases in another order', 'ABC', 'CAB', [1, 2, 0]],
  ['one case edited beyond recognition', 'ABC', 'AXC', [0, 1, 2]],
  ['a case removed and another one edited', 'ABCD', 'AXD', [0, undefined, undefined, 2]],
])('%s', (_, before, after, expected) => {
  expect(matchedCases(cases(before), cases(after))).toEqual(expected);
});
