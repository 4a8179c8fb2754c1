import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integrate } from '../numerics/index.ts';
import { carlsonRD, carlsonRF, carlsonRG, ellipsoidArea, ellipsoidVolume } from './index.ts';

const semiAxis = fc.double({ min: 0.05, max: 20, noNaN: true });

/** Surface of a spheroid of equatorial radius a and polar semi-axis c, by its closed form. */
function spheroid(a: number, c: number): number {
  const e = Math.sqrt(Math.abs(a * a - c * c)) / Math.max(a, c);
  if (e < 1e-3) return 4 * Math.PI * a * a * (c / a) ** (2 / 3);
  return c < a
    ? 2 * Math.PI * a * a * (1 + ((1 - e * e) / e) * Math.atanh(e))
    : 2 * Math.PI * a * a * (1 + (c / (a * e)) * Math.asin(e));
}

/** ∬ over directions of the support function's area element: independent of any elliptic integral. */
function areaByQuadrature(a: number, b: number, c: number): number {
  return (
    8 *
    integrate(
      theta => {
        const [s, k] = [Math.sin(theta), Math.cos(theta)];
        return integrate(
          phi => s * Math.hypot(b * c * s * Math.cos(phi), a * c * s * Math.sin(phi), a * b * k),
          0,
          Math.PI / 2,
        );
      },
      0,
      Math.PI / 2,
    )
  );
}

describe('Carlson integrals', () => {
  test('agree with the values printed by their author', () => {
    /* B. C. Carlson, Numerical computation of real or complex elliptic integrals (1995), section 3. */
    expect(carlsonRF(1, 2, 0)).toBeCloseTo(1.3110287771461, 13);
    expect(carlsonRF(0.5, 1, 0)).toBeCloseTo(1.8540746773014, 13);
    expect(carlsonRF(2, 3, 4)).toBeCloseTo(0.58408284167715, 14);
    expect(carlsonRD(0, 2, 1)).toBeCloseTo(1.7972103521034, 13);
    expect(carlsonRD(2, 3, 4)).toBeCloseTo(0.16510527294261, 14);
    expect(carlsonRG(0, 16, 16)).toBeCloseTo(Math.PI, 14);
    expect(carlsonRG(2, 3, 4)).toBeCloseTo(1.7255030280692, 13);
    expect(carlsonRG(0, 0.0796, 4)).toBeCloseTo(1.0284758090288, 13);
  });

  test('obey the duplication theorem where their arguments are nearly equal and the series alone counts, to 1e-15', () => {
    const near = fc.double({ min: 0.9985, max: 1.0015, noNaN: true });
    fc.assert(
      fc.property(near, near, near, (x, y, z) => {
        const [a, b, c] = [Math.sqrt(x), Math.sqrt(y), Math.sqrt(z)];
        const lambda = a * b + b * c + c * a;
        // DLMF 19.26.18 and 19.26.20.
        const halves = [x + lambda, y + lambda, z + lambda] as const;
        expect(Math.abs(carlsonRF(x, y, z) / (2 * carlsonRF(...halves)) - 1)).toBeLessThan(1e-15);
        expect(Math.abs(carlsonRD(x, y, z) / (2 * carlsonRD(...halves) + 3 / (c * (z + lambda))) - 1)).toBeLessThan(
          2e-15,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the surface of an ellipsoid', () => {
  test('is 4πr² where all axes are equal', () => {
    expect(ellipsoidArea(3, 3, 3)).toBeCloseTo(9 * Math.PI, 13);
    expect(ellipsoidVolume(3, 3, 3)).toBeCloseTo(4.5 * Math.PI, 13);
  });

  test('agrees with the closed form of the spheroid, flat or long, to 1e-13', () => {
    fc.assert(
      fc.property(semiAxis, semiAxis, (a, c) => {
        fc.pre(Math.abs(a / c - 1) > 0.1);
        expect(Math.abs(ellipsoidArea(2 * a, 2 * a, 2 * c) / spheroid(a, c) - 1)).toBeLessThan(1e-13);
      }),
    );
  });

  test('with three different axes agrees with a double integral that uses no elliptic function', () => {
    for (const [a, b, c] of [
      [1, 2, 3],
      [0.5, 0.7, 4],
      [5, 4.9, 0.6],
    ] as const) {
      expect(Math.abs(ellipsoidArea(2 * a, 2 * b, 2 * c) / areaByQuadrature(a, b, c) - 1)).toBeLessThan(1e-11);
    }
  });

  test('does not depend on the order of the axes, grows with each and with the square of all', () => {
    fc.assert(
      fc.property(semiAxis, semiAxis, semiAxis, (a, b, c) => {
        const area = ellipsoidArea(a, b, c);
        for (const other of [ellipsoidArea(b, a, c), ellipsoidArea(c, b, a), ellipsoidArea(7 * a, 7 * b, 7 * c) / 49])
          expect(Math.abs(other / area - 1)).toBeLessThan(1e-13);
        expect(ellipsoidArea(a * 1.01, b, c)).toBeGreaterThan(area);
      }),
    );
  });

  test('is twice its largest section where an axis vanishes', () => {
    expect(ellipsoidArea(2, 4, 1e-12)).toBeCloseTo(4 * Math.PI, 10);
  });

  test('throws without an axis', () => {
    expect(() => ellipsoidArea(1, 0, 1)).toThrow(new RangeError('axisB must be above 0, got 0'));
    expect(() => ellipsoidVolume(1, 1, Number.NaN)).toThrow('axisC must be above 0, got NaN');
  });
});
