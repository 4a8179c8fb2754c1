import { atOnce } from '../common/at-once.ts';
import { beginsWithNumber } from '../headings/begins-with-number.ts';
import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { withFirstUnits } from './dual-units.ts';
import type { Grid } from './grid.ts';
import { mergeGroupHeadings, withRange } from './group-heads.ts';
import { cellLine, findHeading, isRowOfUnits, listColumns } from './heading.ts';
import { isBlankMark, splitHeading } from '../headings/split-heading.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { isColumnCount } from './page-heads.ts';
import { joinUnitColumnsInSteps } from './unit-columns.ts';
import { statesUnits } from '../headings/title-units.ts';
import { matchColumns } from './match-columns.ts';

/** Maximum number of rows of a list that may have to be transposed. */
const maxFieldRows = 200;

/** The number of columns of a list that are matched to fields. */
export function countMatchedColumns(definition: Definition, grid: Grid, baseCase: CaseData): number {
  const columns = listColumns(grid, findHeading(definition, grid));
  return matchColumns(definition, columns, baseCase).filter(({ target }) => target).length;
}

/**
 * Returns a list with an item in each row. A list with field names in its first column and a stream or case in each other column, as in
 * simulator reports and datasheets, is transposed. Units in separate columns are joined with their numbers.
 */
export function orientGrid(...list: Parameters<typeof orientGridInSteps>): Grid {
  return atOnce(orientGridInSteps(...list));
}

/** Orients a list as `orientGrid` does, and yields where the caller may pause. */
export function* orientGridInSteps(
  definition: Definition,
  typed: Grid,
  baseCase: CaseData,
): Generator<undefined, Grid> {
  const merged = mergeGroupHeadings(definition, withFirstUnits(typed));
  const read = placeUnits(definition, joinHeadingRows(definition, merged, baseCase));
  yield;
  const grid = yield* joinUnitColumnsInSteps(mergeRangeHeadings(read));
  if (grid.length > maxFieldRows) return grid;
  yield;
  const transposed = yield* joinUnitColumnsInSteps(yield* transposeGrid(read));
  yield;
  const inColumn = countMatchedColumns(definition, transposed, baseCase);
  yield;
  const isTransposed = inColumn > Math.max(1, countMatchedColumns(definition, grid, baseCase));
  yield;
  return isTransposed ? transposed : grid;
}

/** Whether a row has several texts, and neither numbers nor units. */
function isOfWords(cells: Grid[number] = []): boolean {
  const texts = cells.map(cellLine).filter(cell => cell !== '');
  return texts.length > 1 && !texts.some(beginsWithNumber) && !isRowOfUnits(cells);
}

/** The grid with the words of headings in two rows joined, "Mass" above "Flow", where more columns are understood so; again for a third row. */
function joinHeadingRows(definition: Definition, grid: Grid, baseCase: CaseData): Grid {
  const { row, hasUnits } = findHeading(definition, grid);
  const upper = isOfWords(grid[row - 1]) ? row - 1 : row;
  const [first, second] = [grid[upper], grid[upper + 1]];
  if (!first || !second || !isOfWords(first) || !isOfWords(second)) return grid;
  const words = Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
    `${cellLine(first[index])} ${cellLine(second[index])}`.trim(),
  );
  // "psiX" below "Pressure" is a unit that is not known, and "Press (psiX)" none.
  if (hasUnits && upper === row && second.every(cell => splitHeading(cellLine(cell)).unit === '')) return grid;
  // The row of the first words is left blank, so that the others keep their numbers.
  const joined = grid.with(upper, []).with(upper + 1, words);
  const count = (each: Grid) => countMatchedColumns(definition, placeUnits(definition, each), baseCase);
  return count(joined) > count(grid) ? joinHeadingRows(definition, joined, baseCase) : grid;
}

/** The rows below a heading in which its units may be. */
const maxRowsBetween = 3;

