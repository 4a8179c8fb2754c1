import type { Cell, CellStyle, Row, Sheet } from '@isentrope/calculators/kit';
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/universal';
import {
  getCellAddress,
  findElement,
  prependMarkupInsideElement,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** Writing of spreadsheet files (.xlsx). */

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
