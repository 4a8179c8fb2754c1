/** Digits beyond which values of several scenarios are the same: piping with the same flow in all of them has solutions that differ by rounding. */
const digits = 7;

const rounded = (value: number) => Number(value.toPrecision(digits));

/** Returns an order by a number, the higher first, and where that is the same by the next one. */
export function byHighest<T>(...numbers: readonly ((of: T) => number)[]): (one: T, other: T) => number {
  return (one, other) => {
    for (const numberOf of numbers) {
      const difference = rounded(numberOf(other)) - rounded(numberOf(one));
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
