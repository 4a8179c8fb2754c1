import { beginsWithNumber } from '../headings/begins-with-number.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { isBlankMark, splitHeading } from '../headings/split-heading.ts';
import type { Grid } from './grid.ts';
import { cellLine } from './heading.ts';

/** Columns of units beside those of the numbers: "1000 | lb/h". */

/** Maximum number of rows in which columns of units are looked for. */
const maxSampledRows = 200;

const hasLetter = (cell: string) => /[\p{L}%°]/u.test(cell);

/** Matches the heading of a column of units. */
const unitHeading = /(?:^|[\s_])(?:units?|uom|einheit(?:en)?|dim(?:ension)?\.?)$/i;

/**
 * Appends the units of a column of units to the numbers on its left, or under the heading of units on its right: "1000 | lb/h" becomes
 * "1000 lb/h". It holds for all columns of a group such as Flow Max, Flow Nor and Flow Min.
 */
export function joinUnitColumns(grid: Grid): Grid {
  const width = Math.max(0, ...grid.slice(0, maxSampledRows).map(({ length }) => length));
  const indices = Array.from({ length: width }, (_, index) => index);
  const isHeaded = (index: number) => grid.some(row => unitHeading.test(cellLine(row[index])));
  const [before, behind] = [groupsBeside(grid, width, -1), groupsBeside(grid, width, 1)];
  const followed = indices.filter(index => isUnitColumn(grid, index, before[index] ?? []));
  const leading = indices.filter(index => isHeaded(index) && isUnitColumn(grid, index, behind[index] ?? []));
  const sides = [
    { columns: followed, groups: before },
    { columns: leading, groups: behind },
  ];
  // Where the first column of units has numbers only behind it, so have the others.
  if (Math.min(...leading) < Math.min(...followed)) sides.reverse();
  const unitOf = new Map<number, number>();
  const units = new Set<number>();
  for (const { columns, groups } of sides)
    for (const index of columns) {
      const group = groups[index] ?? [];
      if (units.has(index) || group.some(at => unitOf.has(at))) continue;
      units.add(index);
      for (const at of group) unitOf.set(at, index);
    }
  if (units.size === 0) return grid;
  return grid.map(row =>
    row
      .map((cell, index) => {
        const number = cellLine(cell);
        const unit = cellLine(row[unitOf.get(index) ?? -1]);
        return beginsWithNumber(number) && !isBlankMark(unit) ? `${number} ${unit}` : cell;
      })
      .filter((_, index) => !units.has(index)),
  );
}

/** Whether a column contains only units for the numbers of others. */
function isUnitColumn(grid: Grid, index: number, numbers: readonly number[]): boolean {
  const hasNumber = (row: Grid[number]) => numbers.some(at => beginsWithNumber(cellLine(row[at])));
  const isUnit = (cell: string) => hasLetter(cell) && isAnyUnit(cell);
  const sampled = grid.slice(0, maxSampledRows).filter(hasNumber);
  if (!sampled.some(row => isUnit(cellLine(row[index])))) return false;
  const units = grid.flatMap(row => (hasNumber(row) ? [cellLine(row[index])] : [])).filter(cell => !isBlankMark(cell));
  const others = grid.flatMap(row => (hasNumber(row) ? [] : [cellLine(row[index])]));
  // Under the heading of a unit, what is none of the few others is refused with its number.
  if (others.some(cell => unitHeading.test(cell))) return 2 * units.filter(isUnit).length > units.length;
  // Beside a mark for no value or for a limit there may be a unit too.
  return units.length > 0 && units.every(isUnit) && others.every(cell => isBlankMark(cell) || isUnit(cell));
}

/** The columns beside each column, before or behind it: the next one, with the others of its group. */
function groupsBeside(grid: Grid, width: number, step: 1 | -1): readonly (readonly number[])[] {
  const heads = Array.from({ length: width }, (_, index) => rangeHead(grid, index));
  return heads.map((_, index) => {
    const group: number[] = [];
    const names = new Set<string>();
    for (let at = index + step; at >= 0 && at < width; at += step) {
      const [head, last] = [heads[at], heads[group.at(-1) ?? -1]];
      if (group.length > 0 && (!head || !last || names.has(head.range) || !isOneQuantity(head, last))) break;
      group.push(at);
      if (head) names.add(head.range);
    }
    return group;
  });
}

/** Matches the name of one of several values of a quantity, or of its place, at the beginning or the end of a heading. */
const rangeAtStart =
  /^(min|nor|nom|max|des|rat|ope|in|out|up|down)(?:imum|m|mal|inal|ign|ed|r|rating|let|stream)?\.?(?:[\s_]+|$)/i;
const rangeAtEnd =
  /(?:^|[\s_.-]+|(?<=^[PT]))(min|nor|nom|max|des|rat|ope|in|out|up|down|[12])(?:imum|m|mal|inal|ign|ed|r|rating|let|stream)?\.?$/i;

/** A heading as the quantity and which of its values it names. */
interface RangeHead {
  readonly quantity: string;
  readonly range: string;
}

/** The first heading of a column that names one of several values: "Flow Max", "Max. flow (kg/h)"; undefined for any other column. */
function rangeHead(grid: Grid, index: number): RangeHead | undefined {
  for (const row of grid.slice(0, maxSampledRows)) {
    const { name } = splitHeading(cellLine(row[index]));
    if (beginsWithNumber(name)) return undefined;
    const range = (rangeAtEnd.exec(name) ?? rangeAtStart.exec(name))?.[1];
    if (range !== undefined)
      return {
        quantity: name.replace(rangeAtEnd, '').replace(rangeAtStart, '').trim().toLowerCase(),
        range: range.toLowerCase(),
      };
  }
  return undefined;
}

/** Whether two headings name values of one quantity: "Inlet press. P1 Max" and "P1 Nor", or "Min" below a heading of both. */
function isOneQuantity(one: RangeHead, other: RangeHead): boolean {
  return one.quantity.endsWith(other.quantity) || other.quantity.endsWith(one.quantity);
}
