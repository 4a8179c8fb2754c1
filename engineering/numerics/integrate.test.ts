import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integrate } from './index.ts';

function relativeError(computed: number, exact: number): number {
  return Math.abs(computed / exact - 1);
}

describe('an integral', () => {
  test('of a polynomial up to degree 22 is exact in one application', () => {
    for (let degree = 0; degree <= 22; degree += 1) {
      let evaluations = 0;
      const power = (x: number) => {
        evaluations += 1;
        return x ** degree;
      };
      expect(relativeError(integrate(power, 0, 2), 2 ** (degree + 1) / (degree + 1)), `x^${degree}`).toBeLessThan(
        1e-14,
      );
      if (degree <= 13) expect(evaluations).toBe(15);
    }
  });

  test('of functions with a closed form agrees to 1e-12', () => {
    expect(relativeError(integrate(Math.exp, -3, 5), Math.exp(5) - Math.exp(-3))).toBeLessThan(1e-13);
    expect(
      relativeError(
        integrate(x => 1 / (1 + x * x), -50, 80),
        Math.atan(50) + Math.atan(80),
      ),
    ).toBeLessThan(1e-12);
    expect(
      relativeError(
        integrate(x => Math.cos(40 * x) + 1, 0, 3),
        3 + Math.sin(120) / 40,
      ),
    ).toBeLessThan(1e-12);
    expect(
      relativeError(
        integrate(x => Math.abs(x - 1 / 3), 0, 1),
        5 / 18,
      ),
    ).toBeLessThan(1e-12);
  });

  test('of a root at an end agrees to 1e-12, and in fewer evaluations after a substitution', () => {
    let plain = 0;
    let substituted = 0;
    const root = (x: number) => {
      plain += 1;
      return Math.sqrt(x);
    };
    const smooth = (u: number) => {
      substituted += 1;
      return 2 * u * u;
    };
    expect(relativeError(integrate(root, 0, 1), 2 / 3)).toBeLessThan(1e-12);
    expect(relativeError(integrate(smooth, 0, 1), 2 / 3)).toBeLessThan(1e-15);
    expect(substituted).toBe(15);
    expect(plain).toBeGreaterThan(substituted);
  });

  test('adds up over adjoining intervals and changes sign with its direction', () => {
    const bound = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(bound, bound, bound, (a, b, c) => {
        const f = (x: number) => Math.exp(-x * x) * (2 + Math.sin(3 * x));
        const whole = integrate(f, a, c);
        expect(Math.abs(integrate(f, a, b) + integrate(f, b, c) - whole)).toBeLessThan(1e-11);
        expect(Math.abs(integrate(f, c, a) + whole)).toBeLessThan(1e-12);
      }),
    );
  });

  test('is zero over an empty interval or of zero, and NaN for NaN', () => {
    expect(integrate(Math.exp, 2, 2)).toBe(0);
    expect(integrate(() => 0, 0, 1)).toBe(0);
    expect(integrate(() => Number.NaN, 0, 1)).toBeNaN();
  });
});
