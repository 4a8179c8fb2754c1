/** The number of colours of values. */
export const levelCount = 5;

/** The level of each value between the lowest and the highest, from 0; undefined without a value. */
export function valueLevels(values: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const known = values.filter(value => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = high - low;
  return values.map(value => {
    if (value === undefined) return undefined;
    return span > 0 ? Math.min(levelCount - 1, Math.floor((levelCount * (value - low)) / span)) : 0;
  });
}

/** The values at which the levels begin, and the highest value at the end; none without two different values. */
export function levelLimits(values: readonly (number | undefined)[]): readonly number[] {
  const known = values.filter(value => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (!(high > low)) return [];
  return Array.from({ length: levelCount + 1 }, (_, level) => low + ((high - low) * level) / levelCount);
}
