import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsHold, boundsWords } from './bounds.ts';

describe('limits of a quantity', () => {
  test('hold on their inner side, and at the limit where it is one of "at least" or "at most"', () => {
    const step = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), step, (limit, by) => {
        const [more, less] = [limit + by, limit - by];
        expect([less, limit, more].map(value => boundsHold({ above: limit }, value))).toEqual([false, false, true]);
        expect([less, limit, more].map(value => boundsHold({ atLeast: limit }, value))).toEqual([false, true, true]);
        expect([less, limit, more].map(value => boundsHold({ below: limit }, value))).toEqual([true, false, false]);
        expect([less, limit, more].map(value => boundsHold({ atMost: limit }, value))).toEqual([true, true, false]);
      }),
    );
  });

  test('all hold together', () => {
    const share = { above: 0, atMost: 100 };
    expect([0, 1, 100, 101].map(value => boundsHold(share, value))).toEqual([false, true, true, false]);
  });

  test('are brought into the unit of the value', () =>
    expect(boundsHold({ above: 1 }, 0.5, limit => limit / 1000)).toBe(true));

  test('are said in words, in order', () => {
    expect(boundsWords({ atMost: 100, above: 0 })).toBe('above 0 and at most 100');
    expect(boundsWords({ atLeast: -6, below: -2 })).toBe('at least -6 and below -2');
    expect(boundsWords({})).toBe('');
  });
});
