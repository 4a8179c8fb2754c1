import { writeSync } from 'node:fs';

/** The reader of the answer has left: `calc … | head`. */
export class ReaderGone extends Error {}

/** How long to leave a reader that takes nothing more at present, ms. */
const pause = 2;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Writes all of a text, or of its bytes, to standard output, waiting for a slow reader. */
export function print(text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(1, bytes, written);
    } catch (thrown) {
      const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
      if (code === 'EPIPE') throw new ReaderGone();
      if (code !== 'EAGAIN') throw thrown;
      Atomics.wait(clock, 0, 0, pause);
    }
  }
}

/** A line on standard error. */
export function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
