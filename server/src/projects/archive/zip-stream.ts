import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to be added to an archive. */
export interface ArchiveFile {
  name: string;
  /** Whether it is already compressed and is stored as it is. */
  stored?: boolean;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** Bytes compressed at once, between which other requests are served. */
const chunkBytes = 64 * 1024;

/** Streams a zip archive, with at most one chunk of one file in memory. */
export async function* zipStream(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  const takeReady = (): Uint8Array<ArrayBuffer>[] => {
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
      for (let start = 0; start < bytes.byteLength; start += chunkBytes) {
        file.push(bytes.subarray(start, start + chunkBytes), false);
        yield* takeReady();
        await setImmediate();
      }
    }
    file.push(new Uint8Array(0), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}

/** A response stream with back-pressure: the next chunk is generated when the last one has been sent. */
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
