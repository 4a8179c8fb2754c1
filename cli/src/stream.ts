import type { CatalogueEntry } from '@isentrope/calculators';
import type { Readable } from 'node:stream';
import type { Block } from './worker-messages.ts';
import { WorkerPool } from './worker-pool.ts';
import { printError, print } from './output.ts';
import { UsageError } from './usage-error.ts';

/** Maximum line length in bytes: far above any case, and a bound on memory for input without line ends. */
const maxLineBytes = 1_000_000;

const newline = '\n'.charCodeAt(0);

/** Splits a stream into blocks of whole lines, one per chunk received, so that each answer follows its input at once. */
export async function* blocksOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Block, void> {
  let rest = new Uint8Array();
  let first = 0;
  for await (const chunk of input) {
    const end = chunk.lastIndexOf(newline);
    if (end < 0) {
      rest = concatenate(rest, chunk);
      if (rest.length > maxLineBytes) throw new UsageError(`Case ${first + 1} is longer than ${maxLineBytes} bytes.`);
      continue;
    }
    const lines = concatenate(rest, chunk.subarray(0, end));
    rest = concatenate(new Uint8Array(), chunk.subarray(end + 1));
    const count = countLines(lines);
    yield { first, lines };
    first += count;
  }
  if (rest.length > 0) yield { first, lines: rest };
}

/** Concatenates two chunks into a new transferable array. */
function concatenate(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(before.length + after.length);
  whole.set(before);
  whole.set(after, before.length);
  return whole;
}

function countLines(lines: Uint8Array): number {
  let count = 1;
  for (let at = lines.indexOf(newline); at >= 0; at = lines.indexOf(newline, at + 1)) count += 1;
  return count;
}

/**
 * Answers newline-delimited cases in order as they arrive, with constant memory. A rejected case is answered with its reason,
 * and the exit code is then 2.
 */
export async function answerStream({ meta, load }: CatalogueEntry, input: Readable, working: boolean): Promise<void> {
  const crew = new WorkerPool({ tool: meta.id, working, between: '\n' });
  try {
    await crew.answerAll(await load(), blocksOf(input), ({ answers, notes, refused }) => {
      notes.forEach(printError);
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
