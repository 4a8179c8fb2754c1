import { writeSync } from 'node:fs';

/** The reader closed the pipe: `calc … | head`. */
export class ClosedPipeError extends Error {}

/** Pause before retrying a full pipe, ms. */
const pause = 2;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Writes a whole text or byte array to standard output, waiting for a slow reader. */
export function print(text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(1, bytes, written);
    } catch (thrown) {
      const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
      if (code === 'EPIPE') throw new ClosedPipeError();
      if (code !== 'EAGAIN') throw thrown;
      Atomics.wait(clock, 0, 0, pause);
    }
  }
}

/** Writes a line to standard error. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}
