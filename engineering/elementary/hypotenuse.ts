import { add, squareRoot, twoProduct } from './double-double.ts';

const twoTo600 = 4.149515568880993e180;

/** √(x² + y² + z²), within 0.51 units in the last place, also where the squares would overflow or underflow. */
export function hypot(x: number, y: number, z = 0): number {
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if ([x, y, z].some(each => Math.abs(each) === Infinity)) return Infinity;
  if (!(largest > 0)) return largest;
  const scale = largest > 1e140 ? twoTo600 : largest < 1e-140 ? 1 / twoTo600 : 1;
  const [a, b, c] = [x / scale, y / scale, z / scale];
  return squareRoot(add(add(twoProduct(a, a), twoProduct(b, b)), twoProduct(c, c)))[0] * scale;
}
