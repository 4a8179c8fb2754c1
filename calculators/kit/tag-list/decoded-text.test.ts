import { describe, expect, test } from 'vitest';
import { decodedText } from './decoded-text.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16));
const remarkOf = (encoding: string) =>
  `The file is not UTF-8; it is read as ${encoding}. If letters or units are wrong, save the file as “CSV UTF-8”.`;

/** The bytes are those of Python 3.11: `text.encode(name).hex()`. */
describe('a text file is decoded from', () => {
  test.each([
    [
      'utf-16-le',
      'Tag\t流量 (kg/h)\nFV-1\t50000\n',
      '5400610067000900416dcf91200028006b0067002f00680029000a00460056002d0031000900350030003000300030000a00',
    ],
    [
      'utf-16-be',
      'Tag\tT (°C)\nFV-1\t50\n',
      '005400610067000900540020002800b000430029000a00460056002d0031000900350030000a',
    ],
    ['utf-16-le with a byte order mark', '°C', 'fffeb0004300'],
    ['utf-16-be with a byte order mark', '°C', 'feff00b00043'],
    ['utf-8', '°C', 'c2b043'],
    ['cp1252', 'Débit répété (m³/h);été\n', '44e96269742072e970e974e920286db32f68293be974e90a'],
    [
      'cp1252',
      'Stelle;Vordruck (barü);„Größe“ – pump’s (°C)\n',
      '5374656c6c653b566f72647275636b2028626172fc293b844772f6df659320962070756d7092732028b043290a',
    ],
  ])('%s: %j', (_, text, hex) => expect(decodedText(bytesOf(hex))).toEqual({ text, remark: undefined }));

  test.each([
    [
      'code page 850 (DOS)',
      'Stelle;Vordruck (barü);Dichte (kg/m³);T (°C)\n',
      '5374656c6c653b566f72647275636b202862617281293b44696368746520286b672f6dfc293b542028f843290a',
    ],
    ['code page 850 (DOS)', 'Tag;Density (kg/m³)\n', '5461673b44656e7369747920286b672f6dfc290a'],
    [
      'code page 850 (DOS)',
      'Débit (m³/h);Température (°C)\n',
      '448262697420286dfc2f68293b54656d70827261747572652028f843290a',
    ],
    [
      'Windows-1251 (Cyrillic)',
      'Позиция;Расход (т/ч);Давление (МПа)\n',
      'cfeee7e8f6e8ff3bd0e0f1f5eee42028f22ff7293bc4e0e2ebe5ede8e52028cccfe0290a',
    ],
    ['Shift-JIS (Japanese)', '番号,流量 (kg/h),圧力\n', '94d48d862c97ac97ca20286b672f68292c88b397cd0a'],
  ])('%s: %j', (encoding, text, hex) =>
    expect(decodedText(bytesOf(hex))).toEqual({ text, remark: remarkOf(encoding) }),
  );

  test.each([
    ['cp1253: Ρευστό;Παροχή (kg/h)', 'd1e5f5f3f4fc3bd0e1f1eff7de20286b672f68290a'],
    ['koi8-r: Расход;Среда (kg/h)', 'f2c1d3c8cfc43bf3d2c5c4c120286b672f68290a'],
  ])('an encoding that is not known, with a remark: %s', (_, hex) =>
    expect(decodedText(bytesOf(hex)).remark).toBe(
      'The encoding of the file is unknown: it is not UTF-8, and hardly Windows-1252, as which it is read. If letters or units are wrong, save the file as “CSV UTF-8”.',
    ),
  );
});

test('bytes of a program, with zeros in even and odd places, are not UTF-16', () =>
  expect(decodedText(bytesOf('4d5a000000010041')).text).toContain('\0'));
