import type { Cell, CellStyle, ReadCell, ReadSheet, Row, Sheet } from '@isentrope/calculators/kit';
import { strFromU8, strToU8, unzip, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/web-worker';
import { cellDetails } from './cell-formats.ts';
import { hiddenCells } from './hidden-cells.ts';
import { footnoteCells, withPlainSuperscripts } from './superscripts.ts';
import { partText, worksheets, type WorkbookParts } from './workbook-xml.ts';
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/universal';
import {
  getCellAddress,
  findElement,
  prependMarkupInsideElement,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** Reading and writing of spreadsheet files (.xlsx). */

const maxUnpackedBytes = 40_000_000;
const notAWorkbook = 'The file is not an Excel workbook (.xlsx), or it is damaged.';

/** A file that cannot be read; the message is a sentence for the user. */
export class RefusedFile extends Error {}

const ink = '#1f2933';
const grey = '#66707a';
const rule = '#c5ccd3';

/** A cell of a form. */
const box: CellObject = { borderStyle: 'thin', borderColor: rule };

const cellFormats: Readonly<Record<CellStyle, CellObject>> = {
  title: { fontWeight: 'bold', fontSize: 16, textColor: ink, height: 26 },
  head: { fontWeight: 'bold', wrap: true, align: 'left', indent: 1, backgroundColor: '#e9edf1' },
  figures: { fontWeight: 'bold', wrap: true, align: 'right', backgroundColor: '#e9edf1' },
  part: { fontWeight: 'bold', textColor: '#ffffff', backgroundColor: '#33424f' },
  section: { fontWeight: 'bold', bottomBorderStyle: 'thin', bottomBorderColor: rule },
  label: { align: 'left', indent: 1 },
  muted: { textColor: grey, align: 'left', indent: 1 },
  typed: { format: '@', wrap: true, align: 'left', indent: 1 },
  answer: { wrap: true, align: 'right' },
  primary: { fontWeight: 'bold', align: 'right', backgroundColor: '#fdf0e6' },
  live: { align: 'right' },
  kept: { align: 'right', backgroundColor: '#fbf3d0' },
  changed: { fontWeight: 'bold', textColor: '#8a4200', align: 'left', indent: 1 },
  error: { fontWeight: 'bold', textColor: '#a4161a', wrap: true, align: 'left', indent: 1 },
  warning: { textColor: '#8a4200', wrap: true, align: 'left', indent: 1 },
  note: { wrap: true, align: 'left', indent: 1 },
  lineHead: { ...box, fontWeight: 'bold', align: 'left', backgroundColor: '#e9edf1' },
  lineState: { ...box, fontWeight: 'bold', wrap: true, align: 'center', backgroundColor: '#e9edf1' },
  lineIndex: { ...box, fontSize: 8, textColor: grey, align: 'center' },
  lineLabel: { ...box, wrap: true, align: 'left' },
  lineUnit: { ...box, textColor: grey, align: 'left' },
  lineFigure: { ...box, align: 'right' },
  lineWords: { ...box, wrap: true, align: 'left' },
  lineNote: { ...box, wrap: true, align: 'left' },
  lineBlank: box,
};

/** The row height, points. */
const lineHeight = 15;

function cellObject({ value, formula, format, bold, style, span }: Cell): CellObject {
  const cellFormat: CellObject = {
    alignVertical: 'top',
    ...(style && cellFormats[style]),
    ...(bold && { fontWeight: 'bold' }),
    ...(span !== undefined && { columnSpan: span }),
  };
  if (style === 'lineBlank') return cellFormat;
  if (formula !== undefined) return { ...cellFormat, value: formula, type: 'Formula', ...(format && { format }) };
  if (typeof value === 'number') return { ...cellFormat, value, type: Number, format: format ?? 'General' };
  return { ...cellFormat, value: escapeText(value), type: String };
}

/** The number of lines of a text wrapped in a cell. Column widths are in digits; letters are about a sixth narrower. */
function linesIn(text: string, width: number): number {
  const room = 1.2 * width - 1;
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let used = room + 1;
    for (const { length } of paragraph.split(' ')) {
      const fits = used + 1 + length <= room;
      lines += fits ? 0 : Math.max(1, Math.ceil(length / room));
      used = fits ? used + 1 + length : length % room;
    }
  }
  return lines;
}

/**
 * The cells of a row, with the height its wrapped text needs: not every spreadsheet program adjusts it, and none does
 * for merged cells.
 */
function rowObjects(row: Row, widths: readonly number[]): (CellObject | null)[] {
  let lines = 1;
  for (const [index, cell] of row.entries()) {
    if (typeof cell?.value !== 'string' || !cell.style || !cellFormats[cell.style].wrap) continue;
    const width = widths.slice(index, index + (cell.span ?? 1)).reduce((so, each) => so + each, 0);
    lines = Math.max(lines, linesIn(cell.value, width));
  }
  return row.map((cell, index) => {
    if (!cell) return null;
    return index === 0 && lines > 1 ? { height: lines * lineHeight, ...cellObject(cell) } : cellObject(cell);
  });
}

/** Characters that XML cannot contain, and text that looks like their escape (ECMA-376-1, 22.9.2.19, ST_Xstring). */
const unrepresentable = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufffd]|_(?=x[\dA-Fa-f]{4}_)/gu;

/** Escapes every UTF-16 code unit of a text. */
function escape(text: string): string {
  let escapes = '';
  for (let index = 0; index < text.length; index += 1)
    escapes += `_x${text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}_`;
  return escapes;
}

/**
 * Escapes a text for a workbook. The library looks texts up as keys of an object, where e.g. "constructor" exists;
 * the first character of such texts is escaped as well.
 */
