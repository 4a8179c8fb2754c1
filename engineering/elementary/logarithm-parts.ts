import { add, multiply, type DoubleDouble } from './double-double.ts';
import { powersOfTwo } from './powers-of-two.ts';

/**
 * Method of this file: with x = 2^k·z, z from 11/16 to 11/8, and 1/c near 1/z a multiple of 1/512 from a table, ln x = k·ln 2 + ln c + ln(1
 * + r), r = z/c − 1. 1/c has few enough digits that r is exact.
 * Source: P. T. P. Tang, ACM Trans. Math. Softw. 16 (1990) 378; the layout of the table is that of S. Nagy's logarithm in Arm's Optimized
 * Routines.
 */

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
double[0] = 1;
/** Index of the word with the sign and exponent. */
const upper = words[1] === 0 ? 0 : 1;

const minNormal = 2.2250738585072014e-308;
/** The upper word of 11/16, where the table begins. */
const first = 0x3fe60000;
/** ln 2 = 0.693147180559945309417232121458… */
const ln2: DoubleDouble = [Math.LN2, 2.3190468138462996e-17];
/** 2⁴²: integer multiples and sums of logarithms rounded to 1/2⁴² are exact. */
export const fine = 4398046511104;
export const ln2High = Math.round(ln2[0] * fine) / fine;
export const ln2Low = ln2[0] - ln2High + ln2[1];

/** 1/c, and ln c in two parts, of each of 128 pieces. */
const [inverses, logarithmsHigh, logarithmsLow] = pieces();

/** The low part of the last result of `logParts`. */
export const logLow = new Float64Array(1);

/**
 * ln x as a sum of two doubles with relative error 2⁻⁶⁵: returns the high part and writes the low part to `logLow`. x must be positive and
 * finite.
 */
export function logParts(x: number): number {
  if (x < minNormal) return logOfSubnormal(x);
  double[0] = x;
  const offset = (words[upper] as number) - first;
  const k = offset >> 20;
  const piece = (offset >> 13) & 127;
  const z = x * (powersOfTwo[1088 - k] as number);
  const inverse = inverses[piece] as number;
  const zHigh = Math.fround(z);
  const rHigh = zHigh * inverse - 1;
  const rLow = (z - zHigh) * inverse;
  const r = rHigh + rLow;
  const known = k * ln2High + (logarithmsHigh[piece] as number);
  const sum = known + r;
  // −r²/2, whose high part is exact.
  const half = -0.5 * r;
  const halfHigh = -0.5 * rHigh;
  const squareHigh = rHigh * halfHigh;
  const high = sum + squareHigh;
  const square = r * r;
  const sixth = -1 / 6 + r * (1 / 7) + square * (-1 / 8 + r * (1 / 9) - square * (1 / 10));
  const more = square * r * (1 / 3 + r * (-1 / 4) + square * (1 / 5 + r * sixth));
  const low =
    k * ln2Low +
    (logarithmsLow[piece] as number) +
    (known - sum + r) +
    (rHigh - r + rLow) +
    rLow * (half + halfHigh) +
    (sum - high + squareHigh) +
    more;
  const result = high + low;
  logLow[0] = high - result + low;
  return result;
}

/** Logarithm, in any base, of 0, a negative number, infinity or NaN. */
export function logOfNonPositive(x: number): number {
  if (x === 0) return -Infinity;
  return x === Infinity ? x : NaN;
}

/** `logParts` of 2⁵⁴·x, which is a normal double, less 54·ln 2. */
function logOfSubnormal(x: number): number {
  const high = logParts(x * 18014398509481984);
  const [result, low] = add([high, logLow[0] as number], multiply([-54, 0], ln2));
  logLow[0] = low;
  return result;
}

/** For each piece of [11/16, 11/8): a multiple of 1/512 near the reciprocal of its centre, and its negative logarithm in two parts. */
function pieces(): readonly [Float64Array, Float64Array, Float64Array] {
  // ln(n/512) for n from 372 to 745.
  const [high, low] = [new Float64Array(746), new Float64Array(746)];
  for (let n = 512; n < 745; n += 1) addStep(high, low, n, n + 1, 2 * n + 1);
  for (let n = 512; n > 372; n -= 1) addStep(high, low, n, n - 1, 1 - 2 * n);
  const parts = [new Float64Array(128), new Float64Array(128), new Float64Array(128)] as const;
  for (let piece = 0; piece < 128; piece += 1) {
    double[0] = 1;
    words[upper] = first + (piece << 13) + (1 << 12);
    const middle = double[0];
    // 1 on both sides of 1, so that ln x is as exact there as x − 1.
    const numerator = Math.abs(middle - 1) < 0.005 ? 512 : Math.round(512 / middle);
    const rounded = Math.round((high[numerator] as number) * fine) / fine;
    parts[0][piece] = numerator / 512;
    parts[1][piece] = -rounded;
    parts[2][piece] = rounded - (high[numerator] as number) - (low[numerator] as number);
  }
  return parts;
}

/** Sets one logarithm of a table to another plus 2·artanh(1/d), all in two parts. */
export function addStep(high: Float64Array, low: Float64Array, from: number, to: number, d: number): void {
  const half = Math.fround(1 / d);
  const rest = (1 - half * d) / d;
  const z = half + rest;
  const square = z * z;
  const series =
    1 / 3 +
    square * (1 / 5 + square * (1 / 7 + square * (1 / 9 + square * (1 / 11 + square * (1 / 13 + square / 15)))));
  const before = high[from] as number;
  const sum = before + 2 * half;
  const shift = sum - before;
  const lost = before - (sum - shift) + (2 * half - shift);
  const more = lost + ((low[from] as number) + 2 * (rest + z * square * series));
  const total = sum + more;
  high[to] = total;
  low[to] = more - (total - sum);
}
