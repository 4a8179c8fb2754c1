/** Milliseconds of work between two pauses: less than a frame. */
const maxTurnMs = 12;

/** Yields to pending input and painting. */
export const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Runs work that yields where it can pause, and returns its result; undefined if it is no longer wanted after a pause. */
export async function inTurns<T>(work: Generator<undefined, T>): Promise<T>;
export async function inTurns<T>(work: Generator<undefined, T>, isWanted: () => boolean): Promise<T | undefined>;
export async function inTurns<T>(work: Generator<undefined, T>, isWanted = () => true): Promise<T | undefined> {
  let began = performance.now();
  let step = work.next();
  while (step.done !== true) {
    if (performance.now() - began > maxTurnMs) {
      await pause();
      if (!isWanted()) return undefined;
      began = performance.now();
    }
    step = work.next();
  }
  return step.value;
}
