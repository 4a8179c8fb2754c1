import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Budget, decodedStream, DecodedSizeError, type Filter } from './filters.ts';

const encoder = new TextEncoder();
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16));
const decoded = (bytes: Uint8Array, ...filters: readonly Filter[]) =>
  decodedStream(bytes, filters, () => new Budget(1_000_000));
const ascii = (text: string) => encoder.encode(text);

describe('published examples', () => {
  test('ASCIIHexDecode: RFC 4648, section 10; a final single digit is followed by an implied 0', () => {
    expect(decoded(ascii('666F6f62\n61 72>zz'), { name: 'ASCIIHexDecode' })).toEqual(ascii('foobar'));
    expect(decoded(ascii('667>'), { name: 'AHx' })).toEqual(ascii('fp'));
    // The blanks of ISO 32000-2, table 1.
    expect(decoded(ascii('6\u00006\t6\nF\f6\rf 62>'), { name: 'ASCIIHexDecode' })).toEqual(ascii('foob'));
  });

  test('ASCII85Decode: the sentence of Hobbes', () => {
    const packed = '9jqo^BlbD-BleB1DJ+*+F(f,q/0JhKF<GL>Cj@.4Gp$d7\nF!,L7@<6@)/0JDEF<G%<+EV:2F!,O<DJ+*.@<*K0@<6L(Df,~>';
    expect(decoded(ascii(packed), { name: 'ASCII85Decode' })).toEqual(
      ascii('Man is distinguished, not only by his reason, but by this singular passion'),
    );
    expect(decoded(ascii('z!!~>'), { name: 'A85' })).toEqual(Uint8Array.of(0, 0, 0, 0, 0));
  });

  test('LZWDecode: ISO 32000-2, 7.4.4.2', () => {
    expect(decoded(bytesOf('800B6050220C0C8501'), { name: 'LZWDecode' })).toEqual(
      Uint8Array.of(45, 45, 45, 45, 45, 65, 45, 45, 45, 66),
    );
  });

  test('RunLengthDecode: Apple Technical Note TN1023, Understanding PackBits', () => {
    expect(decoded(bytesOf('FEAA0280002AFDAA0380002A22F7AA80FF'), { name: 'RunLengthDecode' })).toEqual(
      bytesOf('AAAAAA80002AAAAAAAAA80002A22AAAAAAAAAAAAAAAAAAAA'),
    );
  });
});

/** Encodes LZW as in ISO 32000-2, 7.4.4.2. */
function lzwEncoded(bytes: Uint8Array, early: number): Uint8Array {
  const bits: number[] = [];
  const write = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1);
  };
  let table = new Map<string, number>();
  let width = 9;
  const codeOf = (sequence: string) => (sequence.length === 1 ? sequence.charCodeAt(0) : (table.get(sequence) ?? 0));
  let sequence = '';
  write(256, width);
  const emit = () => {
    write(codeOf(sequence), width);
  };
  for (const byte of bytes) {
    const letter = String.fromCharCode(byte);
    if (sequence === '' || table.has(sequence + letter)) {
      sequence += letter;
      continue;
    }
    emit();
    table.set(sequence + letter, 258 + table.size);
    sequence = letter;
    const next = 258 + table.size - 1 + early;
    if (next >= 4095) {
      write(256, width);
      table = new Map();
      width = 9;
    } else width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
  }
  if (sequence !== '') {
    emit();
    const next = 258 + table.size + early;
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
  }
  write(257, width);
  while (bits.length % 8 !== 0) bits.push(0);
  return Uint8Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((value, bit) => 2 * value + bit, 0),
  );
}

const asciiHexEncoded = (bytes: Uint8Array) =>
  ascii(`${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}>`);

const runLengthEncoded = (bytes: Uint8Array) =>
  Uint8Array.from([...Array.from(bytes).flatMap((byte, index) => (index % 2 === 0 ? [0, byte] : [0, byte])), 128]);

/** Encodes rows with the PNG predictors, cycling through the filters. */
function pngPredicted(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const out: number[] = [];
  for (let start = 0; start < bytes.length; start += row) {
    const kind = (start / row) % 5;
    out.push(kind);
    for (let at = start; at < Math.min(start + row, bytes.length); at += 1) {
      const [a, b] = [at - pixel >= start ? (bytes[at - pixel] ?? 0) : 0, at >= row ? (bytes[at - row] ?? 0) : 0];
      const c = at - pixel >= start && at >= row ? (bytes[at - row - pixel] ?? 0) : 0;
      const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      out.push(((bytes[at] ?? 0) - ([0, a, b, Math.floor((a + b) / 2), paeth][kind] ?? 0)) & 255);
    }
  }
  return Uint8Array.from(out);
}

