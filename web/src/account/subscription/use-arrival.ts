import { useEffect, useState } from 'react';

/**
 * Polling delays in ms while a payment is expected: the first as specified, the others for a late webhook of the
 * provider.
 */
export const looks: readonly number[] = [2000, 2000, 3000, 5000, 8000, 15_000, 30_000, 60_000];

/** Number of polls after which it takes longer than usual. */
const usual = 4;

export type Arrival = 'waiting' | 'late' | 'over';

/**
 * Polls for the subscription after a payment: once in any case, then at increasing intervals until `arrived`. Returns
 * 'late' when it takes longer than usual, 'over' when polling has stopped.
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
