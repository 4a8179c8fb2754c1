/** Runs work that yields where it may pause to its end, and returns its result. */
export function atOnce<T>(work: Generator<undefined, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
