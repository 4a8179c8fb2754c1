import type { Chunk } from './bulk-runs.ts';

/** Maximum size of a chunk: what a thread calculates in seconds, and what fits well in a row. */
const maxSize = { cases: 500, expensiveCases: 10, letters: 256 * 1024 };

/**
 * Groups lines into chunks.
 * @param isExpensive whether each case takes seconds.
 */
export async function* chunksOf(lines: AsyncIterable<string>, isExpensive: boolean): AsyncGenerator<Chunk, void> {
  let [place, first] = [0, 0];
  let pending: string[] = [];
  let letters = 0;
  for await (const line of lines) {
    pending.push(line);
    letters += line.length;
    if (pending.length < (isExpensive ? maxSize.expensiveCases : maxSize.cases) && letters < maxSize.letters) continue;
    yield { place, first, lines: pending };
    place += 1;
    first += pending.length;
    pending = [];
    letters = 0;
  }
  if (pending.length > 0) yield { place, first, lines: pending };
}
