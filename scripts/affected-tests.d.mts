/** Returns the test files that a change can break, each with a pattern of the test names to run, undefined for all. */
export function affectedTests(changed: readonly string[]): ReadonlyMap<string, RegExp | undefined>;
