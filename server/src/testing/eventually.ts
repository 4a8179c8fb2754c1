import { setTimeout as wait } from 'node:timers/promises';

/** Only limits tests that would wait forever; a busy machine is slow. */
const longestMilliseconds = 100_000;
const pauseMilliseconds = 20;

/**
 * Polls until there is a value.
 * @param describe what was seen last, for the error.
 * @throws {Error} after the time limit.
 */
export async function eventually<T>(
  what: string,
  poll: () => Promise<T | undefined>,
  describe: () => string = () => 'nothing',
): Promise<T> {
  const end = performance.now() + longestMilliseconds;
  while (performance.now() < end) {
    const found = await poll();
    if (found !== undefined) return found;
    await wait(pauseMilliseconds);
  }
  throw new Error(`Timed out waiting for ${what}; last seen: ${describe()}`);
}
