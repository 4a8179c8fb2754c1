/** How long no key has come when somebody pauses, and how long results wait for that at most, ms. */
const pause = 60;
const longestWait = 1000;

/** How long results that are due since a time are still to wait now for a pause after the latest key, ms. */
export function waitForPause(now: number, latestKey: number, dueSince: number): number {
  return Math.max(0, Math.min(latestKey + pause, dueSince + longestWait) - now);
}
