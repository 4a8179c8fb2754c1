import { beginsWithNumber } from '../headings/begins-with-number.ts';
import { isBlankMark } from '../headings/split-heading.ts';
import type { Grid } from './grid.ts';
import { cellLine, type ListColumn } from './heading.ts';

/**
 * The rows of a list in text that have more cells than its heading, by index: a number with the separator in it, such as 12,500, moves the
 * cells behind it. Texts without a heading, such as notes, move none unless there is a number in the column of texts before them.
 */
export function longerRows(columns: readonly ListColumn[], heading: Grid[number], body: Grid): ReadonlySet<number> {
  const ofUnits = columns.flatMap(({ index, unit }) => (unit === '' ? [] : [index]));
  const last = Math.max(heading.length - 1, ...ofUnits);
  const isNumber = (cells: Grid[number], index: number) => beginsWithNumber(cellLine(cells[index]));
  const hasFurther = (cells: Grid[number]) => cells.slice(last + 1).some(cell => !isBlankMark(cellLine(cell)));
  const isOfNumbers = body.some(cells => !hasFurther(cells) && isNumber(cells, last));
  const isLonger = (cells: Grid[number]) =>
    cells.length > last + 1 &&
    hasFurther(cells) &&
    cells.every(cell => typeof cell === 'string') &&
    (cells.some((_, index) => index > last && isNumber(cells, index)) || (!isOfNumbers && isNumber(cells, last)));
  return new Set(body.flatMap((cells, index) => (isLonger(cells) ? [index] : [])));
}

/** A sentence on such a row. */
export const longerRow = (number: number) =>
  `Row ${number} has more cells than the heading: a number in it may have the separator between thousands, or as its decimal mark.`;
