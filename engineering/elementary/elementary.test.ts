import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as elementary from './index.ts';
// A line a value: function, arguments, the double nearest to the exact value, and by how many units in its last place the exact
// value is above it. Computed with 2200 bits by mpmath 1.3.0 (Python 3.11.7).
import references from './reference-values.txt?raw';

const { cbrt, cube, exp, expm1, log, log10, log2, pow, sin, cos, wholePower } = elementary;
const functions: Readonly<Record<string, (x: number, y: number) => number>> = elementary;

/** The distance from a double to the next one. */
function unitInLastPlace(x: number): number {
  const word = new DataView(new ArrayBuffer(8));
  word.setFloat64(0, Math.abs(x));
  word.setBigInt64(0, word.getBigInt64(0) + 1n);
  return word.getFloat64(0) - Math.abs(x);
}

const rows = references
  .trim()
  .split('\n')
  .map(line => line.split(' '));
const mostUnits: Readonly<Record<string, number>> = { exp: 0.52, log: 0.95, pow: 0.6, log2: 0.51, log10: 0.51 };

test.each(Object.keys(functions).filter(name => name !== 'cube' && name !== 'wholePower'))(
  '%s is within its bound of values computed with many digits',
  name => {
    const own = rows.filter(([each]) => each === name);
    expect(own.length).toBeGreaterThanOrEqual(80);
    for (const row of own) {
      const numbers = row.slice(1).map(Number);
      const [nearest = NaN, above = NaN] = numbers.slice(-2);
      const [x = NaN, y = NaN] = numbers.slice(0, -2);
      const result = name === 'hypot' || numbers.length > 3 ? functions[name]?.(x, y) : functions[name]?.(x, 0);
      const error = Math.abs(((result ?? NaN) - nearest) / unitInLastPlace(nearest) - above);
      const isSubnormal = Math.abs(nearest) < 2 ** -1022;
      expect(error, row.join(' ')).toBeLessThanOrEqual(name === 'exp' && isSubnormal ? 1 : (mostUnits[name] ?? 0.85));
    }
  },
);

const special = [0, -0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e-320, 1e308, -1e308, 1e20, Infinity, -Infinity, NaN];
const unary = Object.keys(functions).filter(name => !['cube', 'wholePower', 'pow', 'atan2', 'hypot'].includes(name));

describe('special values are those of ECMAScript', () => {
  test.each(unary)('%s', name => {
    for (const x of special) {
      if (['sin', 'cos', 'tan'].includes(name) && Math.abs(x) > 1e6 && Math.abs(x) < Infinity) continue;
      const calls = (Math as unknown as typeof functions)[name]?.(x, NaN) ?? NaN;
      const result = functions[name]?.(x, NaN) ?? NaN;
      // Where the value is no special one an engine may be a unit in the last place away.
      if (Number.isFinite(calls) && calls !== 0 && Math.abs(calls) !== 1)
        expect(Math.abs(result / calls - 1), `${name}(${x})`).toBeLessThan(1e-15);
      else expect(result, `${name}(${x})`).toBe(calls);
    }
  });

  test.each(['pow', 'atan2', 'hypot'])('%s of two', name => {
    for (const x of special)
      for (const y of special) {
        const calls = name === 'pow' ? x ** y : name === 'atan2' ? Math.atan2(x, y) : Math.hypot(x, y);
        const result = functions[name]?.(x, y) ?? NaN;
        if (Number.isFinite(calls) && calls !== 0 && Math.abs(calls) !== 1)
          expect(Math.abs(result / calls - 1), `${name}(${x}, ${y})`).toBeLessThan(1e-15);
        else expect(result, `${name}(${x}, ${y})`).toBe(calls);
      }
  });
});

test('an angle beyond the stored digits of π throws', () => {
  for (const angle of [sin, cos, elementary.tan])
    expect(() => angle(1e7)).toThrow(new RangeError('angle must be within ±1647099 rad, got 10000000'));
});

const seeded = { seed: 7, numRuns: 2000 };
const positive = fc.double({ min: 1e-300, max: 1e300, noNaN: true });

describe('exact results are exact', () => {
  test('powers of ten and of two, and their logarithms', () => {
    for (let n = -22; n <= 22; n += 1) expect([log10(Number(`1e${n}`)), pow(10, n)]).toEqual([n, Number(`1e${n}`)]);
    for (let n = -1022; n < 1024; n += 1) expect(log2(pow(2, n))).toBe(n);
    expect([pow(2, 1023), pow(2, -1074), pow(2, -1022)]).toEqual([2 ** 1023, Number.MIN_VALUE, 2 ** -1022]);
  });

  test('cubes and their roots, squares and square roots', () => {
    for (let n = -1000; n <= 1000; n += 1) expect(cbrt(n * n * n)).toBe(n);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 26 }), n => {
        expect([pow(n, 2), pow(n * n, 0.5), cube(n), wholePower(n, 2)]).toEqual([n * n, n, n * n * n, n * n]);
      }),
      seeded,
    );
  });

  test('whole powers of small whole numbers', () => {
    for (let base = -9; base <= 9; base += 1)
      for (let n = 0; n <= 15; n += 1) {
        const exact = Number(BigInt(base) ** BigInt(n));
        expect([pow(base, n), wholePower(base, n)], `${base}^${n}`).toEqual([exact, exact]);
      }
  });
});

describe('properties', () => {
  test('a squaring is a product in this engine', () => {
    fc.assert(
      fc.property(fc.double(), x => {
        expect(x ** 2).toBe(x * x);
      }),
      seeded,
    );
  });

  test('inverse functions round-trip', () => {
    fc.assert(
      fc.property(positive, x => {
        expect(Math.abs(exp(log(x)) / x - 1)).toBeLessThan(1e-13);
        expect(Math.abs(cube(cbrt(x)) / x - 1)).toBeLessThan(1e-15);
      }),
      seeded,
    );
  });

  test('exp rises, and expm1 differs from it by 1', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), x => {
        expect(exp(x + Math.abs(x) * 1e-15)).toBeGreaterThanOrEqual(exp(x));
        expect(Math.abs(expm1(x) - (exp(x) - 1))).toBeLessThanOrEqual(2e-16 * Math.max(1, exp(x)));
      }),
      seeded,
    );
  });

  test('sin² + cos² is 1', () => {
    fc.assert(
      fc.property(fc.double({ min: -1.6e6, max: 1.6e6, noNaN: true }), x => {
        expect(Math.abs(sin(x) ** 2 + cos(x) ** 2 - 1)).toBeLessThan(4e-16);
      }),
      seeded,
    );
  });
});
