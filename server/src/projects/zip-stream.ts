import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ArchiveFile {
  name: string;
  /** Whether it is compressed already and stands in the archive as it is. */
  stored?: boolean;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** So many bytes are compressed in one go, between which the server answers others. */
const piece = 64 * 1024;

/** A zip archive as it is made: no more of it is held than one piece of one file. */
export async function* zipped(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  const taken = (): Uint8Array<ArrayBuffer>[] => {
    if (failure !== null) throw failure;
    const chunks = ready.map(chunk => Uint8Array.from(chunk));
    ready = [];
    return chunks;
  };
  for await (const { name, stored = false, content } of files) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      for (let start = 0; start < bytes.byteLength; start += piece) {
        file.push(bytes.subarray(start, start + piece), false);
        yield* taken();
        await setImmediate();
      }
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** What an answer is streamed from: the next chunk is made when the last one has gone. */
export function streamOf(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done = false, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
