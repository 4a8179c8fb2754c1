import { atOnce } from '../common/at-once.ts';
import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Grid } from './grid.ts';
import { withGroupHeads, withRange } from './group-heads.ts';
import { cellLine, findHeading, isAnyUnit, isBlankMark, isRowOfUnits, listColumns } from './heading.ts';
import { matchColumns } from './match-columns.ts';
import { withPhases } from './phase-column.ts';

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
export function uprightGrid(...list: Parameters<typeof turningUpright>): Grid {
  return atOnce(turningUpright(...list));
}

/** Turns a list upright as `uprightGrid` does, and yields where the caller may pause. */
export function* turningUpright(definition: Definition, typed: Grid, baseCase: CaseData): Generator<undefined, Grid> {
  const read = withGroupHeads(definition, typed);
  yield;
  const grid = withUnitsBeside(withRangesInHeads(read));
  if (grid.length > mostNames) return withPhases(definition, grid);
  yield;
  const turned = withUnitsBeside(turnedGrid(read));
  yield;
  const inColumn = matchedColumns(definition, turned, baseCase);
  yield;
  const isTurned = inColumn > Math.max(1, matchedColumns(definition, grid, baseCase));
  yield;
  return withPhases(definition, isTurned ? turned : grid);
}

/** The names of several values of a quantity, in a row below its heading. */
const rangeName = /^(?:min|norm|max)(?:imum|al)?\.?$|^(?:design|rated|des\.?)$/i;

/**
 * The grid with a second row of headings, such as Min, Norm and Max below "Flow (kg/h)", taken into the first, whose cells reach over the
 * blank ones on their right.
 */
function withRangesInHeads(grid: Grid): Grid {
  const below = grid.slice(0, mostNames).findIndex((row, index) => {
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

const hasLetter = (cell: string) => /[\p{L}%°]/u.test(cell);

/** Whether a column has nothing but units beside the numbers to the left of it. */
function isOfUnits(grid: Grid, index: number): boolean {
  const sampled = grid.slice(0, mostNames).filter(row => beginsWithNumber(cellLine(row[index - 1])));
  if (!sampled.some(row => hasLetter(cellLine(row[index])) && isAnyUnit(cellLine(row[index])))) return false;
  const beside = grid.flatMap(row => (beginsWithNumber(cellLine(row[index - 1])) ? [cellLine(row[index])] : []));
  const units = beside.filter(cell => !isBlankMark(cell));
  const others = grid.flatMap(row => (beginsWithNumber(cellLine(row[index - 1])) ? [] : [cellLine(row[index])]));
  const isHead = (cell: string) =>
    isBlankMark(cell) || /(?:^|[\s_])(?:units?|uom|einheit(?:en)?|dim(?:ension)?\.?)$/i.test(cell);
  return units.length > 0 && units.every(cell => hasLetter(cell) && isAnyUnit(cell)) && others.every(isHead);
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
