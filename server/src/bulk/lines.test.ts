import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const longest = { line: 10, lines: 100, whole: 1000 };

/** The lines of a text that arrives in chunks of `piece` bytes. */
async function read(text: string, piece: number, most = longest): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, place) =>
    bytes.subarray(place * piece, (place + 1) * piece),
  );
  const lines: string[] = [];
  for await (const line of linesOf(
    (async function* () {
      for (const some of pieces) yield await Promise.resolve(some);
    })(),
    most,
  ))
    lines.push(line);
  return lines;
}

test('lines are the same however their bytes are split, even within characters', async () => {
  const word = fc.array(fc.constantFrom('a', 'é', '€', '𝛽'), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), async (words, piece) => {
      const lines = words.map(letters => letters.join(''));
      expect(await read(lines.join('\r\n'), piece)).toEqual(lines);
      expect(await read(`\n${lines.join('\n\n')}\n`, piece)).toEqual(lines);
    }),
  );
});

test('a line or a text that is too long is refused, at its end and before', async () => {
  await expect(read('0123456789\n', 3)).resolves.toHaveLength(1);
  for (const piece of [1, 5, 100]) {
    await expect(read('0123456789a', piece)).rejects.toMatchObject({ what: 'line' });
    await expect(read('a\n0123456789a\nb', piece)).rejects.toMatchObject({ what: 'line' });
    await expect(read('a\n'.repeat(6), piece, { ...longest, line: 5, whole: 11 })).rejects.toMatchObject({
      what: 'whole',
    });
  }
});

test('too many lines are refused, empty ones counted, before the rest is read', async () => {
  const most = { ...longest, lines: 3 };
  for (const piece of [1, 100]) {
    await expect(read('a\n\nb', piece, most)).resolves.toEqual(['a', 'b']);
    await expect(read('a\n\nb\n', piece, most)).resolves.toEqual(['a', 'b']);
    await expect(read('\n\n\nb', piece, most)).rejects.toMatchObject({ what: 'lines' });
    await expect(read(' \n\r\n\n\n', piece, most)).rejects.toMatchObject({ what: 'lines' });
  }
});

test('other work is done while a block of empty lines is read', async () => {
  let isRead = false;
  const reading = read('\n'.repeat(20_000), 20_000, { line: 10, lines: 20_000, whole: 20_000 }).then(() => {
    isRead = true;
  });
  await setImmediate();
  expect(isRead).toBe(false);
  await reading;
});
