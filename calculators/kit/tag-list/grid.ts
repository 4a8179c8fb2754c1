import { splitDelimited } from '../common/delimited-text.ts';
import { markdownTable } from '../common/markdown-table.ts';
import { printedColumns } from '../common/printed-columns.ts';
import { printedNumber } from '../common/printed-number.ts';
import type { ReadCell } from '../workbook/cell-text.ts';

/** The cells of a list, by rows. */
export type Grid = readonly (readonly ReadCell[])[];

/** Maximum size of a sheet that is read. */
const maxRows = 5000;
const maxColumns = 120;

/** Cuts a grid to the maximum size, with a remark if anything was cut off. */
export function limitGrid(rows: Grid): { readonly grid: Grid; readonly remark: string | undefined } {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  if (rows.length <= maxRows && width <= maxColumns) return { grid: rows, remark: undefined };
  const grid = rows.slice(0, maxRows).map(row => row.slice(0, maxColumns));
  return {
    grid,
    remark: `Only the first ${maxRows} rows and ${maxColumns} columns are read; there are ${rows.length} rows and ${width} columns.`,
  };
}

const delimiters = ['\t', ';', ',', '|'] as const;

/** Number of rows examined to detect the delimiter. */
const detectionRows = 20;

/**
 * Parses delimited text, from a file or the clipboard. The delimiter is the tab, semicolon, comma or vertical bar that
 * splits most of the first rows, preferably into equal numbers of cells. A cell in double quotes may contain
 * delimiters, line breaks and doubled quotes.
 */
export function gridFromText(text: string): string[][] {
  const { delimiter, body } = declaredDelimiter(text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'));
  const lines = body.split('\n');
  const cells =
    markdownTable(lines) ??
    (delimiter === undefined ? printedTable(lines) : undefined) ??
    splitDelimited(body, delimiter ?? delimiterOf(body));
  const grid = cells.map(row => row.map(printedNumber));
  while (grid.at(-1)?.every(cell => cell === '')) grid.pop();
  return grid;
}

/** Splits a list as printed by simulators, with columns at least two spaces apart; undefined for any other text. */
function printedTable(lines: readonly string[]): string[][] | undefined {
  const filled = lines.filter(line => line.trim() !== '');
  if (filled.some(line => /[\t;|]/.test(line)) || filled.length < 2) return undefined;
  const rows = printedColumns(filled);
  const parted = rows.filter(({ length }) => length > 1);
  return 2 * parted.length > rows.length && !filled.every(line => /\S,\S/.test(line)) ? rows : undefined;
}

/** Whether the columns of a text are at least two spaces apart. */
export function isPrintedText(text: string): boolean {
  return printedTable(text.split('\n')) !== undefined;
}

/** Splits off a first line such as "sep=;", which declares the delimiter to Excel and is not a row of the list. */
function declaredDelimiter(text: string): { readonly delimiter: string | undefined; readonly body: string } {
  const [line, delimiter] = /^sep=(.)\n/i.exec(text) ?? [];
  return { delimiter, body: text.slice(line?.length ?? 0) };
}

function delimiterOf(text: string): string {
  let found: string = delimiters[0];
  let maximum = 0;
  for (const delimiter of delimiters) {
    const rows = splitDelimited(text, delimiter, detectionRows).filter(row => row.some(cell => cell !== ''));
    const parted = rows.filter(({ length }) => length > 1);
    const alike = parted.filter(({ length }) => length === parted[0]?.length);
    // The number of split rows takes precedence over the number of equal rows.
    const weight = parted.length * (detectionRows + 1) + alike.length;
    if (weight > maximum) [found, maximum] = [delimiter, weight];
  }
  return found;
}
