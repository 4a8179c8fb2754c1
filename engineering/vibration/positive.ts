/** Throws a RangeError that names an argument which is not above 0. */
export function positive(name: string, value: number): number {
  if (!(value > 0)) throw new RangeError(`${name} must be above 0, got ${value}`);
  return value;
}
