/** A line, or the whole text, is too long. */
export class TooLongError extends Error {
  constructor(readonly what: 'line' | 'whole') {
    super(`The ${what} is too long.`);
    this.name = 'TooLong';
  }
}

/**
 * Splits a stream of bytes into lines, without empty ones.
 * @param longest limits of a line, in characters, and of the whole, in bytes.
 * @throws {TooLongError}
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  longest: { readonly line: number; readonly whole: number },
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let size = 0;
  let rest = '';
  for await (const some of bytes) {
    size += some.byteLength;
    if (size > longest.whole) throw new TooLongError('whole');
    const lines = (rest + decoder.decode(some, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (withoutReturn(rest).length > longest.line) throw new TooLongError('line');
    for (const line of lines) {
      if (line.length > longest.line) throw new TooLongError('line');
      if (line.trim() !== '') yield line.trim();
    }
  }
  const last = (rest + decoder.decode()).trim();
  if (last !== '') yield last;
}

/** Removes a carriage return whose line feed has not arrived yet. */
function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
