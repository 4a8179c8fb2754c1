import { describe, expect, test } from 'vitest';
import { PdfName, PdfReader, PdfRef, PdfText, textOf, type PdfValue } from './pdf-value.ts';

const read = (text: string) => new PdfReader(text, 0).value();

// ISO 32000-2, 7.3, with its examples.
describe('a value of a PDF', () => {
  test.each<[string, PdfValue]>([
    ['true', true],
    ['false', false],
    ['null', null],
    ['123', 123],
    ['+17', 17],
    ['-98', -98],
    ['34.5', 34.5],
    ['-.002', -0.002],
    ['4.', 4],
    ['  % a remark\r\n \0\t\f7', 7],
    ['/A;Name_With-Various***Characters?', new PdfName('A;Name_With-Various***Characters?')],
    ['/Lime#20Green', new PdfName('Lime Green')],
    ['/', new PdfName('')],
    [
      '(Strings can contain balanced parentheses () and so on)',
      new PdfText('Strings can contain balanced parentheses () and so on'),
    ],
    ['()', new PdfText('')],
    [String.raw`(\n\r\t\b\f\(\)\\\q)`, new PdfText('\n\r\t\b\f()\\q')],
    [String.raw`(\0053\053\53\1234\777)`, new PdfText('\u00053++S4\u00ff')],
    ['(These \\\r\ntwo \\\nstrings \\\rare)', new PdfText('These two strings are')],
    ['<4E6F762073686D6F7A>', new PdfText('Nov shmoz')],
    ['<901>', new PdfText('\u0090\u0010')],
    ['<90 1F\nA>', new PdfText('\u0090\u001f\u00a0')],
    ['12 0 R', new PdfRef(12)],
    ['12 0 R]', new PdfRef(12)],
    ['12 0 Rx', 12],
    ['[549 3.14 false (Ralph) /SomeName]', [549, 3.14, false, new PdfText('Ralph'), new PdfName('SomeName')]],
    ['[1 2 0 R 3]', [1, new PdfRef(2), 3]],
    [
      '<< /Type /Example /Sub << /Item 0.4 >> >>',
      new Map<string, PdfValue>([
        ['Type', new PdfName('Example')],
        ['Sub', new Map([['Item', 0.4]])],
      ]),
    ],
  ])('%j', (text, value) => expect(read(text)).toEqual(value));

  test.each([
    ['1x', 'not a value'],
    ['1-2', 'not a value'],
    ['obj', 'not a value'],
    ['', 'not a value'],
    ['(open', 'a string without an end'],
    ['<41', 'a string without an end'],
    ['<4G>', 'not a string'],
    ['<< 1 2 >>', 'a member without a name'],
    ['['.repeat(62), 'nested too deep'],
    [`[${'1 '.repeat(1_000_000)}]`, 'too many values'],
  ])('is not found in %#', (text, problem) => expect(() => read(text)).toThrow(new RangeError(problem)));

  test('may be nested 60 deep, and have a million parts', () => {
    expect(read(`${'['.repeat(60)}1${']'.repeat(60)}`)).toBeInstanceOf(Array);
    expect(read(`[${'1 '.repeat(999_999)}]`)).toHaveLength(999_999);
  });

  test('ends where the next one begins', () => {
    const reader = new PdfReader('12 34 (a) /B <42> endobj', 0);
    expect(Array.from({ length: 5 }, () => reader.value())).toEqual([
      12,
      34,
      new PdfText('a'),
      new PdfName('B'),
      new PdfText('B'),
    ]);
    expect([reader.consumes('stream'), reader.consumes('endobj'), reader.at]).toEqual([false, true, 24]);
  });
});

test.each([
  ['plain', 'plain'],
  ['\u00fe\u00ff\u0000A \u00ac', 'A\u20ac'],
  ['\u00fe\u00ff\u0000A\u0000', 'A'],
])('the text of %j', (bytes, text) => expect(textOf(new PdfText(bytes))).toBe(text));
