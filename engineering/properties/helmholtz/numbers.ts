/** An element that is known to be there. */
export function at(values: Float64Array | Int32Array, index: number): number {
  return values[index] as number;
}
