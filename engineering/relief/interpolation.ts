/** Locates x among the ascending values from `first`: the index of its interval and the fraction of the interval before x. */
export function locateInterval(values: readonly number[], x: number, first = 0): { index: number; share: number } {
  let index = first;
  while (index < values.length - 2 && x >= (values[index + 1] ?? Infinity)) index += 1;
  const from = values[index] ?? Number.NaN;
  const to = values[index + 1] ?? Number.NaN;
  return { index, share: (x - from) / (to - from) };
}

/** Linear interpolation that returns exactly the first value at 0 and the second at 1. */
export function interpolate(first: number, second: number, share: number): number {
  return first * (1 - share) + second * share;
}
