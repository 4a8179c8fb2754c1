import { PDFDocument } from '@cantoo/pdf-lib';
import { extractDocument } from '@isentrope/records';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UnusablePdfError, attachToPdf } from './attach-to-pdf.ts';

async function createPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText('Printed');
  return pdf.save({ useObjectStreams: false });
}
const text = '{"note":"≥ 3 bar"}';

test('attaches the calculation to a PDF and leaves its pages unchanged', async () => {
  const attached = await attachToPdf(await createPdf(), text, 'C-101.isentrope.json');
  expect(extractDocument(attached)).toEqual({ text });
  expect((await PDFDocument.load(attached)).getPageCount()).toBe(1);
});

test('rejects a PDF that already carries a calculation, and a file that is not a PDF', async () => {
  const once = await attachToPdf(await createPdf(), text, 'C-101.isentrope.json');
  await expect(attachToPdf(once, '{}', 'C-102.isentrope.json')).rejects.toThrow(
    new UnusablePdfError('The PDF already contains a calculation. Choose the PDF as you saved it when printing.'),
  );
  await expect(attachToPdf(new TextEncoder().encode('no PDF'), text, 'x.isentrope.json')).rejects.toThrow(
    /cannot be read as a PDF/,
  );
});

test('rejects a file of more than 48 MB without reading it', async () => {
  const limit = 48 * 1024 * 1024;
  await expect(attachToPdf(new Uint8Array(limit + 1), text, 'x.isentrope.json')).rejects.toThrow(
    new UnusablePdfError('The PDF is larger than 48 MB, the limit for a printed calculation.'),
  );
  await expect(attachToPdf(new Uint8Array(limit), text, 'x.isentrope.json')).rejects.toThrow(/cannot be read as a PDF/);
});

test('reads the calculation from a PDF rewritten by "mutool clean -a" (MuPDF 1.21.1)', () => {
  const bytes = new Uint8Array(readFileSync(new URL('rewritten-by-mutool.pdf', import.meta.url)));
  expect(new TextDecoder('latin1').decode(bytes)).toContain('/Filter [ /ASCIIHexDecode /FlateDecode ]');
  const content = JSON.stringify({ format: 'isentrope-file', note: 'pressure ≥ 3 bar, “drum” 日本 \\( endstream' });
  expect(extractDocument(bytes)).toEqual({ text: content.repeat(4) });
});