/** Moves a row of units next to its heading: from below blank rows, or from above it. The rows of the items keep their numbers. */
function placeUnits(definition: Definition, grid: Grid): Grid {
  const { row, hasUnits } = findHeading(definition, grid);
  // A row of symbols, W and P, above that of the units.
  if (hasUnits && (grid[row + 1] ?? []).every(cell => cellLine(cell).length < 3) && isRowOfUnits(grid[row + 2]))
    return grid.with(row + 1, grid[row + 2] ?? []).with(row + 2, []);
  const isBlankRow = (cells: Grid[number] | undefined) => (cells ?? []).every(cell => isBlankMark(cellLine(cell)));
  if (hasUnits || isBlankRow(grid[row])) return grid;
  const swapped = (one: number, other: number) => grid.with(one, grid[other] ?? []).with(other, grid[one] ?? []);
  const next = grid.findIndex((cells, index) => index > row && !isBlankRow(cells));
  if (next > row + 1 && next <= row + maxRowsBetween && isRowOfUnits(grid[next])) return swapped(row + 1, next);
  const near = grid.slice(0, row + maxRowsBetween + 1);
  const units = near.findIndex((cells, index) => index > row + 1 && isRowOfUnits(cells));
  const isBetween = units > row + 1;
  // A row of sub-headings that is not understood is left as one without an item.
  if (isBetween && grid.slice(row + 1, units).every(cells => isSubHeading(cells) || isColumnCount(cells)))
    return swapped(row + 1, units);
  return row > 0 && isRowOfUnits(grid[row - 1]) ? swapped(row - 1, row) : grid;
}

/** Whether a row has texts only, and may be one of sub-headings. */
const isSubHeading = (cells: Grid[number]) => cells.every(cell => !/\d/.test(cellLine(cell)));

/** Matches the names of several values of one quantity, in a row below its heading. */
const rangeName = /^(?:min|norm|max)(?:imum|al)?\.?$|^(?:design|rated|des\.?)$/i;

/**
 * Merges a second heading row, such as Min, Norm and Max under "Flow (kg/h)", into the first, whose headings extend over blank cells to
 * their right.
 */
function mergeRangeHeadings(grid: Grid): Grid {
  const below = grid.slice(0, maxFieldRows).findIndex((row, index) => {
    const filled = row.map(cellLine).filter(cell => cell !== '');
    const head = grid[index - 1]?.map(cellLine) ?? [];
    const isPart = (cell: string) => rangeName.test(cell) || isAnyUnit(cell);
    return (
      head.some(cell => cell !== '') && filled.filter(cell => rangeName.test(cell)).length > 1 && filled.every(isPart)
    );
  });
  const [top, names] = [grid[below - 1], grid[below]];
  if (!top || !names) return grid;
  let reaching = '';
  const heads = Array.from({ length: Math.max(top.length, names.length) }, (_, index) => {
    const [own, name] = [cellLine(top[index]), cellLine(names[index])];
    if (own !== '') reaching = own;
    if (name === '') return own;
    return rangeName.test(name) ? withRange(reaching, name) : `${own} ${name}`;
  });
  return grid.map((row, index) => (index === below - 1 ? [] : index === below ? heads : row));
}

/**
 * Transposes a grid, moving the row of units below the heading; yields where the caller may pause. Title rows are left out, except those that
 * state units, which stay above it.
 */
function* transposeGrid(grid: Grid): Generator<undefined, Grid> {
  const rows = grid.filter(row => row.filter(cell => cellLine(cell) !== '').length > 1);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const [heading = [], ...others] = Array.from({ length: width }, (_, index) => rows.map(row => row[index])).filter(
    column => column.some(cell => cellLine(cell) !== ''),
  );
  let units: Grid[number] | undefined;
  for (const row of others) {
    if (isRowOfUnits(row)) {
      units = row;
      break;
    }
    yield;
  }
  const titles = grid
    .map(row => row.map(cellLine).filter(cell => cell !== ''))
    .filter(([only, ...further]) => only !== undefined && further.length === 0 && statesUnits(only));
  return [...titles, heading, ...(units ? [units, ...others.filter(row => row !== units)] : others)];
}