function escapeText(text: string): string {
  const carried = text.replaceAll(unrepresentable, escape);
  return carried in {} ? `${escape(carried.slice(0, 1))}${carried.slice(1)}` : carried;
}

/** The characters per page width that are still readable. */
const pageWidth = 170;

/** The number of pages side by side a sheet is printed on; its frozen columns are repeated. */
function pagesAcross({ widths, frozenColumns }: Sheet): number {
  const sum = (some: readonly number[]) => some.reduce((so, width) => so + width, 0);
  const frozen = sum(widths.slice(0, frozenColumns));
  return Math.max(1, Math.ceil((sum(widths) - frozen) / (pageWidth - frozen)));
}

/**
 * The defined name that repeats frozen rows on every printed page, and frozen columns where pages are side by side; empty if there are none.
 * Gnumeric reads a name of one area alone, so a sheet of one page across has no more.
 */
function printTitles(sheet: Sheet, index: number): string {
  const { name, frozenRows, frozenColumns, paper } = sheet;
  const repeatsColumns = frozenColumns > 0 && !paper && pagesAcross(sheet) > 1;
  const of = `'${name.replaceAll("'", "''")}'!`;
  const column = (count: number) => getCellAddress(0, count - 1).replace(/\d+$/, '');
  const areas = [
    ...(repeatsColumns ? [`${of}$A:$${column(frozenColumns)}`] : []),
    ...(frozenRows > 0 ? [`${of}$1:$${frozenRows}`] : []),
  ];
  if (areas.length === 0) return '';
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sanitizeTextContent(areas.join(','))}</definedName>`;
}

/** The defined names of the cells of a sheet. */
function cellNames({ name, names = [] }: Sheet, index: number): string {
  const of = `'${name.replaceAll("'", "''")}'!`;
  return names
    .map(each => {
      const cell = each.cell.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
      return `<definedName name="${each.name}" localSheetId="${index}">${sanitizeTextContent(of + cell)}</definedName>`;
    })
    .join('');
}

const formulaCell = /<c r="([A-Z]+\d+)"([^>]*)><f>/g;

/** Adds the initial values of formulas, for programs that show files without calculating. */
function withInitialValues(xml: string, { rows }: Sheet): string {
  const values = new Map<string, Cell['value']>();
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries())
      if (cell?.formula !== undefined) values.set(getCellAddress(row, column), cell.value);
  if (values.size === 0) return xml;
  return xml
    .replaceAll(formulaCell, (whole, cell: string, look: string) =>
      typeof values.get(cell) === 'string' ? `<c r="${cell}"${look} t="str"><f>` : whole,
    )
    .replaceAll(/<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)/g, (whole, cell: string) => {
      const value = values.get(cell);
      return value === undefined ? whole : `${whole}<v>${sanitizeTextContent(String(value))}</v>`;
    });
}

/** The paper size codes of a workbook (ECMA-376-1, 18.3.1.63, pageSetup). */
const paperSizes = { Letter: 1, A4: 9 } as const;

/** The page setup of a sheet: by default landscape, with as many pages side by side as its columns need. */
function pageSetup(sheet: Sheet): string {
  const { paper } = sheet;
  if (!paper) return `<pageSetup orientation="landscape" fitToWidth="${pagesAcross(sheet)}" fitToHeight="0"/>`;
  const { size, upright, onePage } = paper;
  const orientation = upright ? 'portrait' : 'landscape';
  return `<pageSetup paperSize="${paperSizes[size]}" orientation="${orientation}" fitToWidth="1" fitToHeight="${onePage ? 1 : 0}"/>`;
}

/**
 * Adds what the library does not write: page setup fitted to the page width, print titles, footers, defined names and
 * the initial values of formulas.
 */
function pageSetupFeature(sheets: readonly Sheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => {
            const sheet = sheets[sheetIndex];
            const [setup, worksheet] = [findElement(xml, 'pageSetup'), findElement(xml, 'worksheet')];
            if (!sheet || !setup || !worksheet)
              throw new RangeError('the sheet XML has no pageSetup or worksheet element');
            const page =
              pageSetup(sheet) +
              '<headerFooter><oddFooter>&amp;L&amp;F&amp;C&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>';
            const fitted = prependMarkupInsideElement(
              replaceElement(xml, setup, page),
              worksheet,
              '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
            );
            return withInitialValues(fitted, sheet);
          },
        },
        'xl/workbook.xml': {
          transform: xml => {
            const names = findElement(xml, 'definedNames');
            if (!names) throw new RangeError('the workbook XML has no definedNames element');
            const named = sheets.map((sheet, index) => cellNames(sheet, index) + printTitles(sheet, index)).join('');
            return replaceElement(xml, names, named === '' ? '' : `<definedNames>${named}</definedNames>`);
          },
        },
      },
    },
  };
}

/** Writes a workbook. */
export async function writeWorkbookFile(sheets: readonly Sheet[]): Promise<Blob> {
  const tables = sheets.map(({ name, rows, widths, frozenRows, frozenColumns }) => ({
    sheet: name,
    data: rows.map(row => rowObjects(row, widths)),
    columns: widths.map(width => ({ width })),
    orientation: 'landscape' as const,
    ...(frozenRows > 0 ? { stickyRowsCount: frozenRows } : {}),
    ...(frozenColumns > 0 ? { stickyColumnsCount: frozenColumns } : {}),
  }));
  return writeExcelFile(tables, { features: [pageSetupFeature(sheets)], fontFamily: 'Calibri', fontSize: 11 }).toBlob();
}

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
  const start = new TextDecoder();
  if (start.decode(parts['mimetype']).startsWith('application/vnd.oasis.opendocument'))
    throw new RefusedFile('OpenDocument files (.ods) cannot be read; save it as .xlsx or CSV.');
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
