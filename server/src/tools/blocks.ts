/** Target duration of a block of cases on a thread, in milliseconds, which limits the wait of other requests. */
const wanted = 20;
/** Assumed duration of a case until one has been measured, in milliseconds. */
const firstGuess = 4;
const mostCases = 200;

/** Chooses the number of cases per block from the measured duration per calculator. */
export class BlockSizes {
  private readonly pace = new Map<string, number>();

  /** The number of cases in the next block. */
  next(tool: string): number {
    const cases = Math.floor(wanted / (this.pace.get(tool) ?? firstGuess));
    return Math.min(mostCases, Math.max(1, cases));
  }

  /** Records a measured duration. */
  took(tool: string, cases: number, milliseconds: number): void {
    if (cases > 0) this.pace.set(tool, Math.max(milliseconds / cases, wanted / mostCases));
  }
}

/**
 * Processes parts with up to `ahead` at a time and yields the results in order. The next part starts only when a result
 * is taken, so a slow consumer needs no buffer.
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
    // Avoids an unhandled rejection while an earlier part is awaited; the error is thrown when its result is taken.
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
