import type { CatalogueEntry } from '@isentrope/calculators';
import type { Readable } from 'node:stream';
import type { Block } from './crew-messages.ts';
import { Crew } from './crew.ts';
import { note, print } from './output.ts';
import { Refused } from './refused.ts';

/** Maximum line length in bytes: far above any case, and a bound on memory for input without line ends. */
const longestLine = 1_000_000;

const newline = '\n'.charCodeAt(0);

/** Splits a stream into blocks of whole lines, one per chunk received, so that each answer follows its input at once. */
export async function* blocksOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Block, void> {
  let rest = new Uint8Array();
  let first = 0;
  for await (const chunk of input) {
    const end = chunk.lastIndexOf(newline);
    if (end < 0) {
      rest = joined(rest, chunk);
      if (rest.length > longestLine) throw new Refused(`Case ${first + 1} is longer than ${longestLine} bytes.`);
      continue;
    }
    const lines = joined(rest, chunk.subarray(0, end));
    rest = joined(new Uint8Array(), chunk.subarray(end + 1));
    const count = linesIn(lines);
    yield { first, lines };
    first += count;
  }
  if (rest.length > 0) yield { first, lines: rest };
}

/** Concatenates two chunks into a new transferable array. */
function joined(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(before.length + after.length);
  whole.set(before);
  whole.set(after, before.length);
  return whole;
}

function linesIn(lines: Uint8Array): number {
  let count = 1;
  for (let at = lines.indexOf(newline); at >= 0; at = lines.indexOf(newline, at + 1)) count += 1;
  return count;
}

/**
 * Answers newline-delimited cases in order as they arrive, with constant memory. A rejected case is answered with its reason,
 * and the exit code is then 2.
 */
export async function answerStream({ meta, load }: CatalogueEntry, input: Readable, working: boolean): Promise<void> {
  const crew = new Crew({ tool: meta.id, working, between: '\n' });
  try {
    await crew.answerAll(await load(), blocksOf(input), ({ answers, notes, refused }) => {
      notes.forEach(note);
      if (refused) process.exitCode = 2;
      if (answers.length === 0) return;
      print(answers);
      print('\n');
    });
  } finally {
    input.destroy();
    await crew.end();
  }
}
