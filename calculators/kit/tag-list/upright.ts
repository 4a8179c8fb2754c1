import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Grid } from './grid.ts';
import { cellLine, findHeading, isAnyUnit, isBlankMark, isRowOfUnits, listColumns } from './heading.ts';
import { matchColumns } from './match-columns.ts';

/** The most rows of a block whose first column may have the names of fields. */
const mostNames = 200;

/** The number of columns of a list that are matched to fields. */
export function matchedColumns(definition: Definition, grid: Grid, baseCase: CaseData): number {
  const columns = listColumns(grid, findHeading(definition, grid));
  return matchColumns(definition, columns, baseCase).filter(({ target }) => target).length;
}

/**
 * A list with an item in each row. A block with the names of the fields in its first column, and a stream or case in each further one, as
 * simulators and datasheets have it, is turned; any other grid is returned as it is.
 */
export function uprightGrid(definition: Definition, read: Grid, baseCase: CaseData): Grid {
  const grid = withUnitsBeside(read);
  if (grid.length > mostNames) return grid;
  const turned = turnedGrid(read);
  const inColumn = matchedColumns(definition, turned, baseCase);
  return inColumn > Math.max(1, matchedColumns(definition, grid, baseCase)) ? turned : grid;
}

const beginsWithNumber = (cell: string) => /^[+\-−–]?[.,]?\d/.test(cell);

/** The grid with the units of a column of units behind the numbers to the left of it: "1000 | lb/h" is "1000 lb/h". */
function withUnitsBeside(grid: Grid): Grid {
  const width = Math.max(0, ...grid.slice(0, mostNames).map(({ length }) => length));
  const indices = Array.from({ length: width }, (_, index) => index).filter(
    index => index > 0 && isOfUnits(grid, index),
  );
  if (indices.length === 0) return grid;
  return grid.map(row =>
    row
      .map((cell, index) => {
        const [number, unit] = [cellLine(cell), cellLine(row[index + 1])];
        return indices.includes(index + 1) && beginsWithNumber(number) && !isBlankMark(unit)
          ? `${number} ${unit}`
          : cell;
      })
      .filter((_, index) => !indices.includes(index)),
  );
}

/** Whether a column has nothing but units beside the numbers to the left of it. */
function isOfUnits(grid: Grid, index: number): boolean {
  if (grid.slice(0, mostNames).every(row => !isAnyUnit(cellLine(row[index])))) return false;
  const beside = grid.flatMap(row => (beginsWithNumber(cellLine(row[index - 1])) ? [cellLine(row[index])] : []));
  const units = beside.filter(cell => !isBlankMark(cell));
  const others = grid.flatMap(row => (beginsWithNumber(cellLine(row[index - 1])) ? [] : [cellLine(row[index])]));
  const isHead = (cell: string) => isBlankMark(cell) || /^(?:units?|uom|einheit(?:en)?|dim(?:ension)?\.?)$/i.test(cell);
  return units.length > 0 && units.every(cell => /[\p{L}%°]/u.test(cell) && isAnyUnit(cell)) && others.every(isHead);
}

/** The grid with rows as columns, without rows of a title alone, and with a row of units below the heading. */
function turnedGrid(grid: Grid): Grid {
  const rows = grid.filter(row => row.filter(cell => cellLine(cell) !== '').length > 1);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const [heading = [], ...others] = Array.from({ length: width }, (_, index) => rows.map(row => row[index])).filter(
    column => column.some(cell => cellLine(cell) !== ''),
  );
  const units = others.find(row => isRowOfUnits(row));
  return units ? [heading, units, ...others.filter(row => row !== units)] : [heading, ...others];
}
