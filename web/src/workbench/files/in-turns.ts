/** Milliseconds of work between two pauses: shorter than a frame. */
const longestTurn = 12;

/** Lets keys, clicks and drawing that wait come first. */
export const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Runs work that yields where it may pause, and returns its result. */
export async function inTurns<T>(work: Generator<undefined, T>): Promise<T> {
  let began = performance.now();
  let step = work.next();
  while (step.done !== true) {
    if (performance.now() - began > longestTurn) {
      await pause();
      began = performance.now();
    }
    step = work.next();
  }
  return step.value;
}
