import { addStep, logParts, ofNoPositive } from './logarithm-parts.ts';

/**
 * Method of this file: with a middle m of a table ln x is ln m from another plus a polynomial of (x − m)/m.
 * Source: P. T. P. Tang, ACM Trans. Math. Softw. 16 (1990) 378.
 */

/** Of each cell of 1/128 up to 4 its middle, or 1 beside 1; the reciprocal of that and its logarithm, each in two parts. */
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

/** ln x, within 0.95 units in the last place. */
export function log(x: number): number {
  if (!(x >= 0.25 && x < 4)) return x > 0 && x < Infinity ? logParts(x) : ofNoPositive(x);
  const k = (x * 128) | 0;
  const from = x - (middles[k] as number);
  const r = from * (cellInverses[k] as number);
  const square = r * r;
  const sixth = -1 / 6 + r * (1 / 7) + square * (-1 / 8 + r * (1 / 9));
  const more = square * (-1 / 2 + r * (1 / 3) + square * (-1 / 4 + r * (1 / 5) + square * sixth));
  const low = from * (cellInversesLow[k] as number) + (cellLogarithmsLow[k] as number);
  return (cellLogarithms[k] as number) + (r + (low + more));
}

function fillCells(): void {
  const { middle, inverse, inverseLow, logarithm, logarithmLow } = cells;
  // ln(257/256) and ln(255/256), and from there on from cell to cell.
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
