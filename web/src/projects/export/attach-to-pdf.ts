import { extractDocument } from '@isentrope/records';

/** Thrown for a PDF to which nothing can be attached; the message is shown to the user. */
export class UnusablePdfError extends Error {
  override readonly name = 'RefusedPdf';
}

/** Maximum size of the PDF in bytes. */
const maxBytes = 48 * 1024 * 1024;

/**
 * Returns the PDF with a calculation file attached as an associated file of the document (ISO 32000-2, 14.13). The
 * output is read back to verify that it carries exactly this text.
 * @throws {UnreadablePdfError} if the file is not a PDF, is protected, or already carries a calculation.
 */
export async function attachToPdf(pdf: Uint8Array, text: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (pdf.length > maxBytes)
    throw new UnusablePdfError('The PDF is larger than 48 MB, the limit for a printed calculation.');
  const { AFRelationship, PDFDocument } = await import('@cantoo/pdf-lib');
  let saved: Uint8Array<ArrayBuffer>;
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    await document.attach(new TextEncoder().encode(text), name, {
      mimeType: 'application/json',
      description: 'The calculation, to be verified at /verify',
      afRelationship: AFRelationship.Data,
    });
    saved = Uint8Array.from(await document.save());
  } catch {
    throw new UnusablePdfError(
      'The file cannot be read as a PDF: it is another kind of file, damaged, or protected by a password.',
    );
  }
  const attached = extractDocument(saved);
  if ('text' in attached && attached.text === text) return saved;
  if ('text' in extractDocument(pdf))
    throw new UnusablePdfError('The PDF already contains a calculation. Choose the PDF as you saved it when printing.');
  throw new UnusablePdfError(
    'The calculation could not be attached to this PDF. Print the revision to PDF again, and choose the new file.',
  );
}
