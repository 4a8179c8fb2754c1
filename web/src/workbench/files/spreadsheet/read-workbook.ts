import type { ReadCell, ReadSheet } from '@isentrope/calculators/kit';
import { strFromU8, strToU8, unzip, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/web-worker';
import { cellDetails } from './cell-formats.ts';
import { hiddenCells } from './hidden-cells.ts';
import { footnoteCells, withPlainSuperscripts } from './superscripts.ts';
import { partText, worksheets, type WorkbookParts } from './workbook-xml.ts';

/** Reading of spreadsheet files (.xlsx), in the browser and on the command line. */

const maxUnpackedBytes = 40_000_000;
const notAWorkbook = 'The file is not an Excel workbook (.xlsx), or it is damaged.';

/** A file that cannot be read; the message is a sentence for the user. */
export class RefusedFile extends Error {}

/**
 * Unzips an archive.
 * @throws {RefusedFile} if it unpacks to more than 40 MB, is damaged or declares entities.
 */
async function partsOf(bytes: Uint8Array): Promise<WorkbookParts> {
  let total = 0;
  const parts = await new Promise<WorkbookParts>((resolve, reject) => {
    const filter = ({ originalSize }: { originalSize: number }) => {
      total += originalSize;
      return total <= maxUnpackedBytes;
    };
    unzip(bytes, { filter }, (problem, data) => (problem ? reject(new RefusedFile(notAWorkbook)) : resolve(data)));
  });
  if (total > maxUnpackedBytes)
    throw new RefusedFile('The file unpacks to more than 40 MB; an export of this calculator is far smaller.');
  if (partText(parts, 'mimetype').startsWith('application/vnd.oasis.opendocument'))
    throw new RefusedFile('The file is an OpenDocument spreadsheet (.ods); save it as .xlsx.');
  const start = new TextDecoder();
  for (const part of Object.values(parts)) {
    if (start.decode(part.subarray(0, 2000)).includes('<!')) throw new RefusedFile(notAWorkbook);
  }
  return parts;
}

const errorCell = /(<c\b[^>]*\bt=)"e"/g;

/** The strings of a workbook by path. */
const stringsPath = 'xl/sharedStrings.xml';

/**
 * The archive with what the library does not read as text: error cells (#DIV/0!), which it would import as blank fields, and superscripts, which
 * it would join with the number before them.
 */
function withPlainTexts(parts: WorkbookParts): Blob | undefined {
  const changed = Object.entries(parts).flatMap(([path, part]) => {
    const isSheet = path.startsWith('xl/worksheets/');
    if (!isSheet && path !== stringsPath) return [];
    const xml = strFromU8(part);
    const plain = withPlainSuperscripts(isSheet ? xml.replaceAll(errorCell, '$1"str"') : xml);
    return plain === xml ? [] : [[path, strToU8(plain)] as const];
  });
  return changed.length === 0
    ? undefined
    : new Blob([zipSync({ ...parts, ...Object.fromEntries(changed) }, { level: 0 })]);
}

/**
 * Reads the sheets of a workbook, with what is hidden in them and what their number formats add; texts are not trimmed.
 * @throws {RefusedFile} if the file is not a readable workbook.
 */
export async function readWorkbookFile(file: Blob): Promise<ReadSheet[]> {
  const parts = await partsOf(new Uint8Array(await file.arrayBuffer()));
  try {
    const sheets = await readExcelFile(withPlainTexts(parts) ?? file, { trim: false });
    const stored = worksheets(parts);
    const [hiddenIn, detailsOf] = [hiddenCells(stored), cellDetails(parts, stored)];
    const footnotesOf = footnoteCells(partText(parts, stringsPath));
    return sheets.map(({ sheet, data }) => {
      const hidden = hiddenIn.get(sheet);
      const footnotes = footnotesOf(stored.find(({ name }) => name === sheet)?.xml ?? '');
      return {
        name: sheet,
        rows: data as ReadCell[][],
        ...(hidden && { hidden }),
        ...detailsOf.get(sheet),
        ...(footnotes.length > 0 && { footnotes }),
      };
    });
  } catch {
    throw new RefusedFile(notAWorkbook);
  }
}
