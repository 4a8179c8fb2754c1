import { useEffect, useState } from 'react';

/**
 * Polling delays in ms while a payment is expected: the first as specified, the others for a late webhook of the
 * provider.
 */
export const pollingDelays: readonly number[] = [2000, 2000, 3000, 5000, 8000, 15_000, 30_000, 60_000];

/** Number of polls after which a payment takes longer than usual. */
const expectedPolls = 4;

export type PollingState = 'waiting' | 'late' | 'over';

/**
 * Polls for the subscription after a payment: once in any case, then at increasing intervals until `arrived`. Returns
 * 'late' when it takes longer than usual, 'over' when polling has stopped.
 */
export function usePaymentPolling(expected: boolean, arrived: boolean, poll: () => Promise<void>): PollingState {
  const [count, setCount] = useState(0);
  const delay = pollingDelays[count];
  const isPolling = expected && delay !== undefined && (count === 0 || !arrived);
  useEffect(() => {
    if (!isPolling) return undefined;
    const timer = setTimeout(() => void poll().then(() => setCount(count + 1)), delay);
    return () => clearTimeout(timer);
  }, [isPolling, delay, count, poll]);
  if (delay === undefined) return 'over';
  return count < expectedPolls ? 'waiting' : 'late';
}
