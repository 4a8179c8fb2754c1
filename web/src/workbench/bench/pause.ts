/** When the latest key went down and how long that was after the one before, ms. */
export interface Keys {
  readonly latest: number;
  readonly interval: number;
}

export const noKey: Keys = { latest: -Infinity, interval: Infinity };

/** The keys after another one that goes down now. */
export function withKey({ latest }: Keys, now: number): Keys {
  return { latest: now, interval: now - latest };
}

/** Who types one key after the other sees what each does; a run of keys quicker than that is waited for. */
const pause = 60;
const quick = 100;
const pauseAfterRun = 150;

/** How long results wait for a pause at most, ms. */
const longestWait = 2000;

/** How long results that are due since a time are still to wait now for a pause after the latest key, ms. */
export function waitForPause(now: number, { latest, interval }: Keys, dueSince: number): number {
  const next = latest + (interval < quick ? pauseAfterRun : pause);
  return Math.max(0, Math.min(next, dueSince + longestWait) - now);
}
