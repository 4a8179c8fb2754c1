import { cellText } from './cell-text.ts';
import { cellName } from './format.ts';
import type { CellPosition, CellRange, ReadSheet } from './layout.ts';
import { listNames } from '../common/list-names.ts';
import { withMergedValues } from './merged-cells.ts';
import { valueByFormat } from './number-format.ts';

/** The sheets that a spreadsheet program shows, without the cells it hides, and sentences on what is hidden. */
interface VisibleSheets {
  readonly sheets: readonly ReadSheet[];
  readonly remarks: readonly string[];
}

/**
 * Leaves out hidden sheets, rows (also those of a filter) and columns, so that what is read is what the user sees. Hidden rows and columns
 * stay as blanks: the others keep their numbers and letters. Only those with cells are named. Numbers have the scale and the unit of their
 * format, and rows the values of cells merged over them. Formulas without values, and cells from which the mark of a footnote is left out, are named.
 */
export function visibleSheets(sheets: readonly ReadSheet[]): VisibleSheets {
  const shown = sheets.filter(({ hidden }) => hidden?.isSheet !== true);
  const names = sheets.flatMap(sheet => (shown.includes(sheet) || !hasCells(sheet.rows) ? [] : [`“${sheet.name}”`]));
  const read = shown.map(sheet => ({ ...withMergedValues(asFormatted(sheet)), parts: hiddenParts(sheet) }));
  const remarks = [
    ...(names.length === 0 ? [] : [leftOut(names.length === 1 ? 'sheet' : 'sheets', names.join(', '), 'workbook')]),
    ...read.flatMap(({ sheet, parts }) => parts.map(part => leftOut(...part, `sheet “${sheet.name}”`))),
    ...read.flatMap(({ sheet, filled }) => mergedRemark(sheet, filled)),
    ...shown.flatMap(sheet => [...struckRemark(sheet), ...unsavedRemark(sheet), ...footnoteRemark(sheet)]),
  ];
  return {
    sheets: read.map(({ sheet, parts }) => (parts.length === 0 ? sheet : withoutHidden(sheet))),
    remarks,
  };
}

/** A sheet with its numbers as their formats show them. */
function asFormatted({ formats, ...sheet }: ReadSheet): ReadSheet {
  if (!formats) return sheet;
  const rows = sheet.rows.map(row => [...row]);
  const shownBy = new Map([...new Set(formats.map(({ format }) => format))].map(each => [each, valueByFormat(each)]));
  for (const { format, column, firstRow, lastRow } of formats) {
    const shown = shownBy.get(format);
    for (const row of rows.slice(firstRow, lastRow + 1)) {
      const value = row[column];
      if (shown && typeof value === 'number') row[column] = shown(value);
    }
  }
  return { ...sheet, rows };
}

/** A sentence on the formulas that the file has no values of, as it has none if a program wrote it that does not calculate. */
function unsavedRemark(sheet: ReadSheet): string[] {
  const seen = shownPlaces(sheet, sheet.unsaved);
  if (seen.length === 0) return [];
  const what = seen.length === 1 ? 'This formula has' : 'These formulas have';
  return [
    `${what} no value in the sheet “${sheet.name}” and ${seen.length === 1 ? 'is' : 'are'} read as blank: ${namesOf(seen)}. Recalculate and save the workbook in a spreadsheet program.`,
  ];
}

/** A sentence on the values that cells below the first one have from being merged with it. */
function mergedRemark({ name }: ReadSheet, filled: readonly CellRange[]): string[] {
  if (filled.length === 0) return [];
  const names = listNames(filled.map(places => places.map(place => cellName(...place)).join(':')));
  return [`Merged cells in the sheet “${name}” give their value to each of their rows: ${names}.`];
}

/** A sentence on the rows and cells that are struck through, and read all the same. */
function struckRemark(sheet: ReadSheet): string[] {
  const seen = shownPlaces(sheet, sheet.struck).filter(([row, column]) => isFilled(sheet.rows[row]?.[column]));
  const countIn = (row: number) => seen.filter(([other]) => other === row).length;
  const rows = [...new Set(seen.map(([row]) => row))].filter(
    row => countIn(row) === sheet.rows[row]?.filter(isFilled).length,
  );
  const names = [
    ...rows.map(row => `row ${row + 1}`),
    ...seen.filter(([row]) => !rows.includes(row)).map(place => cellName(...place)),
  ];
  if (names.length === 0) return [];
  return [
    `Struck through in the sheet “${sheet.name}”, but read with the others: ${listNames(names)}. Delete what is not to be read.`,
  ];
}

/** A sentence on the marks of footnotes, which are no digits of their cells. */
function footnoteRemark(sheet: ReadSheet): string[] {
  const seen = shownPlaces(sheet, sheet.footnotes);
  if (seen.length === 0) return [];
  return [
    `Superscripts in the sheet “${sheet.name}” are read as marks of footnotes and left out: ${namesOf(seen)}. Check what they refer to.`,
  ];
}

const shownPlaces = ({ hidden }: ReadSheet, places: readonly CellPosition[] = []) =>
  places.filter(([row, column]) => !hidden?.rows.includes(row) && !hidden?.columns.includes(column));

const namesOf = (places: readonly CellPosition[]) => listNames(places.map(place => cellName(...place)));

/** Sentences on the hidden rows and columns of a sheet that are read all the same. */
export function hiddenCellNotices(sheet: ReadSheet): string[] {
  return hiddenParts(sheet).map(
    ([what, names]) => `Hidden in the sheet “${sheet.name}”, but read with the others: ${what} ${names}.`,
  );
}

const leftOut = (what: string, names: string, where: string) =>
  `Hidden in the ${where} and left out: ${what} ${names}. Unhide what is to be read.`;

const isFilled = (cell: ReadSheet['rows'][number][number]) => cellText(cell).trim() !== '';
const hasCells = (rows: ReadSheet['rows']) => rows.some(row => row.some(isFilled));

/** The hidden rows and columns that have cells: what they are, and their numbers or letters. */
function hiddenParts({ rows, hidden }: ReadSheet): (readonly [what: string, names: string])[] {
  if (!hidden) return [];
  const filledRows = hidden.rows.filter(row => rows[row]?.some(isFilled));
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const filledColumns = hidden.columns.filter(column => column < width && rows.some(row => isFilled(row[column])));
  return [
    ...named('row', filledRows, row => String(row + 1)),
    ...named('column', filledColumns, column => cellName(0, column).slice(0, -1)),
  ];
}

function named(what: string, places: readonly number[], nameOf: (place: number) => string) {
  if (places.length === 0) return [];
  return [[places.length === 1 ? what : `${what}s`, rangesText(places, nameOf)] as const];
}

/** Ascending numbers as ranges: "4, 6–9". */
function rangesText(places: readonly number[], nameOf: (place: number) => string): string {
  const ranges: { readonly first: number; last: number }[] = [];
  for (const place of places) {
    const current = ranges.at(-1);
    if (current && place === current.last + 1) current.last = place;
    else ranges.push({ first: place, last: place });
  }
  return ranges
    .map(({ first, last }) => (first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`))
    .join(', ');
}

function withoutHidden({ name, rows, hidden }: ReadSheet): ReadSheet {
  const [hiddenRows, hiddenColumns] = [new Set(hidden?.rows), new Set(hidden?.columns)];
  return {
    name,
    rows: rows.map((row, index) =>
      hiddenRows.has(index) ? [] : row.map((cell, column) => (hiddenColumns.has(column) ? null : cell)),
    ),
  };
}
