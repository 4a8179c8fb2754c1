import type { ReadCell } from '../workbook-entry.ts';

/** The cells of a list, a row of the sheet or a line of the text each. */
export type Grid = readonly (readonly ReadCell[])[];

/** How much of a sheet is looked at. */
const mostRows = 5000;
const mostColumns = 120;

/** A grid that is no larger than what is looked at, and what there is to say of the rest. */
export function boundedGrid(rows: Grid): { readonly grid: Grid; readonly said: string | undefined } {
  const width = rows.reduce((so, { length }) => Math.max(so, length), 0);
  if (rows.length <= mostRows && width <= mostColumns) return { grid: rows, said: undefined };
  const grid = rows.slice(0, mostRows).map(row => row.slice(0, mostColumns));
  return {
    grid,
    said: `Only the first ${mostRows} rows and ${mostColumns} columns are looked at; there are ${rows.length} rows and ${width} columns.`,
  };
}

/**
 * The text of a file: in UTF-8, in UTF-16 where its first two bytes say so, else in the Western code page in which older
 * spreadsheet programs save.
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = ['\t', ';', ',', '|'] as const;

/** How many rows tell how the cells are parted. */
const rowsTelling = 20;

/**
 * The cells of a list as text: of a file of separated values, or as a spreadsheet puts it on the clipboard. Cells are parted
 * by tabs, semicolons, commas or upright strokes, whichever parts most of the first rows, alike if possible; one in double
 * quotes may hold any of these, line breaks and doubled quotes.
 */
export function gridFromText(text: string): string[][] {
  const { delimiter, body } = declaredDelimiter(text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'));
  const grid = cellsOf(body, delimiter ?? delimiterOf(body));
  while (grid.at(-1)?.every(cell => cell === '')) grid.pop();
  return grid;
}

/** A first line "sep=;" says for Excel how the cells are parted; it is no row of the list. */
function declaredDelimiter(text: string): { readonly delimiter: string | undefined; readonly body: string } {
  const [line, delimiter] = /^sep=(.)\n/i.exec(text) ?? [];
  return { delimiter, body: text.slice(line?.length ?? 0) };
}

function delimiterOf(text: string): string {
  let found: string = delimiters[0];
  let most = 0;
  for (const delimiter of delimiters) {
    const rows = cellsOf(text, delimiter, rowsTelling).filter(row => row.some(cell => cell !== ''));
    const parted = rows.filter(({ length }) => length > 1);
    const alike = parted.filter(({ length }) => length === parted[0]?.length);
    // A row more that is parted counts more than all that are parted alike.
    const weight = parted.length * (rowsTelling + 1) + alike.length;
    if (weight > most) [found, most] = [delimiter, weight];
  }
  return found;
}

/** The trimmed cells of a text, of its first rows alone where a number of them is given. */
function cellsOf(text: string, delimiter: string, most = Infinity): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < most) {
    const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : undefined;
    const end = cell?.end ?? endOfPlain(text, at, delimiter);
    row.push(cell?.value ?? text.slice(at, end).trim());
    if (text[end] === delimiter) {
      at = end + 1;
      if (at < text.length && text[at] !== '\n') continue;
      row.push('');
    } else at = end;
    rows.push(row);
    row = [];
    at += 1;
  }
  return rows;
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return end;
}

/** A cell in double quotes; undefined where the quotes do not enclose all of it: 2" pipe, "A" train. */
function quotedCell(text: string, from: number, delimiter: string) {
  let end = from + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const after = text[end + 1];
  if (after !== undefined && after !== delimiter && after !== '\n') return undefined;
  return {
    value: text
      .slice(from + 1, end)
      .replaceAll('""', '"')
      .trim(),
    end: end + 1,
  };
}
