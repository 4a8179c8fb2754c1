import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { extractDocument, isPdf } from './attached-document.ts';

const encoder = new TextEncoder();
const content = JSON.stringify({ format: 'isentrope-file', note: 'pressure ≥ 3 bar, “drum” 日本 \\( endstream' });
const file = { name: 'C-101.isentrope.json', text: content };

type File = typeof file;

/** Returns a PDF of two pages with these attachments. */
async function pdfWith(files: readonly File[], useObjectStreams = true): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  pdf.addPage([595, 842]);
  for (const { name, text } of files)
    await pdf.attach(encoder.encode(text), name, {
      mimeType: 'application/json',
      afRelationship: AFRelationship.Data,
    });
  return pdf.save({ useObjectStreams });
}

/** Returns a hand-written PDF of these objects; the first is the document catalog. */
function pdfOf(objects: readonly string[], trailer = '/Root 1 0 R'): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return bytesOf(`%PDF-1.7\n${body}trailer\n<< ${trailer} /Size ${objects.length + 1} >>\nstartxref\n0\n%%EOF\n`);
}

const bytesOf = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));
const textOf = (bytes: Uint8Array) => Array.from(bytes, byte => String.fromCharCode(byte)).join('');

/** Returns a PDF with one attachment that has this stream. */
const withStream = (dictionary: string, stream: string) =>
  pdfOf([
    '<< /Type /Catalog /AF [2 0 R] >>',
    '<< /Type /Filespec /F (x.isentrope.json) /EF << /F 3 0 R >> >>',
    `<< ${dictionary} >>\nstream\n${stream}\nendstream`,
  ]);

const problemOf = (bytes: Uint8Array) => {
  const result = extractDocument(bytes);
  return 'problem' in result ? result.problem : 'none';
};