describe('encoded data is decoded', () => {
  const data = fc.uint8Array({ minLength: 1, maxLength: 3000, max: 7 });

  test.each([0, 1])('LZWDecode with /EarlyChange %s, over several tables', earlyChange => {
    const long = Uint8Array.from({ length: 40_000 }, (_, index) => (index * index * 7919) >> 5);
    expect(decoded(lzwEncoded(long, earlyChange), { name: 'LZWDecode', earlyChange })).toEqual(long);
    fc.assert(
      fc.property(data, bytes => {
        expect(decoded(lzwEncoded(bytes, earlyChange), { name: 'LZW', earlyChange })).toEqual(bytes);
      }),
      { numRuns: 50 },
    );
  });

  test('by chains of filters, as pdf-lib decodes them', () => {
    const encoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
      ASCIIHexDecode: asciiHexEncoded,
      RunLengthDecode: runLengthEncoded,
      LZWDecode: bytes => lzwEncoded(bytes, 1),
      FlateDecode: bytes => zlibSync(bytes),
    };
    const names = fc.array(fc.constantFrom(...Object.keys(encoders)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(data, names, (bytes, chain) => {
        let packed: Uint8Array = bytes;
        for (const name of chain.toReversed()) packed = encoders[name]?.(packed) ?? packed;
        expect(decoded(packed, ...chain.map(name => ({ name })))).toEqual(bytes);
        const dictionary = PDFContext.create().obj({ Filter: chain });
        expect(decodePDFRawStream(PDFRawStream.of(dictionary, Uint8Array.from(packed))).decode()).toEqual(bytes);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [1, 8, 5],
    [3, 8, 4],
    [1, 1, 12],
    [2, 16, 3],
  ])('FlateDecode with the predictors of PNG: %i colours of %i bits, %i columns', (colors, bits, columns) => {
    const row = Math.ceil((colors * bits * columns) / 8);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 400 }), bytes => {
        const packed = zlibSync(pngPredicted(bytes, row, Math.max(1, (colors * bits) / 8)));
        const filter = { name: 'FlateDecode', predictor: 15, colors, bitsPerComponent: bits, columns };
        expect(decoded(packed, filter)).toEqual(bytes);
      }),
      { numRuns: 50 },
    );
  });

  test('the TIFF predictor with components of 4, 8 and 16 bits', () => {
    const filter = { name: 'FlateDecode', predictor: 2, columns: 3 };
    const of = (hex: string, more: Partial<Filter>) => decoded(zlibSync(bytesOf(hex)), { ...filter, ...more });
    expect(of('0A01FF0A0101', {})).toEqual(bytesOf('0A0B0A0A0B0C'));
    expect(of('0102030101FF', { colors: 2 })).toEqual(bytesOf('010204030502'));
    expect(of('1F20', { bitsPerComponent: 4 })).toEqual(bytesOf('1020'));
    expect(of('00FF00010001', { bitsPerComponent: 16 })).toEqual(bytesOf('00FF01000101'));
  });
});

test('LZW data that does not begin by clearing the table begins with an empty one', () => {
  // Codes of nine bits: a, b, the first new sequence, end of data.
  expect(decoded(bytesOf('3098A05010'), { name: 'LZWDecode' })).toEqual(ascii('abab'));
});

describe('data without its end marker', () => {
  test.each([
    ['ASCIIHexDecode', '616', 'a`'],
    ['ASCII85Decode', '9jqo^', 'Man '],
    ['RunLengthDecode', '\u0001ab', 'ab'],
    // A clear-table code and seven letters: eight codes of nine bits, which fill nine bytes.
    ['LZWDecode', '\u0080\u0018LF3!\u0094\u00ccg', 'abcdefg'],
  ])('of %s is decoded to its last byte', (name, packed, text) => {
    expect(
      decoded(
        Uint8Array.from(packed, letter => letter.charCodeAt(0)),
        { name },
      ),
    ).toEqual(ascii(text));
  });
});

test('the greatest parameters of a predictor are accepted', () => {
  const packed = zlibSync(ascii('\u0000abc'));
  for (const more of [{ predictor: 10 }, { predictor: 15 }, { columns: 2 ** 24 }, { colors: 256 }])
    expect(decoded(packed, { name: 'FlateDecode', predictor: 12, columns: 3, ...more })).toEqual(ascii('abc'));
});

describe('data that is not decoded', () => {
  test('image and encryption filters, and chains of more than eight filters', () => {
    for (const name of ['DCTDecode', 'Crypt', 'constructor', '__proto__'])
      expect(decoded(ascii('abc'), { name })).toBeUndefined();
    expect(decoded(ascii('>'), ...Array.from({ length: 8 }, () => ({ name: 'ASCIIHexDecode' })))).toEqual(ascii(''));
    expect(decoded(ascii('>'), ...Array.from({ length: 9 }, () => ({ name: 'ASCIIHexDecode' })))).toBeUndefined();
  });

  test.each([
    ['ASCIIHexDecode', '6g>'],
    ['ASCII85Decode', '9jqo^v'],
    ['ASCII85Decode', 'uuuuu'],
    ['ASCII85Decode', '9jqo^9~>'],
    ['RunLengthDecode', '\u0005ab'],
    ['LZWDecode', 'abc'],
    ['FlateDecode', 'abc'],
  ])('damaged data of %s: %j', (name, text) => {
    expect(() => decoded(ascii(text), { name })).toThrow(Error);
  });

  test('predictors with impossible parameters', () => {
    // With possible parameters these are 'abc'.
    const packed = zlibSync(ascii('\u0000abc'));
    for (const more of [
      { columns: 0 },
      { columns: 2 ** 24 + 1 },
      { colors: 1.5 },
      { colors: 257 },
      { bitsPerComponent: 3 },
      { predictor: 9 },
      { predictor: 16 },
    ])
      expect(() => decoded(packed, { name: 'FlateDecode', predictor: 12, columns: 3, ...more })).toThrow(/damaged/);
  });

  test.each([
    ['ASCII85Decode', ascii('z'.repeat(300_000))],
    ['RunLengthDecode', Uint8Array.from({ length: 20_000 }, () => 129)],
    ['LZWDecode', lzwEncoded(new Uint8Array(1_100_000), 1)],
    ['FlateDecode', zlibSync(new Uint8Array(1_100_000))],
    ['ASCIIHexDecode', ascii('00'.repeat(1_000_001))],
  ])('data of %s that exceeds its budget', (name, packed) => {
    expect(() => decoded(packed, { name })).toThrow(DecodedSizeError);
  });
});
