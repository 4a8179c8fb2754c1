/** How long a block of cases should keep a thread, in milliseconds: whoever asks for one case meanwhile waits no longer. */
const wanted = 20;
/** What a case is taken to need until one of its calculator has been worked through, in milliseconds. */
const firstGuess = 4;
const mostCases = 200;

/** How many cases make a block, by what the last ones of their calculator took. */
export class BlockSizes {
  private readonly pace = new Map<string, number>();

  /** The number of cases to take next. */
  next(tool: string): number {
    const cases = Math.floor(wanted / (this.pace.get(tool) ?? firstGuess));
    return Math.min(mostCases, Math.max(1, cases));
  }

  /** Notes what so many cases took. */
  took(tool: string, cases: number, milliseconds: number): void {
    if (cases > 0) this.pace.set(tool, Math.max(milliseconds / cases, wanted / mostCases));
  }
}

/**
 * Asks for parts of a whole one after the other, `ahead` of them at once, and gives their answers in order. It asks for no more
 * until an answer is taken, so that a slow reader keeps nothing in memory; it ends when nobody takes any more.
 */
export async function* inOrder<P, A>(
  parts: Iterator<P>,
  ahead: number,
  answer: (part: P) => Promise<A>,
): AsyncGenerator<A, void> {
  const underWay: Promise<A>[] = [];
  const ask = (): void => {
    const next = parts.next();
    if (next.done === true) return;
    const asked = answer(next.value);
    // It may fail while an earlier one is waited for; whoever takes it is told.
    asked.catch(() => undefined);
    underWay.push(asked);
  };
  for (let place = 0; place < ahead; place += 1) ask();
  for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
    const answered = await first;
    ask();
    yield answered;
  }
}
