/** The progress of an analysis. */
export interface AnalysisStage<A> {
  /** The fraction done, 0 to 1, non-decreasing. */
  readonly share: number;
  /** Returns the result so far. */
  readonly soFar: () => A;
}

/**
 * A running analysis: a generator that yields after each few evaluations. The caller may do other work in between, and
 * cancels by not resuming it.
 */
export type Exploration<A> = Generator<AnalysisStage<A>, A, void>;

/**
 * Runs an analysis to its end. The callback is called at every stage and cancels by returning false; the result is then
 * undefined.
 */
export function runToEnd<A>(exploration: Exploration<A>): A;
export function runToEnd<A>(exploration: Exploration<A>, onStage: (stage: AnalysisStage<A>) => boolean): A | undefined;
export function runToEnd<A>(exploration: Exploration<A>, onStage: (stage: AnalysisStage<A>) => boolean = () => true) {
  for (;;) {
    const { done, value } = exploration.next();
    if (done) return value;
    if (!onStage(value)) return undefined;
  }
}

/** Runs an analysis as part of another, mapping its stages; returns its result. */
export function* mapStages<A, B>(
  part: Exploration<A>,
  mapStage: (stage: AnalysisStage<A>) => AnalysisStage<B>,
): Generator<AnalysisStage<B>, A, void> {
  for (;;) {
    const { done, value } = part.next();
    if (done) return value;
    yield mapStage(value);
  }
}

/** Returns a function that estimates the fraction done when the total is only guessed: it rises and stays below 1. */
export function estimateProgress(expected: number): () => number {
  let done = 0;
  return () => {
    done += 1;
    return done < expected ? (0.9 * done) / expected : 1 - (0.1 * expected) / done;
  };
}
