import { Refusal } from '@isentrope/engineering/quantities';
import { expect, test } from 'vitest';
import { readListFile, readListText } from './list-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'list.csv');

test('a delimited text file is read in any supported encoding', async () => {
  const result = {
    name: 'list.csv',
    sheets: [{ name: '', rows: [['Temp °C'], ['5']] }],
    remarks: [],
    text: expect.stringMatching(/Temp °C\r?\n5/) as string,
  };
  expect(await readListFile(file('\ufeffTemp °C\r\n5\r\n'))).toEqual(result);
  expect(await readListFile(file(Uint8Array.from([0x54, 0x65, 0x6d, 0x70, 0x20, 0xb0, 0x43, 0x0a, 0x35])))).toEqual(
    result,
  );
});

test.each([
  ['larger than 10 MB', [new Uint8Array(10_000_001)], 'The file is larger than 10 MB. Nothing was read.'],
  [
    'Old Excel files',
    [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    'Old Excel files (.xls) cannot be read; save it as .xlsx or CSV.',
  ],
  [
    'no text',
    [Uint8Array.from([0x89, 0x50, 0, 0])],
    'The file is neither an Excel workbook (.xlsx) nor text such as CSV.',
  ],
  ['empty', [''], 'There is nothing in list.csv.'],
])('a file that is %s is refused with a message', async (_, parts, sentence) => {
  await expect(readListFile(file(...parts))).rejects.toThrow(new Refusal(sentence));
});

test('pasted text is read unless it is blank', () => {
  expect(readListText('Tag\tFlow\nA\t1\n').sheets[0]?.rows).toEqual([
    ['Tag', 'Flow'],
    ['A', '1'],
  ]);
  expect(() => readListText(' \n')).toThrow(new Refusal('There is nothing in the clipboard.'));
});
