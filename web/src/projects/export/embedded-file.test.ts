import { expect, test } from 'vitest';
import { asciiJson, embeddedFileSheet, readEmbeddedFile } from './embedded-file.ts';

const about =
  'Below is the calculation file (.isentrope.json), in parts. Leave it unchanged, so that this workbook can be verified.';

/** The parts into which a text is split. */
const partsOf = (text: string) =>
  embeddedFileSheet(text)
    .rows.slice(1)
    .map(([cell]) => Object(cell).value ?? cell);
const lengths = (text: string) => partsOf(text).map(part => String(part).length);

test('a file is held in cells of at most 16 000 characters', () => {
  expect(lengths('a'.repeat(16_000))).toEqual([16_000]);
  expect(lengths('a'.repeat(16_001))).toEqual([16_000, 1]);
  expect(lengths('a'.repeat(40_000))).toEqual([16_000, 16_000, 8000]);
});

test('is cut between two letters, at most 1000 characters earlier', () => {
  const endingWith = (count: number, filler: string) => `${'a'.repeat(16_000 - count)}${filler.repeat(count)}a`;
  expect(lengths(endingWith(1, '1'))).toEqual([15_998, 3]);
  expect(lengths(endingWith(998, '1'))).toEqual([15_001, 1000]);
  expect(lengths(endingWith(999, '1'))).toEqual([16_000, 1]);
});

test('is never cut within a character', () => {
  expect(lengths('😀'.repeat(8001))).toEqual([16_000, 2]);
  expect(lengths(`1${'😀'.repeat(8001)}`)).toEqual([15_999, 4]);
});

test('has no character in JSON that a program loses', () => {
  expect(asciiJson('{"a":"° _x0041_ _y é\u{1f600}~ "}')).toBe(
    String.raw`{"a":"\u00b0 \u005fx0041_ _y \u00e9\ud83d\ude00~ "}`,
  );
});

test('is read back, without line breaks, from the worksheet of its name', () => {
  const name = 'Calculation file';
  expect(readEmbeddedFile([{ name, rows: [[about], ['{"a":'], ['1\r\n}'], []] }])).toBe('{"a":1}');
  expect(readEmbeddedFile([{ name, rows: [[about], [12]] }])).toBe('12');
  expect(readEmbeddedFile([{ name, rows: [['Other'], ['{}']] }])).toBeUndefined();
  expect(readEmbeddedFile([{ name: 'Sheet 1', rows: [[about], ['{}']] }])).toBeUndefined();
  expect(embeddedFileSheet('{}')).toMatchObject({ name, widths: [100], frozenRows: 0, frozenColumns: 0 });
});
