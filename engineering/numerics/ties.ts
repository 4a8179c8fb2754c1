/**
 * Numbers whose relative difference is at most this are equal: the rounding error of unit conversions, reordered sums or iterations, on
 * which a verdict must not depend.
 */
const equalWithin = 1e-11;

/** Whether a value is at or above its limit, allowing for rounding. Never true for NaN. */
export function reaches(value: number, limit: number): boolean {
  return value >= limit - equalWithin * Math.abs(limit);
}

/** Whether a value is above its limit by more than rounding. Never true for NaN. */
export function exceeds(value: number, limit: number): boolean {
  return value > limit + equalWithin * Math.abs(limit);
}
