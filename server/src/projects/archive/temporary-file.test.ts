import { mkdtemp, readdir, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withTemporaryFile } from './temporary-file.ts';

/** A body of several chunks. */
const bodyOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(Buffer.from(text));
      controller.close();
    },
  });

// Other tests import archives meanwhile, so these have a folder of their own.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-body-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => void vi.stubEnv('TMPDIR', folder));
afterEach(() => void vi.unstubAllEnvs());
const left = () => readdir(folder);

test('a body is in the file while the work is done, and gone afterwards', async () => {
  const found = await withTemporaryFile(bodyOf('Inlet ', 'header'), 12, async (file, bytes) => {
    const { mode } = await file.stat();
    return [bytes, (await file.read(Buffer.alloc(20), 0, 20, 0)).bytesRead, mode & 0o777, (await left()).length];
  });
  expect(found).toEqual([12, 12, 0o600, 1]);
  expect(await withTemporaryFile(null, 12, (_, bytes) => Promise.resolve(bytes))).toBe(0);
  expect(await left()).toEqual([]);
});

test('the file is closed when the work is done or has failed', async () => {
  const files: FileHandle[] = [];
  await withTemporaryFile(bodyOf('a'), 1, file => Promise.resolve(files.push(file)));
  const failing = withTemporaryFile(bodyOf('a'), 1, file => {
    files.push(file);
    return Promise.reject(new Error('It failed.'));
  });
  await expect(failing).rejects.toThrow(new Error('It failed.'));
  expect(files.map(({ fd }) => fd)).toEqual([-1, -1]);
});

test('a body that is too large is not worked on', async () => {
  expect(await withTemporaryFile(bodyOf('Inlet ', 'header'), 11, () => Promise.resolve('done'))).toBeUndefined();
  const failing = withTemporaryFile(bodyOf('a'), 11, () => Promise.reject(new Error('It failed.')));
  await expect(failing).rejects.toThrow(new Error('It failed.'));
  expect(await left()).toEqual([]);
});
