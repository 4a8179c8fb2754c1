import type { Chunk } from './bulk-runs.ts';

/** How much a chunk holds at most: what a thread works through in seconds, and what a row should hold. */
const most = { cases: 500, long: 10, letters: 256 * 1024 };

/** Puts lines together to chunks. @param long whether each takes long. */
export async function* chunksOf(lines: AsyncIterable<string>, long: boolean): AsyncGenerator<Chunk, void> {
  let [place, first] = [0, 0];
  let gathered: string[] = [];
  let letters = 0;
  for await (const line of lines) {
    gathered.push(line);
    letters += line.length;
    if (gathered.length < (long ? most.long : most.cases) && letters < most.letters) continue;
    yield { place, first, lines: gathered };
    place += 1;
    first += gathered.length;
    gathered = [];
    letters = 0;
  }
  if (gathered.length > 0) yield { place, first, lines: gathered };
}
