import type { CellFormat, CellPosition, CellRange, ReadSheet } from '@isentrope/calculators/kit';
import {
  attributesOf,
  elements,
  partText,
  placeOf,
  placeOfName,
  unescaped,
  type Worksheet,
  type WorkbookParts,
} from './workbook-xml.ts';

/** The formats, the formulas and the merged cells of a sheet, as far as they matter when it is read. */
type CellDetails = Pick<ReadSheet, 'formats' | 'unsaved' | 'merged' | 'struck'>;

/** The built-in formats that change the scale of a number (ECMA-376-1, 18.8.30, numFmt). */
const builtInFormats = new Map([
  ['9', '0%'],
  ['10', '0.00%'],
]);

/** Whether a format may show a number with a unit or in another scale. */
const mayChange = (format: string) => /["\\%°µ²³]|\[\$|,(?![#0?])/.test(format);

const cellTag = /<(row|c)\b([^>]*)>/g;

/** A formula without a value; the value of a text formula may be empty. */
const formulaWithoutValue =
  /<c\b([^>]*)>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f\s*>)\s*(?:<v\s*\/>|<v\s*>\s*<\/v\s*>)?\s*<\/c\s*>/g;

/** The number formats of cells, those struck through, merged or with formulas without values, by the name of the sheet; only sheets that have any. */
export function cellDetails(parts: WorkbookParts, sheets: readonly Worksheet[]): ReadonlyMap<string, CellDetails> {
  const xmlOfStyles = partText(parts, 'xl/styles.xml');
  const [styles, struckStyles] = [formatsByStyle(xmlOfStyles), stylesStruck(xmlOfStyles)];
  return new Map(
    sheets.flatMap(({ name, xml }) => {
      const formats = styles.size === 0 ? [] : formattedCells(xml, styles);
      const struck = struckStyles.size === 0 ? [] : formattedCells(xml, struckStyles).flatMap(placesOf);
      const unsaved = xml.includes('<f') ? formulasWithoutValue(xml) : [];
      const merged = mergedCells(xml);
      const details = {
        ...(formats.length > 0 && { formats }),
        ...(unsaved.length > 0 && { unsaved }),
        ...(merged.length > 0 && { merged }),
        ...(struck.length > 0 && { struck }),
      };
      return Object.keys(details).length > 0 ? [[name, details] as const] : [];
    }),
  );
}

/** The formats that may change a number, by the number of the cell style. */
function formatsByStyle(xml: string): ReadonlyMap<string, string> {
  const formats = new Map([
    ...builtInFormats,
    ...elements(xml, 'numFmt').map(({ numFmtId = '', formatCode = '' }) => [numFmtId, unescaped(formatCode)] as const),
  ]);
  return new Map(
    cellStyles(xml).flatMap(({ numFmtId = '' }, style) => {
      const format = formats.get(numFmtId);
      return format !== undefined && mayChange(format) ? [[String(style), format] as const] : [];
    }),
  );
}

/** The cell styles in the order of their numbers. */
function cellStyles(xml: string) {
  const [styles = ''] = /<cellXfs\b.*?<\/cellXfs\s*>/s.exec(xml) ?? [];
  return elements(styles, 'xf');
}

/** The numbers of the cell styles that strike through (ECMA-376-1, 18.4.10). */
function stylesStruck(xml: string): ReadonlyMap<string, string> {
  const fonts = [...xml.matchAll(/<font\b[^>]*?\/>|<font\b[^>]*>.*?<\/font\s*>/gs)].map(([font]) =>
    /<strike\s*(?:\/|>|val\s*=\s*["'](?:1|true))/.test(font),
  );
  return new Map(
    cellStyles(xml).flatMap(({ fontId = '' }, style) =>
      fonts[Number(fontId)] ? [[String(style), 'strike'] as const] : [],
    ),
  );
}

function formattedCells(xml: string, styles: ReadonlyMap<string, string>): CellFormat[] {
  const found: { format: string; column: number; firstRow: number; lastRow: number }[] = [];
  const lastIn = new Map<number, (typeof found)[number]>();
  let [row, column] = [-1, -1];
  for (const [, name, tag = ''] of xml.matchAll(cellTag)) {
    if (name === 'row') {
      const { r } = attributesOf(tag);
      [row, column] = [r === undefined ? row + 1 : Number(r) - 1, -1];
      continue;
    }
    [row, column] = placeOf(tag) ?? [row, column + 1];
    const format = styles.get(/\bs\s*=\s*["'](\d+)/.exec(tag)?.[1] ?? '');
    if (format === undefined) continue;
    const last = lastIn.get(column);
    if (last?.format === format && last.lastRow === row - 1) last.lastRow = row;
    else {
      const next = { format, column, firstRow: row, lastRow: row };
      found.push(next);
      lastIn.set(column, next);
    }
  }
  return found;
}

function placesOf({ column, firstRow, lastRow }: CellFormat): CellPosition[] {
  return Array.from({ length: lastRow - firstRow + 1 }, (_, index) => [firstRow + index, column]);
}

function mergedCells(xml: string): CellRange[] {
  return elements(xml, 'mergeCell').flatMap(({ ref = '' }) => {
    const [first, last] = ref.split(':').map(placeOfName);
    return first && last ? [[first, last] as const] : [];
  });
}

function formulasWithoutValue(xml: string): CellPosition[] {
  return [...xml.matchAll(formulaWithoutValue)].flatMap(([, tag = '']) => {
    const place = placeOf(tag);
    return place && !/\bt\s*=\s*["']str/.test(tag) ? [place] : [];
  });
}
