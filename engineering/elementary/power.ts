import { expOfParts } from './exponential.ts';
import { logLow, logParts } from './logarithm-parts.ts';

/**
 * x to the power y, within 0.52 units in the last place: exp(y·ln x), with ln x and the product in two parts each. Special values as in
 * ECMAScript: x⁰ is 1, and a negative x has integer powers only.
 */
export function pow(x: number, y: number): number {
  if (!(x > 0 && x < Infinity && y > -1e19 && y < 1e19)) return specialPower(x, y);
  const high = logParts(x);
  const low = logLow[0] as number;
  // The 24-bit high parts have an exact product.
  const yHigh = Math.fround(y);
  const highHigh = Math.fround(high);
  const product = yHigh * highHigh;
  return expOfParts(product, (y - yHigh) * highHigh + y * (high - highHigh + low));
}

/** Cases where x or y is zero, negative, infinite or so large that the power is 0, 1 or infinite. */
function specialPower(x: number, y: number): number {
  if (y === 0) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return NaN;
  const size = Math.abs(x);
  if (size > 0 && size < Infinity && Math.abs(y) < 1e19) return Number.isInteger(y) ? signOf(x, y) * pow(size, y) : NaN;
  if (size === 1) return Number.isFinite(y) ? 1 : NaN;
  return signOf(x, y) * (size > 1 === y > 0 ? Infinity : 0);
}

/** −1 for an odd power of a negative number or of −0, else 1. */
function signOf(x: number, y: number): number {
  return (x < 0 || Object.is(x, -0)) && Number.isInteger(y) && y % 2 !== 0 ? -1 : 1;
}

/** x·x·x */
export function cube(x: number): number {
  return x * x * x;
}

/** x to an integer power n ≥ 0, by repeated squaring. */
export function wholePower(x: number, n: number): number {
  let product = 1;
  for (let [left, square] = [n, x]; left > 0; left = Math.floor(left / 2), square *= square)
    if (left % 2 === 1) product *= square;
  return product;
}
