/** Returns the value of an argument; throws a RangeError that names it unless it is above 0 and finite. */
export function requirePositive(name: string, value: number): number {
  if (value > 0 && value < Infinity) return value;
  throw new RangeError(`${name} must be ${value === Infinity ? 'finite' : 'above 0'}, got ${value}`);
}

/** Throws a RangeError that names an argument unless it is 0 or above. */
export function requireNotNegative(name: string, value: number): void {
  if (!(value >= 0)) throw new RangeError(`${name} must be at least 0, got ${value}`);
}

/** Throws a RangeError that names an argument unless it is above 0 and at most 1. */
export function requireShare(name: string, value: number): void {
  if (!(value > 0 && value <= 1)) throw new RangeError(`${name} must be above 0 and at most 1, got ${value}`);
}

/** Throws a RangeError that names an argument unless it is a finite number. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, got ${value}`);
}
