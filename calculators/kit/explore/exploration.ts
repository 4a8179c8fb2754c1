/** How far a question has come. */
export interface Stage<A> {
  /** From 0 to 1, never falling. */
  readonly share: number;
  /** What is known so far, as an answer of its own; made when it is asked for. */
  readonly soFar: () => A;
}

/**
 * A question being answered, a run of the calculator at a time. Whoever drives it may do something else in between, and
 * ends it by asking for no more.
 */
export type Exploration<A> = Generator<Stage<A>, A, void>;

/** Drives a question to its end. `tell` hears of every stage, and ends it by answering false: then there is no answer. */
export function finished<A>(exploration: Exploration<A>): A;
export function finished<A>(exploration: Exploration<A>, tell: (stage: Stage<A>) => boolean): A | undefined;
export function finished<A>(exploration: Exploration<A>, tell: (stage: Stage<A>) => boolean = () => true) {
  for (;;) {
    const { done, value } = exploration.next();
    if (done) return value;
    if (!tell(value)) return undefined;
  }
}

/** Goes through an exploration as a part of another: each of its stages is told as one of that. Gives its answer. */
export function* partOf<A, B>(part: Exploration<A>, told: (stage: Stage<A>) => Stage<B>): Generator<Stage<B>, A, void> {
  for (;;) {
    const { done, value } = part.next();
    if (done) return value;
    yield told(value);
  }
}

/** Shares of the work done, for one whose length is only guessed: they rise and stay below 1. */
export function effort(expected: number): () => number {
  let done = 0;
  return () => {
    done += 1;
    return done < expected ? (0.9 * done) / expected : 1 - (0.1 * expected) / done;
  };
}
