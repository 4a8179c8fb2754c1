/**
 * Two numbers that differ by no more than this fraction are equal: so much rounding leaves of one that was reached by other units,
 * another order of terms or an iteration. A verdict must not depend on it.
 */
const equalWithin = 1e-11;

/** Whether a value is at its limit or above it; one that is below by rounding alone is at it. Never true of NaN. */
export function reaches(value: number, limit: number): boolean {
  return value >= limit - equalWithin * Math.abs(limit);
}

/** Whether a value is above its limit by more than rounding. Never true of NaN. */
export function exceeds(value: number, limit: number): boolean {
  return value > limit + equalWithin * Math.abs(limit);
}
