import { describe, expect, test } from 'vitest';
import { convert, kindOf, unitOf } from '../quantities/index.ts';
import { exactFactors } from './exact-factors.ts';
import { unitCategories } from './index.ts';

/** An exact quotient of whole numbers. */
interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

const whole = (n: bigint): Rational => ({ over: n, under: 1n });
const times = (a: Rational, b: Rational): Rational => ({ over: a.over * b.over, under: a.under * b.under });
const inverse = (a: Rational): Rational => ({ over: a.under, under: a.over });
const negative = (a: Rational): Rational => ({ over: -a.over, under: a.under });
const plus = (a: Rational, b: Rational): Rational => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

/** π to forty digits. */
const pi: Rational = { over: 31415926535897932384626433832795028841972n, under: 10n ** 40n };

function decimal(text: string): Rational {
  const [integer = '', decimals = ''] = text.split('.');
  return { over: BigInt(integer + decimals), under: 10n ** BigInt(decimals.length) };
}

/** Exact quotient of a double. */
function exactly(value: number): Rational {
  let scaled = value;
  let under = 1n;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    under *= 2n;
  }
  return { over: BigInt(scaled), under };
}

/** Evaluates an expression of numbers, pi, + − * / and brackets. */
function evaluate(expression: string): Rational {
  const tokens = expression.match(/\d+(?:\.\d+)?|pi|[-+*/()]/g) ?? [];
  expect(tokens.join(''), expression).toBe(expression.replaceAll(' ', ''));
  let index = 0;
  function factor(): Rational {
    const token = tokens[index++];
    if (token === '-') return negative(factor());
    if (token === 'pi') return pi;
    if (token !== '(') return decimal(token ?? '');
    const inside = sum();
    index += 1;
    return inside;
  }
  function product(): Rational {
    let value = factor();
    while (tokens[index] === '*' || tokens[index] === '/') {
      const divide = tokens[index++] === '/';
      const next = factor();
      value = times(value, divide ? inverse(next) : next);
    }
    return value;
  }
  function sum(): Rational {
    let value = product();
    while (tokens[index] === '+' || tokens[index] === '-') {
      const minus = tokens[index++] === '-';
      const next = product();
      value = plus(value, minus ? negative(next) : next);
    }
    return value;
  }
  return sum();
}

/** Relative difference of a double from an exact value; the difference itself from an exact zero. */
function deviation(value: number, exact: Rational): number {
  const scale = 10n ** 40n;
  const difference = plus(exactly(value), negative(exact));
  const relative = exact.over === 0n ? difference : times(difference, inverse(exact));
  return Math.abs(Number((relative.over * scale) / relative.under) / 1e40);
}

interface ExactUnit {
  readonly symbol: string;
  readonly factor: Rational;
  readonly offset: Rational;
}

const categories = unitCategories.map(({ kind }) => ({
  kind,
  units: Object.entries(exactFactors[kind] ?? {}).map(([symbol, [factor, offset = '0']]): ExactUnit => ({
    symbol,
    factor: evaluate(factor),
    offset: evaluate(offset),
  })),
}));

describe('the factors of the catalogue against their exact definitions', () => {
  test('every definition is for a unit of the catalogue, and every category has some', () => {
    for (const { kind, units } of categories) {
      const held = kindOf(kind).units.map(({ symbol }) => symbol);
      expect(units.length, kind).toBeGreaterThan(0);
      for (const { symbol } of units) expect(held, kind).toContain(symbol);
    }
    expect(Object.keys(exactFactors).toSorted()).toEqual(categories.map(({ kind }) => kind as string).toSorted());
  });

  test('every factor and offset is the exact one to 1e-15', () => {
    for (const { kind, units } of categories) {
      for (const { symbol, factor, offset } of units) {
        const held = unitOf(kind, symbol);
        expect(deviation(held.factor, factor), `${kind} ${symbol}`).toBeLessThan(1e-15);
        expect(deviation(held.offset, offset), `${kind} ${symbol}`).toBeLessThan(1e-15);
      }
    }
  });

  test('every ordered pair of units converts by its exact factors to 1e-15', () => {
    const seven = whole(7n);
    for (const { kind, units } of categories) {
      for (const from of units) {
        for (const to of units) {
          const si = plus(times(seven, from.factor), plus(from.offset, negative(to.offset)));
          const exact = times(si, inverse(to.factor));
          const value = convert(kind, 7, from.symbol, to.symbol);
          // Between scales of temperature the offsets are taken from each other, and what is left keeps their rounding.
          const cancelled = Math.max(
            Number(from.offset.over / from.offset.under),
            Number(to.offset.over / to.offset.under),
          );
          const size = Math.abs(Number(exact.over) / Number(exact.under));
          const slack =
            1e-15 * Math.max(1, cancelled / Math.abs(Number(to.factor.over) / Number(to.factor.under)) / size);
          expect(deviation(value, exact), `7 ${from.symbol} in ${to.symbol}`).toBeLessThanOrEqual(slack);
        }
      }
    }
  });
});

describe('the constants of the specification', () => {
  test.each([
    ['pressureDifference', 1, 'atm', 'bar', 1.01325, 1e-15],
    // 745.7 W is the horsepower of 550 ft·lbf/s to four digits.
    ['power', 1, 'hp', 'W', 745.7, 1e-6],
    // "About 6.28981 barrels to the cubic metre".
    ['volume', 1, 'm³', 'bbl', 6.28981, 1e-6],
    ['force', 1, 'kgf', 'N', 9.80665, 1e-15],
    ['massFlow', 1, 'lb/h', 'kg/h', 0.45359237, 1e-15],
    ['pressureDifference', 1, 'psi', 'Pa', 6894.75729, 1e-9],
    ['length', 1, 'inch', 'mm', 25.4, 1e-15],
    ['length', 1, 'ft', 'm', 0.3048, 1e-15],
    ['density', 1, 'lb/in³', 'kg/m³', 27679.90471, 1e-9],
    ['density', 1, 'lb/ft³', 'kg/m³', 16.01846337, 1e-9],
  ] as const)('%s: %d %s in %s is %d', (kind, value, from, to, expected, tolerance) => {
    expect(Math.abs(convert(kind, value, from, to) / expected - 1)).toBeLessThanOrEqual(tolerance);
  });
});
