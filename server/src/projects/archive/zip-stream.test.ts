import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { streamOf, zipStream, type ArchiveFile } from './zip-stream.ts';

const at = new Date('2026-01-02T03:04:06Z');

async function* filesOf(...files: ArchiveFile[]): AsyncGenerator<ArchiveFile> {
  yield* files;
}
async function zipOf(...files: ArchiveFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(filesOf(...files), at)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('files of texts and bytes of any length are in the archive', async () => {
  const bytes = randomBytes(200_000);
  const zip = unzipSync(
    await zipOf(
      { name: 'a.txt', content: ['Inlet ', 'header'] },
      { name: 'empty.txt', content: [] },
      { name: 'b/curve.png', stored: true, content: [bytes] },
      { name: 'c.txt', content: ['x'.repeat(65_536), 'y'.repeat(65_537)] },
    ),
  );
  expect(Object.keys(zip)).toEqual(['a.txt', 'empty.txt', 'b/curve.png', 'c.txt']);
  expect([strFromU8(zip['a.txt'] ?? bytes), zip['empty.txt']?.length]).toEqual(['Inlet header', 0]);
  expect(Buffer.from(zip['b/curve.png'] ?? []).equals(bytes)).toBe(true);
  expect(strFromU8(zip['c.txt'] ?? bytes)).toBe('x'.repeat(65_536) + 'y'.repeat(65_537));
});

test('only what is not compressed already is compressed', async () => {
  const content = ['x'.repeat(10_000)];
  const [packed, stored] = [await zipOf({ name: 'a', content }), await zipOf({ name: 'a', stored: true, content })];
  expect([packed.length < 500, stored.length > 10_000]).toEqual([true, true]);
});

test('other work is done between the chunks', async () => {
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await zipOf({ name: 'a', content: [randomBytes(2_000_000)] });
  clearInterval(count);
  expect(turns).toBeGreaterThan(0);
});

test('a stream asks for a chunk when the last one is read, and ends its source when it is left', async () => {
  const made: number[] = [];
  let ended = false;
  async function* chunks(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      for (let index = 0; index < 5; index += 1) {
        made.push(index);
        yield Uint8Array.of(index);
      }
    } finally {
      ended = true;
    }
  }
  expect((await new Response(streamOf(chunks())).bytes()).length).toBe(5);
  made.length = 0;
  ended = false;
  const reader = streamOf(chunks()).getReader();
  expect((await reader.read()).value).toEqual(Uint8Array.of(0));
  expect(made.length).toBeLessThan(4);
  await reader.cancel();
  expect(ended).toBe(true);
});
