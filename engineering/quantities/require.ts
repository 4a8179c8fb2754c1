/** The value of an argument; RangeError that names it unless it is above 0 and finite. */
export function requirePositive(name: string, value: number): number {
  if (value > 0 && value < Infinity) return value;
  throw new RangeError(`${name} must be ${value === Infinity ? 'finite' : 'above 0'}, got ${value}`);
}

/** RangeError that names an argument unless it is a finite number. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, got ${value}`);
}
