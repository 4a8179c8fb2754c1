import { describe, expect, test } from 'vitest';
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

describe('cases that were edited', () => {
  const named = (name: string, flow = '1') => ({ name, flow });
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => named(`N${index}`));

  test('are found at their place, or moved with the ones inserted before them', () => {
    const before = [named('A'), named('B'), named('C')];
    expect(matchedCases(before, [named('A'), named('B', '2'), named('C', '3')])).toEqual([0, 1, 2]);
    const inserted = [named('X', '7'), named('Y', '8'), named('A', '4'), named('B', '5'), named('C', '6')];
    expect(matchedCases(before, inserted)).toEqual([2, 3, 4]);
  });

  test('are matched if half of their fields are equal, not fewer', () => {
    const half = [
      { a: '1', b: '2' },
      { a: '5', b: '6' },
    ];
    expect(matchedCases(half, [{ a: '5', b: '7' }])).toEqual([undefined, 0]);
    expect(
      matchedCases(
        [
          { a: '1', b: '2', c: '3' },
          { a: '5', b: '6', c: '7' },
        ],
        [{ a: '5', b: '8', c: '9' }],
      ),
    ).toEqual([undefined, undefined]);
  });

  test('prefer the more similar one to the nearer one', () => {
    const before = [
      { a: '1', b: '2', c: '3', d: '4' },
      { a: '9', b: '9', c: '9', d: '9' },
    ];
    const after = [
      { a: '1', b: '2', c: '8', d: '8' },
      { a: '1', b: '2', c: '3', d: '8' },
      { a: '7', b: '7', c: '7', d: '7' },
    ];
    expect(matchedCases(before, after)[0]).toBe(1);
  });

  test('are matched however far one of them moved, if that one was not edited', () => {
    const fixed = numbered(30);
    expect(matchedCases([named('M'), ...fixed], [...fixed, named('M'), named('Z', '9')])[0]).toBe(30);
  });

  test('are found at their place although many are added after them', () => {
    const withFlow = (flow: string) => numbered(30).map((each, index) => (index === 20 ? named('M', flow) : each));
    const added = Array.from({ length: 30 }, (_, index) => named(`Z${index}`, '9'));
    expect(matchedCases(withFlow('5'), [...withFlow('6'), ...added])[20]).toBe(20);
  });

  test('are searched for 25 places away, not further', () => {
    const fixed = numbered(30);
    const movedBy = (places: number) =>
      matchedCases(
        [named('M', '5'), ...fixed],
        [...fixed.slice(0, places), named('M', '6'), ...fixed.slice(places), named('Z', '9')],
      )[0];
    expect([movedBy(25), movedBy(26)]).toEqual([25, 26]);
  });
});
