/** Target duration of a block of cases on a thread, in milliseconds, which limits the wait of other requests. */
const targetMilliseconds = 20;
/** Assumed duration of a case until one has been measured, in milliseconds. */
const initialEstimate = 4;
const maxCases = 200;

/** Chooses the number of cases per block from the measured duration per calculator. */
export class BlockSizes {
  private readonly millisecondsPerCase = new Map<string, number>();

  /** The number of cases in the next block. */
  next(tool: string): number {
    const cases = Math.floor(targetMilliseconds / (this.millisecondsPerCase.get(tool) ?? initialEstimate));
    return Math.min(maxCases, Math.max(1, cases));
  }

  /** Records the measured duration of a block. */
  record(tool: string, cases: number, milliseconds: number): void {
    if (cases > 0) this.millisecondsPerCase.set(tool, Math.max(milliseconds / cases, targetMilliseconds / maxCases));
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
  const pending: Promise<A>[] = [];
  const startNext = (): void => {
    const next = parts.next();
    if (next.done === true) return;
    const pendingResult = answer(next.value);
    // Avoids an unhandled rejection while an earlier part is awaited; the error is thrown when its result is taken.
    pendingResult.catch(() => undefined);
    pending.push(pendingResult);
  };
  for (let index = 0; index < ahead; index += 1) startNext();
  for (let first = pending.shift(); first !== undefined; first = pending.shift()) {
    const result = await first;
    startNext();
    yield result;
  }
}
