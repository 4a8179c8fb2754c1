import { logLow, logParts, logOfNonPositive } from './logarithm-parts.ts';

/** 1/ln 2 and 1/ln 10: a high part short enough that its product with 24 bits is exact, the remainder, and the nearest double. */
const perLn2 = [1.442695040255785, 6.331784189566044e-10, Math.LOG2E] as const;
const perLn10 = [0.434294480830431, 1.0728208431540585e-9, Math.LOG10E] as const;

/** The logarithm of x to the base 2, within 0.51 units in the last place; exact where x is a power of 2. */
export function log2(x: number): number {
  return scaledLogarithm(x, perLn2);
}

/** The logarithm of x to the base 10, within 0.51 units in the last place; exact where x is a power of 10. */
export function log10(x: number): number {
  return scaledLogarithm(x, perLn10);
}

function scaledLogarithm(x: number, [high, low, whole]: readonly [number, number, number]): number {
  if (!(x > 0 && x < Infinity)) return logOfNonPositive(x);
  const logarithm = logParts(x);
  const first = Math.fround(logarithm);
  return first * high + (first * low + (logarithm - first + (logLow[0] as number)) * whole);
}
