import type { CellFormat, CellPlace, ReadSheet } from '@isentrope/calculators/kit';
import { attributesOf, elements, partText, unescaped, type Worksheet, type WorkbookParts } from './workbook-xml.ts';

/** The number formats and the formulas of a sheet, as far as they matter when it is read. */
type CellDetails = Pick<ReadSheet, 'formats' | 'unsaved'>;

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

/** The number formats of cells and the formulas without values, by the name of the sheet; only sheets that have any. */
export function cellDetails(parts: WorkbookParts, sheets: readonly Worksheet[]): ReadonlyMap<string, CellDetails> {
  const styles = formatsByStyle(partText(parts, 'xl/styles.xml'));
  return new Map(
    sheets.flatMap(({ name, xml }) => {
      const formats = styles.size === 0 ? [] : formattedCells(xml, styles);
      const unsaved = xml.includes('<f') ? formulasWithoutValue(xml) : [];
      const details = {
        ...(formats.length > 0 && { formats }),
        ...(unsaved.length > 0 && { unsaved }),
      };
      return formats.length > 0 || unsaved.length > 0 ? [[name, details] as const] : [];
    }),
  );
}

/** The formats that may change a number, by the number of the cell style. */
function formatsByStyle(xml: string): ReadonlyMap<string, string> {
  const formats = new Map([
    ...builtInFormats,
    ...elements(xml, 'numFmt').map(({ numFmtId = '', formatCode = '' }) => [numFmtId, unescaped(formatCode)] as const),
  ]);
  const [styles = ''] = /<cellXfs\b.*?<\/cellXfs\s*>/s.exec(xml) ?? [];
  return new Map(
    elements(styles, 'xf').flatMap(({ numFmtId = '' }, style) => {
      const format = formats.get(numFmtId);
      return format !== undefined && mayChange(format) ? [[String(style), format] as const] : [];
    }),
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

function formulasWithoutValue(xml: string): CellPlace[] {
  return [...xml.matchAll(formulaWithoutValue)].flatMap(([, tag = '']) => {
    const place = placeOf(tag);
    return place && !/\bt\s*=\s*["']str/.test(tag) ? [place] : [];
  });
}

/** The place in the start tag of a cell; undefined if it has none. */
function placeOf(tag: string): CellPlace | undefined {
  const [, letters, row] = /\br\s*=\s*["']([A-Z]+)(\d+)/.exec(tag) ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = 26 * column + (letter.codePointAt(0) ?? 0) - 64;
  return [Number(row) - 1, column - 1];
}
