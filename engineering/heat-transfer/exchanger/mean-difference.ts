import { log1p } from '../../elementary/index.ts';

/** Temperatures at the four ends, K. */
export interface TerminalTemperatures {
  readonly hotIn: number;
  readonly hotOut: number;
  readonly coldIn: number;
  readonly coldOut: number;
}

/**
 * The differences at the two ends, K. Counter-current: hot in − cold out and hot out − cold in; co-current: hot in − cold
 * in and hot out − cold out.
 */
export function terminalDifferences(
  { hotIn, hotOut, coldIn, coldOut }: TerminalTemperatures,
  direction: 'counter' | 'co',
): readonly [number, number] {
  return direction === 'counter' ? [hotIn - coldOut, hotOut - coldIn] : [hotIn - coldIn, hotOut - coldOut];
}

/** Terminal differences closer than this, K, count as equal (specification). */
export const equalWithin = 1e-6;

/**
 * Logarithmic mean of two temperature differences, K: (ΔT₁ − ΔT₂)/ln(ΔT₁/ΔT₂), or the difference itself where they are equal. Written with
 * ln(1 + x), which is smooth in that limit. Throws a RangeError for a difference that is not above zero.
 */
export function logMeanDifference(first: number, second: number): number {
  if (!(first > 0 && second > 0)) {
    throw new RangeError(`both terminal differences must be above 0 K, got ${first} and ${second}`);
  }
  const excess = (first - second) / second;
  return excess === 0 ? first : (first - second) / log1p(excess);
}
