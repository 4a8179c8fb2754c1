/** The place of x among rising values: the index of the interval and the share of it that lies before x. */
export function place(values: readonly number[], x: number): { index: number; share: number } {
  let index = 0;
  while (index < values.length - 2 && x >= (values[index + 1] ?? Infinity)) index += 1;
  const from = values[index] ?? Number.NaN;
  const to = values[index + 1] ?? Number.NaN;
  return { index, share: (x - from) / (to - from) };
}

/** Between two values by a share: exactly the first at 0 and the second at 1. */
export function between(first: number, second: number, share: number): number {
  return first * (1 - share) + second * share;
}
