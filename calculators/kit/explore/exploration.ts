/** The progress of an analysis. */
export interface Stage<A> {
  /** The fraction done, 0 to 1, non-decreasing. */
  readonly share: number;
  /** Returns the result so far. */
  readonly soFar: () => A;
}

/**
 * A running analysis: a generator that yields after each few evaluations. The caller may do other work in between, and
 * cancels by not resuming it.
 */
export type Exploration<A> = Generator<Stage<A>, A, void>;

/**
 * Runs an analysis to its end. The callback is called at every stage and cancels by returning false; the result is then
 * undefined.
 */
export function finished<A>(exploration: Exploration<A>): A;
export function finished<A>(exploration: Exploration<A>, tell: (stage: Stage<A>) => boolean): A | undefined;
export function finished<A>(exploration: Exploration<A>, tell: (stage: Stage<A>) => boolean = () => true) {
  for (;;) {
    const { done, value } = exploration.next();
    if (done) return value;
    if (!tell(value)) return undefined;
  }
}

/** Runs an analysis as part of another, mapping its stages; returns its result. */
export function* partOf<A, B>(part: Exploration<A>, told: (stage: Stage<A>) => Stage<B>): Generator<Stage<B>, A, void> {
  for (;;) {
    const { done, value } = part.next();
    if (done) return value;
    yield told(value);
  }
}

/** Returns a function that estimates the fraction done when the total is only guessed: it rises and stays below 1. */
export function effort(expected: number): () => number {
  let done = 0;
  return () => {
    done += 1;
    return done < expected ? (0.9 * done) / expected : 1 - (0.1 * expected) / done;
  };
}
