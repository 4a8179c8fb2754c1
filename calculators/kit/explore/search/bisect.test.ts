import { describe, expect, test } from 'vitest';
import { bisectBoundary } from './bisect.ts';

/** The number before one in [4, 8). */
const before = (x: number) => x - 2 ** -50;

describe('the boundary of a condition', () => {
  test('is located between adjacent numbers, from either side', () => {
    expect(bisectBoundary(0, 10, x => x < 5)).toEqual({ inside: before(5), outside: 5 });
    expect(bisectBoundary(10, 0, x => x >= 5)).toEqual({ inside: 5, outside: before(5) });
    expect(bisectBoundary(-10, -1, x => x < -5)).toEqual({ inside: -5 - 2 ** -50, outside: -5 });
  });

  test('is located over many decades', () => {
    expect(bisectBoundary(1e-300, 1e300, x => x < 5)).toEqual({ inside: before(5), outside: 5 });
  });

  test('is located to the requested resolution', () => {
    let looks = 0;
    const { inside, outside } = bisectBoundary(
      0,
      8,
      x => {
        looks += 1;
        return x < 5;
      },
      0.1,
    );
    // A width of 0.5 is a tenth of 5.
    expect([inside, outside, looks]).toEqual([4.5, 5, 4]);
  });
});
