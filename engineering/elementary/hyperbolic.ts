import { add, divide, multiply, squareRoot, twoProduct, twoSum, type DoubleDouble } from './double-double.ts';
import { expm1Parts, expOfParts } from './exponential.ts';
import { logLow, logParts } from './logarithm-parts.ts';

/** ln 2, in two parts. */
const ln2 = [Math.LN2, 2.3190468138462996e-17] as const;

/** sinh x, within 0.51 units in the last place. */
export function sinh(x: number): number {
  const size = Math.abs(x);
  if (!(size > 0)) return x;
  const value = size > 40 ? halfExponential(size) : sineOf(expm1Parts(size));
  return x < 0 ? -value : value;
}

/** (t + t/(1 + t))/2 */
function sineOf(t: DoubleDouble): number {
  return add(t, divide(t, add([1, 0], t)))[0] / 2;
}

/** cosh x, within 0.51 units in the last place. */
export function cosh(x: number): number {
  const size = Math.abs(x);
  if (!(size <= 40)) return halfExponential(size);
  const t = expm1Parts(size);
  return add([1, 0], divide(multiply(t, t), add([2, 0], [2 * t[0], 2 * t[1]])))[0];
}

/** exp(x)/2 */
function halfExponential(x: number): number {
  const [high, low] = twoSum(x, -ln2[0]);
  return x < 1000 ? expOfParts(high, low - ln2[1]) : x * Infinity;
}

/** tanh x, within 0.51 units in the last place. */
export function tanh(x: number): number {
  const size = Math.abs(x);
  if (!(size > 0)) return x;
  const t = size > 22 ? undefined : expm1Parts(2 * size);
  const value = t === undefined ? 1 : divide(t, add([2, 0], t))[0];
  return x < 0 ? -value : value;
}

/** asinh x, within 0.52 units in the last place. */
export function asinh(x: number): number {
  const size = Math.abs(x);
  if (!(size > 1e-9)) return x;
  if (size > 1e140) return Math.sign(x) * logOfTwice(size);
  const square: DoubleDouble = twoProduct(size, size);
  const root = squareRoot(add([1, 0], square));
  const value = log1pOf(add([size, 0], divide(square, add([1, 0], root))));
  return x < 0 ? -value : value;
}

/** acosh x, within 0.52 units in the last place; NaN below 1. */
export function acosh(x: number): number {
  if (!(x > 1)) return x === 1 ? 0 : NaN;
  if (x > 1e140) return logOfTwice(x);
  const over = x - 1;
  return log1pOf(add([over, 0], squareRoot(multiply([over, 0], twoSum(x, 1)))));
}

/** ln(2x), where 2x may overflow. */
function logOfTwice(x: number): number {
  return x === Infinity ? x : add([logParts(x), logLow[0] as number], ln2)[0];
}

/** ln(1 + t) of t from 0 on. */
function log1pOf(t: DoubleDouble): number {
  const [sum, lost] = twoSum(1, t[0]);
  const high = logParts(sum);
  return high + ((logLow[0] as number) + (lost + t[1]) / sum);
}
