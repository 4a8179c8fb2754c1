/** An unevaluated sum of two doubles, the second below half a unit in the last place of the first: about 106 bits. */
export type DoubleDouble = readonly [high: number, low: number];

/** The exact sum of two doubles (Knuth). */
export function twoSum(a: number, b: number): DoubleDouble {
  const sum = a + b;
  const shift = sum - a;
  return [sum, a - (sum - shift) + (b - shift)];
}

/** The exact product of two doubles (Dekker); both below 10³⁰⁰ and the product above 10⁻²⁹⁰. */
export function twoProduct(a: number, b: number): DoubleDouble {
  const [aHigh, aLow] = split(a);
  const [bHigh, bLow] = split(b);
  const product = a * b;
  return [product, aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)];
}

/** The exact a² less its rounded value `square`, as `twoProduct` has it. */
export function squareError(a: number, square: number): number {
  const scaled = 134217729 * a;
  const high = scaled - (scaled - a);
  const low = a - high;
  return low * low - (square - high * high - low * high - high * low);
}

/** Splits a double into two of 26 bits each (Veltkamp). */
function split(a: number): DoubleDouble {
  const scaled = 134217729 * a;
  const high = scaled - (scaled - a);
  return [high, a - high];
}

/** x + y */
export function add([xHigh, xLow]: DoubleDouble, [yHigh, yLow]: DoubleDouble): DoubleDouble {
  const [high, low] = twoSum(xHigh, yHigh);
  return fastTwoSum(high, low + (xLow + yLow));
}

/** x·y */
export function multiply([xHigh, xLow]: DoubleDouble, [yHigh, yLow]: DoubleDouble): DoubleDouble {
  const [high, low] = twoProduct(xHigh, yHigh);
  return fastTwoSum(high, low + (xHigh * yLow + xLow * yHigh));
}

/** x/y */
export function divide(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const first = x[0] / y[0];
  const rest = add(x, multiply([-first, 0], y));
  return fastTwoSum(first, rest[0] / y[0]);
}

/** √x of a positive x. */
export function squareRoot(x: DoubleDouble): DoubleDouble {
  const first = Math.sqrt(x[0]);
  const [high, low] = twoProduct(first, first);
  return fastTwoSum(first, (x[0] - high - low + x[1]) / (2 * first));
}

/** The sum of two doubles of which the first is the larger one. */
function fastTwoSum(high: number, low: number): DoubleDouble {
  const sum = high + low;
  return [sum, low - (sum - high)];
}