describe('the calculation file attached to a PDF', () => {
  test.each([true, false])('is extracted unchanged, object streams: %s', async packed => {
    const bytes = await pdfWith([{ name: 'notes.txt', text: 'no' }, file], packed);
    expect(isPdf(bytes)).toBe(true);
    expect(extractDocument(bytes)).toEqual({ text: content });
  });

  test('is extracted from a PDF with an incremental update', async () => {
    const first = await PDFDocument.load(await pdfWith([{ ...file, text: 'before' }], false));
    first.setTitle('changed');
    const saved = textOf(await first.save({ useObjectStreams: false }));
    const [, number] = /\/EF\s*<<\s*\/F (\d+) 0 R/.exec(saved) ?? [];
    const more = `\n${number} 0 obj\n<< /Length 5 >>\nstream\nafter\nendstream\nendobj\n`;
    expect(extractDocument(bytesOf(saved + more))).toEqual({ text: 'after' });
  });

  test('is taken from the last update, although earlier objects are in object streams', async () => {
    const first = await pdfWith([{ ...file, text: 'before' }]);
    const update = '9000 0 obj\n<< /Length 5 >>\nstream\nafter\nendstream\nendobj\n';
    const loaded = await PDFDocument.load(first);
    const specification = loaded.context
      .enumerateIndirectObjects()
      .find(([, object]) => object.toString().includes('/Filespec'))?.[0].objectNumber;
    const replaced = `${specification} 0 obj\n<< /Type /Filespec /F (b.isentrope.json) /EF << /F 9000 0 R >> >>\nendobj\n`;
    expect(extractDocument(bytesOf(`${textOf(first)}\n${update}${replaced}`))).toEqual({ text: 'after' });
  });

  test('is found under a UTF-16 name, with escapes, and in a name tree', () => {
    const name = Array.from('ß.isentrope.json', letter => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    const bytes = pdfOf([
      '<< /Type /Catalog /Names << /EmbeddedFiles 2 0 R >> >>',
      '<< /Kids [ 3 0 R ] % a remark >>\n >>',
      '<< /Names [ (a\\)\\050\\\r\nb) << /Type /Filespec /UF <FEFF' + name + '> /#45F << /F 4 0 R >> >> ] >>',
      '<< /Length 5 0 R >>\nstream\r\n{"a":1}\nendstream',
      '7',
    ]);
    expect(extractDocument(bytes)).toEqual({ text: '{"a":1}' });
  });
});

const noTrailer = 'The PDF is damaged and cannot be read.';
const noAttachment =
  'The PDF contains no calculation: it has no attachment whose name ends in .isentrope.json. Choose the PDF that it was attached to, or the file itself.';
const encrypted = 'The PDF is encrypted. Save it without a password, and attach the calculation to that.';
const tooLarge = 'The attachment unpacks to more than 64 MB, the limit for a calculation.';

describe('an unreadable PDF is rejected with a sentence', () => {
  test('without an attachment, and with only other attachments', async () => {
    for (const files of [[], [{ name: 'isentrope.json.txt', text: content }]])
      expect(problemOf(await pdfWith(files))).toBe(noAttachment);
  });

  test('with two calculations', async () => {
    expect(problemOf(await pdfWith([file, { ...file, name: 'C-102.isentrope.json' }]))).toBe(
      'The PDF has 2 attachments that are calculations, C-101.isentrope.json and C-102.isentrope.json: it must contain only one.',
    );
  });

  test('encrypted, according to any of its trailers', () => {
    const bytes = pdfOf(['<< /Type /Catalog >>', '<< >>'], '/Root 1 0 R /Encrypt 2 0 R');
    expect(problemOf(bytes)).toBe(encrypted);
    const again = bytesOf(`${textOf(bytes)}trailer\n<< /Root 1 0 R >>\n`);
    expect(problemOf(again)).toBe(encrypted);
  });

  test('encrypted with encrypted object streams', () => {
    const bytes = pdfOf(
      [
        '<< /Type /Catalog >>',
        '<< >>',
        '<< /Type /ObjStm /N 1 /First 4 /Length 3 /Filter /FlateDecode >>\nstream\nabc\nendstream',
      ],
      '/Root 1 0 R /Encrypt 2 0 R',
    );
    expect(problemOf(bytes)).toBe(encrypted);
  });

  test('with an attachment or objects that decompress to more than 64 MB', () => {
    const bomb = textOf(zlibSync(new Uint8Array(65 * 1024 * 1024), { level: 1 }));
    expect(problemOf(withStream(`/Length ${bomb.length} /Filter /FlateDecode`, bomb))).toBe(tooLarge);
    const packed = `<< /Type /ObjStm /N 1 /First 4 /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`;
    expect(problemOf(pdfOf(['<< /Type /Catalog >>', packed]))).toBe(tooLarge);
  });

  test('larger than any printed calculation', () => {
    expect(problemOf(new Uint8Array(64 * 1024 * 1024 + 1))).toBe(
      'The PDF is larger than 64 MB, the limit for a printed calculation.',
    );
  });

  test('with an attachment in another encoding, damaged, or not text', () => {
    const notDecoded = 'The attachment x.isentrope.json is damaged or uses an unsupported compression.';
    const damaged = 'The PDF is damaged: its attachment cannot be read.';
    expect(problemOf(withStream('/Length 3 /Filter /DCTDecode', 'abc'))).toBe(notDecoded);
    expect(problemOf(withStream('/Length 3 /Filter /FlateDecode', 'abc'))).toBe(damaged);
    expect(problemOf(withStream('/Length 3', '\u00ff\u00fe\u00fd'))).toBe(damaged);
  });

  test('with cyclic names and references, and unterminated values', () => {
    const circle = pdfOf([
      '<< /Type /Catalog /AF 4 0 R /Names << /EmbeddedFiles 2 0 R >> >>',
      '<< /Kids [ 3 0 R 2 0 R ] >>',
      '<< /Kids [ 2 0 R 3 0 R ] >>',
      '4 0 R',
    ]);
    expect(problemOf(circle)).toBe(noAttachment);
    expect(problemOf(pdfOf(['['.repeat(100_000)]))).toBe(noAttachment);
    expect(problemOf(bytesOf('%PDF-1.7 and nothing else'))).toBe(noTrailer);
  });

  test('with repeated references, which are resolved once', () => {
    const many = '1 '.repeat(900_000);
    const streams = '3 0 obj\n<< /Length 2 0 R >>\nstream\nx\nendstream\n'.repeat(2_000);
    expect(problemOf(pdfOf(['<< /Type /Catalog >>', `[${many}]\nendobj\n${streams}`]))).toBe(noAttachment);
    const names = `<< /Kids [${'2 0 R '.repeat(5_000)}] /Names [${'() 3 0 R '.repeat(20_000)}] >>`;
    const tree = ['<< /Type /Catalog /Names << /EmbeddedFiles 2 0 R >> >>', names, '<< /F (x) >>'];
    expect(problemOf(pdfOf(tree))).toBe(noAttachment);
  });

  test('with hexadecimal strings that share one terminator', () => {
    expect(problemOf(bytesOf(`%PDF-1.7\n${'1 0 obj <'.repeat(100_000)}>`))).toBe(noTrailer);
  });

  test('with megabytes after the end of compressed data, without a delay', () => {
    const packed = textOf(zlibSync(encoder.encode('{}'))) + '\0'.repeat(20_000_000);
    expect(extractDocument(withStream(`/Length ${packed.length} /Filter /FlateDecode`, packed))).toEqual({
      text: '{}',
    });
  });

  test('with nested unterminated objects, without quadratic scanning', () => {
    for (const open of ['(', '<', '%', '<< /A (', '<< >> stream '])
      expect(problemOf(bytesOf(`%PDF-1.7\n${`1 0 obj ${open}`.repeat(20_000)}`))).toBe(noTrailer);
  });

  test('any mutation of a PDF gives a text or a sentence', async () => {
    const good = await pdfWith([file], false);
    const change = fc.record({ at: fc.nat(good.length - 1), byte: fc.nat(255), cut: fc.option(fc.nat(good.length)) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), changes => {
        const bytes = Uint8Array.from(good);
        for (const { at, byte } of changes) bytes[at] = byte;
        const result = extractDocument(bytes.subarray(0, changes[0]?.cut ?? undefined));
        expect('text' in result ? typeof result.text : result.problem).toMatch(/^(string|[A-Z][^]+\.)$/);
      }),
      { numRuns: 200 },
    );
  });
});
