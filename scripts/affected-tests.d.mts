/** Returns the files of tests that a change can break, each with the pattern of the test names to run, undefined for all. */
export function affectedTests(changed: readonly string[]): ReadonlyMap<string, RegExp | undefined>;
