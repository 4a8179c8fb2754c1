import { useEffect, useState } from 'react';

/**
 * Milliseconds to wait before each look whether a payment has arrived: the first as the specification has it, the others because the
 * provider's word may come late.
 */
export const looks: readonly number[] = [2000, 2000, 3000, 5000, 8000, 15_000, 30_000, 60_000];

/** After so many looks it takes longer than usual. */
const usual = 4;

export type Arrival = 'waiting' | 'late' | 'over';

/**
 * After a payment: looks once in any case, and then as long as the subscription is not there, ever less often. `arrived` ends it;
 * 'late' is when it takes longer than usual, 'over' when nobody looks any more.
 */
export function useArrival(expected: boolean, arrived: boolean, look: () => Promise<void>): Arrival {
  const [count, setCount] = useState(0);
  const wait = looks[count];
  const goesOn = expected && wait !== undefined && (count === 0 || !arrived);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => void look().then(() => setCount(count + 1)), wait);
    return () => clearTimeout(timer);
  }, [goesOn, wait, count, look]);
  if (wait === undefined) return 'over';
  return count < usual ? 'waiting' : 'late';
}
