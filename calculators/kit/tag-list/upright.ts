import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Grid } from './grid.ts';
import { cellLine, findHeading, isRowOfUnits, listColumns } from './heading.ts';
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
export function uprightGrid(definition: Definition, grid: Grid, baseCase: CaseData): Grid {
  if (grid.length > mostNames) return grid;
  const turned = turnedGrid(grid);
  const inColumn = matchedColumns(definition, turned, baseCase);
  return inColumn > Math.max(1, matchedColumns(definition, grid, baseCase)) ? turned : grid;
}

/** The grid with rows as columns, without rows of a title alone, and with a row of units below the heading. */
function turnedGrid(grid: Grid): Grid {
  const rows = grid.filter(row => row.filter(cell => cellLine(cell) !== '').length > 1);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const [heading = [], ...others] = Array.from({ length: width }, (_, place) => rows.map(row => row[place])).filter(
    column => column.some(cell => cellLine(cell) !== ''),
  );
  const units = others.find(row => isRowOfUnits(row));
  return units ? [heading, units, ...others.filter(row => row !== units)] : [heading, ...others];
}
