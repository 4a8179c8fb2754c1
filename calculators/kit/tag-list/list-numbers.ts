import { blockNumbers, decimalMark, withFourDecimals, type OpenNumber } from '@isentrope/engineering/quantities';
import type { ReadCell } from '../workbook/cell-text.ts';
import { footnoteRemarks, withoutFootnote } from '../common/footnote-mark.ts';
import { listNames } from '../common/list-names.ts';
import type { Grid } from './grid.ts';
import { isTagHeading } from '../headings/heading-words.ts';
import { cellLine, type ListColumn } from './heading.ts';
import type { ReadColumn } from './row-products.ts';

/** Rows read between two pauses. */
const rowsPerStep = 500;

/** A number whose reading depends on other numbers of the list. */
interface NumberRead {
  readonly from: string;
  readonly to: string;
  readonly row: number;
}

/**
 * Reads the numbers of a list by the decimal mark that their column proves, or else the list: with 25,5 in the list, 9.850 means 9850.
 * Changed and ambiguous numbers are reported. Yields where the caller may pause.
 */
export function* unifyDecimalMarkInSteps(
  columns: readonly ListColumn[],
  read: readonly ReadColumn[],
  rows: Grid,
  above: number,
): Generator<undefined, { body: Grid; remarks: string[] }> {
  const indices = new Set(
    read.flatMap(({ column, input: { field } }) => (field.type === 'quantity' ? [column.index] : [])),
  );
  const width = 1 + Math.max(-1, ...indices, ...columns.map(({ index }) => index));
  // Columns that are not imported also prove it where no other does, except the first, which may have item numbers such as 1.2.
  const others = new Set(columns.slice(1).flatMap(({ index, name }) => (isTagHeading(name) ? [] : [index])));
  const numbersOf = (isIncluded: (index: number) => boolean) =>
    Array.from({ length: width }, (_, index) =>
      isIncluded(index) ? rows.flatMap(cells => numberOrText(cells[index])) : [],
    );
  const imported = numbersOf(index => indices.has(index));
  yield;
  const isProven = imported.some(cells => decimalMark(cells.filter(cell => typeof cell === 'string')) !== undefined);
  const numberAt = blockNumbers(isProven ? imported : numbersOf(index => indices.has(index) || others.has(index)));
  const thousands: NumberRead[] = [];
  const open: OpenRead[] = [];
  const body: Grid[number][] = [];
  for (const [row, cells] of rows.entries()) {
    if (row % rowsPerStep === 0) yield;
    const unified = cells.map((cell, index) => {
      if (!indices.has(index) || typeof cell !== 'string') return cell;
      const number = numberAt(cell, index);
      const readAt = { from: cellLine(cell), row: above + row + 1 };
      if (number.isThousands) thousands.push({ ...readAt, to: number.text });
      if (number.open) open.push({ ...readAt, ...number.open, to: number.open.read });
      if (number.text === cell.trim()) return cell;
      return number.isThousands || number.open ? number.text : withFourDecimals(number.text);
    });
    body.push(unified);
  }
  return { body, remarks: [...thousandsRemarks(thousands), ...mixedMarksRemarks(open)] };
}

function thousandsRemarks(changed: readonly NumberRead[]): string[] {
  const [first] = changed;
  if (!first) return [];
  const others = first.from.includes('.') ? 'decimal commas' : 'decimal points';
  const many = changed.length === 1 ? 'One number is' : `${changed.length} numbers are`;
  return [
    `${many} read with marks between thousands, as the list has ${others}: ${first.from} in row ${first.row} is read as ${first.to}.`,
  ];
}

/** A number that other numbers leave open. */
type OpenRead = NumberRead & OpenNumber;

/** A remark for each reason for which numbers are read in one of two ways. */
function mixedMarksRemarks(open: readonly OpenRead[]): string[] {
  const reasonOf = ({ bySize, byOther, besideWholes, from }: OpenRead) => {
    if (byOther) return 'with a mark between thousands, as a number of another column has one';
    if (besideWholes)
      return 'with a decimal point, although others of the column are whole numbers of that size or above';
    if (bySize) return 'with a mark between thousands, as the other numbers of the column are of that size';
    return from.includes(',')
      ? 'with a decimal comma, as in other columns, although all of the column may be thousands'
      : 'with a decimal point, but the list has decimal commas too';
  };
  const byReason = new Map<string, OpenRead[]>();
  for (const each of open) {
    const alike = byReason.get(reasonOf(each));
    if (alike) alike.push(each);
    else byReason.set(reasonOf(each), [each]);
  }
  return [...byReason].flatMap(([reason, [first, ...others]]) => {
    if (!first) return [];
    const many = others.length === 0 ? 'One number is' : `${others.length + 1} numbers are`;
    const rows =
      others.length === 0 ? '' : ` The rows are ${listNames([first, ...others].map(({ row }) => String(row)))}.`;
    return [
      `${many} read ${reason}: ${first.from} in row ${first.row} is read as ${first.to}, not as ${first.meant}.${rows}`,
    ];
  });
}

function numberOrText(cell: ReadCell): readonly (string | number)[] {
  if (typeof cell === 'string') return [cellLine(cell)];
  return typeof cell === 'number' ? [cell] : [];
}

/** Rows whose numbers are without the marks of footnotes behind them, with a sentence on these. */
export function withoutFootnotes(
  read: readonly ReadColumn[],
  rows: Grid,
  above: number,
): { readonly body: Grid; readonly remarks: readonly string[] } {
  const indices = new Set(
    read.flatMap(({ column, input: { field } }) => (field.type === 'quantity' ? [column.index] : [])),
  );
  const marked: string[] = [];
  const body = rows.map((cells, row) =>
    cells.map((cell, index) => {
      const number = indices.has(index) && typeof cell === 'string' ? withoutFootnote(cellLine(cell)) : undefined;
      if (number !== undefined) marked.push(`${cellLine(cell)} in row ${above + row + 1}`);
      return number ?? cell;
    }),
  );
  return { body, remarks: footnoteRemarks(marked) };
}
