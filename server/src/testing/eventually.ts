import { setTimeout as wait } from 'node:timers/promises';

/** Only to end a test that waits in vain, with what it saw: on a busy machine everything comes, and late. */
const longestMilliseconds = 100_000;
const pauseMilliseconds = 20;

/**
 * Looks again until there is something.
 * @param describe what was seen last, for the error.
 * @throws {Error} when nothing comes.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined>,
  describe: () => string = () => 'nothing',
): Promise<T> {
  const end = performance.now() + longestMilliseconds;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(pauseMilliseconds);
  }
  throw new Error(`Waited in vain for ${what}; seen last: ${describe()}`);
}
