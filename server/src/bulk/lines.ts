/** A line, or a whole, that is longer than is taken. */
export class TooLong extends Error {
  constructor(readonly what: 'line' | 'whole') {
    super(`The ${what} is too long.`);
    this.name = 'TooLong';
  }
}

/**
 * The lines of a text as its bytes come, blank ones left out.
 * @param longest of a line, in characters without its end, and of the whole, in bytes.
 * @throws {TooLong}
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
    if (size > longest.whole) throw new TooLong('whole');
    const lines = (rest + decoder.decode(some, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (withoutReturn(rest).length > longest.line) throw new TooLong('line');
    for (const line of lines) {
      if (line.length > longest.line) throw new TooLong('line');
      if (line.trim() !== '') yield line.trim();
    }
  }
  const last = (rest + decoder.decode()).trim();
  if (last !== '') yield last;
}

/** A line of which the return has come, and the line feed not yet. */
function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
