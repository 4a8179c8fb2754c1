import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a body to a temporary file, which is deleted when the work is done. Undefined if it is larger than `largest`
 * bytes.
 */
export async function withTemporaryFile<T>(
  body: ReadableStream<Uint8Array> | null,
  largest: number,
  work: (file: FileHandle, bytes: number) => Promise<T>,
): Promise<T | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-import-'));
  try {
    const file = await open(join(folder, 'archive.zip'), 'wx+', 0o600);
    try {
      let bytes = 0;
      for await (const chunk of body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > largest) return undefined;
        await file.write(chunk);
      }
      return await work(file, bytes);
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
