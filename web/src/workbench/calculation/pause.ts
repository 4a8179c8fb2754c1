/** The time of the latest key press and the interval since the previous one, ms. */
export interface KeyTiming {
  readonly latest: number;
  readonly interval: number;
}

export const noKeyPressed: KeyTiming = { latest: -Infinity, interval: Infinity };

/** Updates the key timing with a key press at `now`. */
export function recordKeyPress({ latest }: KeyTiming, now: number): KeyTiming {
  return { latest: now, interval: now - latest };
}

/**
 * A single key press is followed by a short pause before results update; a fast run of keys (interval below `quick`)
 * by a longer one. All in ms.
 */
const pause = 60;
const quick = 100;
const pauseAfterRun = 150;

/** The longest delay of pending results, ms. */
const maxDelay = 2000;

/** The remaining delay of results that have been due since `dueSince`, ms. */
export function remainingDelay(now: number, { latest, interval }: KeyTiming, dueSince: number): number {
  const next = latest + (interval < quick ? pauseAfterRun : pause);
  return Math.max(0, Math.min(next, dueSince + maxDelay) - now);
}
