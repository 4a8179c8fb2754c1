import { setImmediate } from 'node:timers/promises';

const lineFeed = 10;
/** Number of lines after which other requests are served. */
const linesAtOnce = 1000;

/** A line, or the whole text, is too long, or the text has too many lines. */
export class TooLongError extends Error {
  constructor(readonly what: 'line' | 'lines' | 'whole') {
    super(`The ${what} is too long.`);
    this.name = 'TooLong';
  }
}

/**
 * Splits a stream of bytes into lines, without empty ones. Yields to other work in between.
 * @param longest limits of a line, in characters, of the whole, in bytes, and of the number of lines, with empty ones.
 * @throws {TooLongError}
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  longest: { readonly line: number; readonly lines: number; readonly whole: number },
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let size = 0;
  let count = 0;
  let rest = '';
  for await (const some of bytes) {
    size += some.byteLength;
    if (size > longest.whole) throw new TooLongError('whole');
    let start = 0;
    for (let end = some.indexOf(lineFeed); end >= 0; end = some.indexOf(lineFeed, start)) {
      count += 1;
      if (count > longest.lines) throw new TooLongError('lines');
      if (count % linesAtOnce === 0) await setImmediate();
      const line = rest + decoder.decode(some.subarray(start, end + 1), { stream: true }).slice(0, -1);
      [start, rest] = [end + 1, ''];
      if (withoutReturn(line).length > longest.line) throw new TooLongError('line');
      if (line.trim() !== '') yield line.trim();
    }
    rest += decoder.decode(some.subarray(start), { stream: true });
    if (withoutReturn(rest).length > longest.line) throw new TooLongError('line');
  }
  const last = (rest + decoder.decode()).trim();
  if (last === '') return;
  if (count === longest.lines) throw new TooLongError('lines');
  yield last;
}

/** Removes the carriage return before a line feed, which may not have arrived yet. */
function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
