import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSi } from '../quantities/index.ts';
import { apiOrifices, largestOrifice, orificeFor, valvesFor } from './orifices.ts';

/** The next number above a positive one. */
function nextUp(value: number): number {
  const words = new DataView(new ArrayBuffer(8));
  words.setFloat64(0, value);
  words.setBigInt64(0, words.getBigInt64(0) + 1n);
  return words.getFloat64(0);
}

/** The next number below a positive one. */
function nextDown(value: number): number {
  const words = new DataView(new ArrayBuffer(8));
  words.setFloat64(0, value);
  words.setBigInt64(0, words.getBigInt64(0) - 1n);
  return words.getFloat64(0);
}

describe('the standard orifices', () => {
  test('are the fourteen letters of API 526 by rising area', () => {
    expect(apiOrifices.map(({ letter }) => letter).join('')).toBe('DEFGHJKLMNPQRT');
    for (const [index, { area }] of apiOrifices.entries())
      expect(area).toBeGreaterThan(apiOrifices[index - 1]?.area ?? 0);
  });

  test.each(apiOrifices.map(({ letter, area }, index) => [letter, area, apiOrifices[index + 1]?.letter] as const))(
    'end at the very area of %s: one unit of the last place above it is the next',
    (letter, area, next) => {
      expect(orificeFor(nextDown(area))?.letter).toBe(letter);
      expect(orificeFor(area)?.letter).toBe(letter);
      expect(orificeFor(nextUp(area))?.letter).toBe(next);
    },
  );

  test('accept an area entered in mm² at their limit', () => {
    for (const square of [71, 126, 198, 325, 506, 830, 1186, 1841, 2323, 2800, 4116, 7129, 10323, 16774])
      expect(orificeFor(toSi('area', square, 'mm²'))?.area).toBe(toSi('area', square, 'mm²'));
  });

  test.each([0, -1, Number.NaN])('refuse an area of %s', area =>
    expect(() => orificeFor(area)).toThrow(new RangeError(`area must be above 0, got ${area}`)),
  );
});

describe('valves side by side', () => {
  test('are one if sufficient, else the minimum number', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 0.5, noNaN: true }), area => {
        const set = valvesFor(count => area / count);
        expect(set).toBeDefined();
        if (!set) return;
        expect(set.count * set.orifice.area).toBeGreaterThanOrEqual(area * (1 - 1e-12));
        expect(set.count).toBe(Math.max(1, Math.ceil(area / largestOrifice)));
      }),
      { numRuns: 2000 },
    );
  });

  test('are limited to a sensible number', () => expect(valvesFor(() => 1)).toBeUndefined());
});
