/** Array element that is known to exist. Integer arrays have a separate function, so that each call site stays monomorphic. */
export function at(values: Float64Array, index: number): number {
  return values[index] as number;
}

/** Integer array element that is known to exist. */
export function wholeAt(values: Int32Array, index: number): number {
  return values[index] as number;
}
