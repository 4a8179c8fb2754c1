/** Refuses a dimension that is not a positive, finite number. Throws a RangeError that names it. */
export function requirePositive(name: string, value: number): void {
  if (!(value > 0 && value < Infinity)) throw new RangeError(`${name} must be above 0 and finite, got ${value}`);
}
