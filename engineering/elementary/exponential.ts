import type { DoubleDouble } from './double-double.ts';
import { powersOfTwo } from './powers-of-two.ts';

/**
 * Method of this file: with x = k·ln 2/128 + r and |r| < 0.0028, exp(x) is 2^(k/128) from a table times a polynomial of r.
 * Source: P. T. P. Tang, ACM Trans. Math. Softw. 15 (1989) 144.
 */

/** 2^(k/128) for k from 0: the nearest double, and its relative error. */
const [fractions, tails] = fractionalPowers();

/** 128/ln 2, and ln 2/128 in two parts, the first short enough that its integer multiples are exact. */
const perStep = 184.6649652337873;
const stepHigh = 0.00541521234663378;
const stepLow = 1.4907929134926466e-12;
/** Adding and subtracting 1.5·2⁵² rounds to an integer. */
const rounding = 6755399441055744;
/** Above `largest` exp(x) overflows, below `minimum` it rounds to 0. */
const largest = 709.782712893384;
const minimum = -745.1332191019412;

/**
 * exp(x), within 0.51 units in the last place, and within one where the result is below 4e-308. Only arguments near overflow lead to a
 * call: a compiler that expects one reads the tables again in each step of the loop around it.
 */
export function exp(x: number): number {
  if (!(x > -746 && x < 709)) return x < 0 ? 0 : expAtExtremes(x, 0);
  const nearest = x * perStep + rounding - rounding;
  const k = nearest | 0;
  const r = x - nearest * stepHigh - nearest * stepLow;
  const square = r * r;
  const more = (tails[k & 127] as number) + (r + square * (1 / 2 + r * (1 / 6) + square * (1 / 24 + r * (1 / 120))));
  const power = (fractions[k & 127] as number) * (powersOfTwo[(k >> 7) + 1088] as number);
  return power + power * more;
}

/** exp(high + low) of an exponent in two parts, the second far smaller than the first. */
export function expOfParts(high: number, low: number): number {
  if (!(high > -708 && high < 709)) return expAtExtremes(high, low);
  const nearest = high * perStep + rounding - rounding;
  const k = nearest | 0;
  const r = high - nearest * stepHigh - nearest * stepLow + low;
  const square = r * r;
  const more = (tails[k & 127] as number) + (r + square * (1 / 2 + r * (1 / 6) + square * (1 / 24 + r * (1 / 120))));
  const power = (fractions[k & 127] as number) * (powersOfTwo[(k >> 7) + 1088] as number);
  return power + power * more;
}

/** exp(high + low) where the power of two may not be a normal double, or the result overflows or vanishes. */
function expAtExtremes(high: number, low: number): number {
  if (Number.isNaN(high)) return NaN;
  if (high > largest + 1) return Infinity;
  if (high < minimum - 1) return 0;
  // The factor 2^±64 is applied last, so that only the final product overflows or becomes subnormal.
  const shift = high > 0 ? -8192 : 8192;
  const nearest = high * perStep + rounding - rounding;
  const k = (nearest | 0) + shift;
  const r = high - nearest * stepHigh - nearest * stepLow + low;
  const square = r * r;
  const more = (tails[k & 127] as number) + (r + square * (1 / 2 + r * (1 / 6) + square * (1 / 24 + r * (1 / 120))));
  const power = (fractions[k & 127] as number) * (powersOfTwo[(k >> 7) + 1088] as number);
  return (power + power * more) * (high > 0 ? 18446744073709552000 : 5.421010862427522e-20);
}

/** exp(x) − 1 in two parts, with relative error 2⁻⁵⁸; |x| below 700. */
export function expm1Parts(x: number): DoubleDouble {
  if (x > -0.015625 && x < 0.015625) {
    const square = x * x;
    const third = 1 / 6 + x * (1 / 24) + square * (1 / 120 + x * (1 / 720) + square * (1 / 5040 + x * (1 / 40320)));
    const more = square * (1 / 2 + x * third);
    const sum = x + more;
    return [sum, more - (sum - x)];
  }
  const nearest = x * perStep + rounding - rounding;
  const k = nearest | 0;
  const r = x - nearest * stepHigh - nearest * stepLow;
  const square = r * r;
  const sixth = 1 / 120 + r * (1 / 720);
  const more = (tails[k & 127] as number) + (r + square * (1 / 2 + r * (1 / 6) + square * (1 / 24 + r * sixth)));
  const power = (fractions[k & 127] as number) * (powersOfTwo[(k >> 7) + 1088] as number);
  // The rounding error of power − 1 is exact when computed from the larger of both terms.
  const less = power - 1;
  const lost = power > 1 ? power - less - 1 : power - (less + 1);
  const rest = lost + power * more;
  const sum = less + rest;
  return [sum, rest - (sum - less)];
}

/** exp(x) − 1, within 0.6 units in the last place also where x is small. */
export function expm1(x: number): number {
  if (!(x > -40 && x < 700)) return x <= -40 ? -1 : exp(x);
  return x === 0 ? x : expm1Parts(x)[0];
}

/** 2^(k/128) for k from 0 to 127, as doubles and their relative errors. */
function fractionalPowers(): readonly [Float64Array, Float64Array] {
  const [nearest, missing] = [new Float64Array(128), new Float64Array(128)];
  // 2^(1/128) and its rounding error, the double split into two parts whose products are exact.
  const root = 1.0054299011128027;
  const rootLow = 9.499186535455032e-17;
  const rootHalf = Math.fround(root);
  const rootRest = root - rootHalf;
  let high = 1;
  let low = 0;
  for (let k = 0; k < 128; k += 1) {
    nearest[k] = high;
    missing[k] = low / high;
    const half = Math.fround(high);
    const rest = high - half;
    const product = high * root;
    const lost = half * rootHalf - product + half * rootRest + rest * rootHalf + rest * rootRest;
    const more = lost + (high * rootLow + low * root);
    high = product + more;
    low = more - (high - product);
  }
  return [nearest, missing];
}
