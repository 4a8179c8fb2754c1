import { addStep, fine, ln2High, ln2Low, logLow, logParts, logOfNonPositive } from './logarithm-parts.ts';
import { powersOfTwo } from './powers-of-two.ts';

/**
 * Method of this file: with x = 2^k·z and the centre m of the table cell of z, ln x is k·ln 2 plus the tabulated ln m plus a polynomial of
 * (z − m)/m.
 * Source: P. T. P. Tang, ACM Trans. Math. Softw. 16 (1990) 378.
 */

/** Centre of each cell of width 1/128 up to 4 (1 for the cells next to 1), its reciprocal and its logarithm, each in two parts. */
const cells = {
  middle: new Float64Array(512),
  inverse: new Float64Array(512),
  inverseLow: new Float64Array(512),
  logarithm: new Float64Array(512),
  logarithmLow: new Float64Array(512),
};
fillCells();
const { middle: middles, inverse: cellInverses, inverseLow: cellInversesLow } = cells;
const { logarithm: cellLogarithms, logarithmLow: cellLogarithmsLow } = cells;

/** ln m of the cells from 1/2 to 2, rounded to 1/2⁴² so that sums with multiples of ln 2 are exact, and the remainder. */
const roundLogarithms = new Float64Array(256);
const roundLogarithmsLow = new Float64Array(256);
for (let k = 64; k < 256; k += 1) {
  const logarithm = cellLogarithms[k] as number;
  const rounded = Math.round(logarithm * fine) / fine;
  roundLogarithms[k] = rounded;
  roundLogarithmsLow[k] = logarithm - rounded + (cellLogarithmsLow[k] as number);
}

const single = new Float32Array(1);
const singleBits = new Int32Array(single.buffer);

/** ln x, within 0.95 units in the last place. */
export function log(x: number): number {
  let exponent = 0;
  let z = x;
  if (!(x > 0.704 && x < 1.406)) {
    if (!(x > 1e-30 && x < 1e30)) return logOfExtreme(x);
    // x = 2^exponent·z with z from 0.703 to 1.406, so that the exponent is 0 near 1.
    single[0] = x * 1.4222222222222223;
    exponent = ((singleBits[0] as number) >> 23) - 127;
    z = x * (powersOfTwo[1088 - exponent] as number);
  }
  const k = (z * 128) | 0;
  const from = z - (middles[k] as number);
  const r = from * (cellInverses[k] as number);
  const square = r * r;
  const more = square * (-1 / 2 + r * (1 / 3) + square * (-1 / 4 + r * (1 / 5) + square * (-1 / 6 + r * (1 / 7))));
  const low = from * (cellInversesLow[k] as number) + (roundLogarithmsLow[k] as number) + exponent * ln2Low;
  return exponent * ln2High + (roundLogarithms[k] as number) + (r + (low + more));
}

function logOfExtreme(x: number): number {
  return x > 0 && x < Infinity ? logParts(x) : logOfNonPositive(x);
}

/** ln(1 + x), within 0.95 units in the last place also where x is small. */
export function log1p(x: number): number {
  if (!(x > -0.75 && x < 3 && x !== 0)) return log1pFarFromZero(x);
  const sum = 1 + x;
  const k = (sum * 128) | 0;
  const from = sum - (middles[k] as number);
  const inverse = cellInverses[k] as number;
  const r = from * inverse;
  // Rounding error of the sum 1 + x.
  const lost = inverse * (x < 1 ? x - (sum - 1) : 1 - (sum - x));
  const low = from * (cellInversesLow[k] as number) + (cellLogarithmsLow[k] as number) + lost;
  return (cellLogarithms[k] as number) + (r + (low + beyondLinear(r + lost)));
}

/** ln(1 + r) − r for |r| up to 1/64. */
function beyondLinear(r: number): number {
  const square = r * r;
  const sixth = -1 / 6 + r * (1 / 7) + square * (-1 / 8 + r * (1 / 9));
  return square * (-1 / 2 + r * (1 / 3) + square * (-1 / 4 + r * (1 / 5) + square * sixth));
}

/** ln(1 + x) for x below −3/4 or from 3, and for 0. */
function log1pFarFromZero(x: number): number {
  if (x === 0) return x;
  if (!(x > -1 && x < Infinity)) return logOfNonPositive(x < -1 ? NaN : 1 + x);
  const sum = 1 + x;
  const lost = x < 1 ? x - (sum - 1) : 1 - (sum - x);
  const high = logParts(sum);
  return high + ((logLow[0] as number) + lost / sum);
}

function fillCells(): void {
  const { middle, inverse, inverseLow, logarithm, logarithmLow } = cells;
  // ln(257/256) and ln(255/256), and onwards from cell to cell.
  addStep(logarithm, logarithmLow, 127, 128, 513);
  for (let k = 128; k < 511; k += 1) addStep(logarithm, logarithmLow, k, k + 1, 2 * k + 2);
  addStep(logarithm, logarithmLow, 0, 127, -511);
  for (let k = 127; k > 32; k -= 1) addStep(logarithm, logarithmLow, k, k - 1, -2 * k);
  for (let k = 32; k < 512; k += 1) {
    const centre = k === 127 || k === 128 ? 1 : (k + 0.5) / 128;
    if (centre === 1) logarithm[k] = logarithmLow[k] = 0;
    const reciprocal = 1 / centre;
    const half = Math.fround(reciprocal);
    middle[k] = centre;
    inverse[k] = reciprocal;
    inverseLow[k] = (1 - half * centre - (reciprocal - half) * centre) / centre;
  }
}
