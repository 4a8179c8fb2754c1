import { DecodedSizeError } from './filters.ts';
import { PdfFile, UnreadablePdfError } from './pdf-file.ts';
import { PdfRef, PdfText, textOf, type PdfDictionary, type PdfValue } from './pdf-value.ts';

/** Maximum size of a PDF and of the attached calculation file, bytes. */
const maxPdfBytes = 64 * 1024 * 1024;
const maxAttachmentBytes = 64 * 1024 * 1024;
/** Maximum number of attachments examined. */
const maxAttachments = 10_000;

/** File name pattern of a calculation file. */
const calculationFile = /\.isentrope\.json$/i;

/** The text of an attached document, or why there is none, as a sentence. */
export type AttachedDocument = { readonly text: string } | { readonly problem: string };

/** Whether a file is a PDF, by its magic bytes. */
export function isPdf(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  return start.includes('%PDF-');
}

/** Extracts the calculation file attached to a PDF. Any input yields a text or a sentence, within fixed limits. */
export function extractDocument(bytes: Uint8Array): AttachedDocument {
  if (bytes.length > maxPdfBytes)
    return { problem: 'The PDF is larger than 64 MB, the limit for a printed calculation.' };
  try {
    const pdf = new PdfFile(bytes);
    const result = attachmentsOf(pdf).filter(({ name }) => calculationFile.test(name));
    const [first, second] = result;
    if (first === undefined)
      return {
        problem:
          'The PDF contains no calculation: it has no attachment whose name ends in .isentrope.json. Choose the PDF that it was attached to, or the file itself.',
      };
    if (second !== undefined)
      return {
        problem: `The PDF has ${result.length} attachments that are calculations, ${first.name} and ${second.name}: it must contain only one.`,
      };
    const content = pdf.stream(first.content, maxAttachmentBytes);
    return content === undefined
      ? { problem: `The attachment ${first.name} is damaged or uses an unsupported compression.` }
      : { text: new TextDecoder('utf-8', { fatal: true }).decode(content) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  if (error instanceof UnreadablePdfError) return error.message;
  if (error instanceof DecodedSizeError)
    return 'The attachment unpacks to more than 64 MB, the limit for a calculation.';
  return 'The PDF is damaged: its attachment cannot be read.';
}

interface Attachment {
  readonly name: string;
  readonly content: PdfRef;
}

/**
 * Returns the document-level attachments of a PDF: those of its name tree and its associated files (ISO 32000-2, 7.11.4, 14.13).
 */
function attachmentsOf(pdf: PdfFile): readonly Attachment[] {
  const result = new Map<number, Attachment>();
  const take = (specification: PdfValue | undefined) => {
    const dictionary = pdf.dictionary(specification);
    const files = pdf.dictionary(dictionary?.get('EF'));
    const content = files?.get('UF') ?? files?.get('F');
    const named = [dictionary?.get('UF'), dictionary?.get('F')].map(each => pdf.resolved(each));
    const name = named.find(each => each instanceof PdfText);
    if (content instanceof PdfRef && name !== undefined)
      result.set(content.number, { name: textOf(name).slice(0, 200), content });
  };
  for (const each of pdf.array(pdf.root?.get('AF'))) take(each);
  const open: PdfValue[] = [pdf.dictionary(pdf.root?.get('Names'))?.get('EmbeddedFiles') ?? null];
  const seen = new Set<PdfDictionary>();
  while (open.length > 0 && seen.size < maxAttachments) {
    const node = pdf.dictionary(open.pop());
    if (node === undefined || seen.has(node)) continue;
    seen.add(node);
    // A name tree leaf alternates names and values.
    for (const [index, each] of pdf.array(node.get('Names')).entries()) if (index % 2 === 1) take(each);
    if (open.length < maxAttachments) open.push(...pdf.array(node.get('Kids')).slice(0, maxAttachments));
  }
  return [...result.values()];
}
