import { add, divide, multiply, squareRoot, twoProduct, twoSum, type DoubleDouble } from './double-double.ts';
import { expm1Parts, expOfParts } from './exponential.ts';
import { logLow, logParts } from './logarithm.ts';

/** −ln 2, in two parts. */
const negativeLn2 = [-0.6931471805599453, -2.3190468138462996e-17] as const;

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
  const [high, low] = twoSum(x, negativeLn2[0]);
  return x < 1000 ? expOfParts(high, low + negativeLn2[1]) : x + x;
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
  if (!(size > 1e-9 && size < 1e140)) return size <= 1e-9 ? x : Math.sign(x) * log1pOf([2 * size, 0]);
  const square: DoubleDouble = twoProduct(size, size);
  const root = squareRoot(add([1, 0], square));
  const value = log1pOf(add([size, 0], divide(square, add([1, 0], root))));
  return x < 0 ? -value : value;
}

/** acosh x, within 0.52 units in the last place; NaN below 1. */
export function acosh(x: number): number {
  if (!(x > 1)) return x === 1 ? 0 : NaN;
  if (x > 1e140) return log1pOf([2 * x, 0]);
  const over = x - 1;
  return log1pOf(add([over, 0], squareRoot(multiply([over, 0], twoSum(x, 1)))));
}

/** atanh x, within 0.52 units in the last place; NaN beyond 1. */
export function atanh(x: number): number {
  const size = Math.abs(x);
  if (!(size < 1)) return size === 1 ? x * Infinity : NaN;
  if (size < 1e-9) return x;
  const value = log1pOf(divide([2 * size, 0], twoSum(1, -size))) / 2;
  return x < 0 ? -value : value;
}

/** ln(1 + t) of t from 0 on. */
function log1pOf(t: DoubleDouble): number {
  if (!(t[0] < Infinity)) return t[0];
  const [sum, lost] = twoSum(1, t[0]);
  const high = logParts(sum);
  return high + ((logLow[0] as number) + (lost + t[1]) / sum);
}
