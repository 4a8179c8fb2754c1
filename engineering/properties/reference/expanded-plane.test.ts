import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExpandedPlane } from './expanded-plane.ts';

const share = fc.double({ min: 0, max: 0.999, noNaN: true });

test('a polynomial of fourth degree in both variables is represented to the last digits', () => {
  const f = (x: number, y: number): number => 3 + x * (1 - x) * (2 - x * x) - y ** 4 + 2 * x ** 3 * y ** 2;
  const plane = new ExpandedPlane(3, 2, f);
  fc.assert(
    fc.property(share, share, (x, y) => {
      expect(plane.at(x, y)).toBeCloseTo(f(x, y), 13);
    }),
  );
});

test('a smooth function is met to some 1e-6 of it, where need be by smaller cells', () => {
  const f = (x: number, y: number): number => 1 / (1.3 - x * y);
  const plane = new ExpandedPlane(3, 2, f);
  fc.assert(
    fc.property(share, share, (x, y) => {
      expect(Math.abs(plane.at(x, y) / f(x, y) - 1)).toBeLessThan(1e-5);
    }),
  );
});

test('results do not depend on earlier evaluations', () => {
  const f = (x: number, y: number): number => Math.exp(2 * x) + Math.sqrt(0.02 + y);
  const places = fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(places, all => {
      const one = new ExpandedPlane(4, 4, f);
      const other = new ExpandedPlane(4, 4, f);
      const backwards = all.toReversed().map(([x, y]) => other.at(x, y));
      expect(all.map(([x, y]) => one.at(x, y))).toEqual(backwards.toReversed());
    }),
  );
});

test('nothing is expanded outside 0 and 1, beside a kink or where the function is undefined', () => {
  const plane = new ExpandedPlane(2, 2, (x, y) => (x < 0.5 ? 1 + Math.abs(y - 0.2) : NaN));
  for (const [x, y] of [
    [-0.01, 0.5],
    [1, 0.2],
    [0.3, 1],
    [0.3, -1e-9],
    [NaN, 0.5],
    [0.7, 0.4],
    [0.3, 0.2],
  ] as const) {
    expect(plane.at(x, y), `${x}, ${y}`).toBeNaN();
  }
  expect(plane.at(0.3, 0.45)).toBeCloseTo(1.25, 13);
});
