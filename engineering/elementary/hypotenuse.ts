import { squareError } from './double-double.ts';

const twoTo600 = 4.149515568880993e180;

/**
 * √(x² + y² + z²), within 0.51 units in the last place, also where the squares would overflow or underflow. The sum and its root are in
 * two parts, held in variables rather than in pairs: integrals along vessel heads evaluate this at every point.
 */
export function hypot(x: number, y: number, z = 0): number {
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (!(largest > 0 && largest < Infinity)) return hypotOfSpecial(x, y, z, largest);
  const scale = largest > 1e140 ? twoTo600 : largest < 1e-140 ? 1 / twoTo600 : 1;
  const a = x / scale;
  const b = y / scale;
  const c = z / scale;
  const square = a * a;
  const squareB = b * b;
  const squareC = c * c;
  const two = square + squareB;
  const shift = two - square;
  const twoLost = square - (two - shift) + (squareB - shift) + (squareError(a, square) + squareError(b, squareB));
  const twoHigh = two + twoLost;
  const twoLow = twoLost - (twoHigh - two);
  const three = twoHigh + squareC;
  const shiftC = three - twoHigh;
  const threeLost = twoHigh - (three - shiftC) + (squareC - shiftC) + (twoLow + squareError(c, squareC));
  const high = three + threeLost;
  const low = threeLost - (high - three);
  const root = Math.sqrt(high);
  const rootSquare = root * root;
  return (root + (high - rootSquare - squareError(root, rootSquare) + low) / (2 * root)) * scale;
}

/** Infinity if any argument is infinite, otherwise NaN or 0. */
function hypotOfSpecial(x: number, y: number, z: number, largest: number): number {
  return [x, y, z].some(each => Math.abs(each) === Infinity) ? Infinity : largest;
}
