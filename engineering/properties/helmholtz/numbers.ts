/**
 * An element that is known to be there. Whole numbers have a function of their own: one function for both kinds of array would
 * have to look at each access which it is.
 */
export function at(values: Float64Array, index: number): number {
  return values[index] as number;
}

/** A whole number that is known to be there. */
export function wholeAt(values: Int32Array, index: number): number {
  return values[index] as number;
}
