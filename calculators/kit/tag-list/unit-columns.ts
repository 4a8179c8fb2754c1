import { beginsWithNumber } from '../headings/begins-with-number.ts';
import { columnUnitOf } from '../headings/unit-of-kind.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { wordsOf } from '../headings/heading-words.ts';
import { isBlankMark, splitHeading } from '../headings/split-heading.ts';
import { isUnitSystem, quantityKinds, unitHeading } from '../headings/title-units.ts';
import type { Grid } from './grid.ts';
import { cellLine } from './heading.ts';

/** Columns of units beside those of the numbers: "1000 | lb/h". */

/** Maximum number of rows in which columns of units are looked for. */
const maxSampledRows = 200;

/** Rows joined between two pauses. */
const rowsPerStep = 500;

const isUnit = (cell: string) => /[\p{L}%°]/u.test(cell) && isAnyUnit(cell);

/**
 * Appends the units of a column of units to the numbers on its left, or under the heading of units on its right: "1000 | lb/h" becomes
 * "1000 lb/h". It holds for all columns of a group such as Flow Max, Flow Nor and Flow Min.
 */
export function* joinUnitColumnsInSteps(grid: Grid): Generator<undefined, Grid> {
  const sampled = grid.slice(0, maxSampledRows);
  const width = Math.max(0, ...sampled.map(({ length }) => length));
  const indices = Array.from({ length: width }, (_, index) => index);
  const isHeaded = (index: number) => sampled.some(row => unitHeading.test(cellLine(row[index])));
  const hasUnits = (index: number) => sampled.some(row => isUnit(cellLine(row[index])));
  if (!indices.some(index => hasUnits(index) || isHeaded(index))) return grid;
  const [before, behind] = [groupsBeside(grid, width, -1), groupsBeside(grid, width, 1)];
  const [followed, leading]: [number[], number[]] = [[], []];
  for (const index of indices) {
    yield;
    const group = before[index] ?? [];
    if (isUnitColumn(grid, index, group) || (isHeaded(index) && areUnknownUnits(grid, index, group)))
      followed.push(index);
    if (isHeaded(index) && isUnitColumn(grid, index, behind[index] ?? [])) leading.push(index);
  }
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
  const joined: Grid[number][] = [];
  for (const [at, row] of grid.entries()) {
    if (at % rowsPerStep === 0) yield;
    const cells = row.map((cell, index) => {
      const number = cellLine(cell);
      const unit = cellLine(row[unitOf.get(index) ?? -1]);
      return beginsWithNumber(number) && !isBlankMark(unit) ? `${number} ${unit}` : cell;
    });
    joined.push(cells.filter((_, index) => !units.has(index)));
  }
  return joined;
}

/** Whether a column contains only units for the numbers of others. */
function isUnitColumn(grid: Grid, index: number, numbers: readonly number[]): boolean {
  const hasNumber = (row: Grid[number]) => numbers.some(at => beginsWithNumber(cellLine(row[at])));
  const sampled = grid.slice(0, maxSampledRows).filter(hasNumber);
  if (!sampled.some(row => isUnit(cellLine(row[index])))) return false;
  const [beside, others] = [new Map<string, number>(), new Set<string>()];
  for (const row of grid) {
    const cell = cellLine(row[index]);
    if (!hasNumber(row)) others.add(cell);
    else if (!isBlankMark(cell)) beside.set(cell, (beside.get(cell) ?? 0) + 1);
  }
  const countOf = (cells: readonly (readonly [string, number])[]) => cells.reduce((sum, [, count]) => sum + count, 0);
  const units = [...beside].filter(([cell]) => isUnit(cell));
  // Under the heading of a unit, what is none of the few others is refused with its number.
  if ([...others].some(cell => unitHeading.test(cell))) return 2 * countOf(units) > countOf([...beside]);
  // Beside a mark for no value or for a limit there may be a unit too.
  return (
    beside.size > 0 && units.length === beside.size && [...others].every(cell => isBlankMark(cell) || isUnit(cell))
  );
}

/** Matches a word, with or without a dot, or one divided by another: KBPSD, mill. Sm3/d. */
const unitWords = /^[\p{L}°%][\p{L}\d²³°%/.·^()]*(?: [\p{L}°%][\p{L}\d²³°%/.·^()]*)?$/u;

/** Whether a column under the heading of a unit has only texts that may be units, beside the numbers of a quantity without one. */
function areUnknownUnits(grid: Grid, index: number, numbers: readonly number[]): boolean {
  const head = groupHead(grid, index - 1);
  if (head?.quantity === undefined || head.hasUnit) return false;
  const beside = grid
    .filter(row => numbers.some(at => beginsWithNumber(cellLine(row[at]))))
    .map(row => cellLine(row[index]))
    .filter(cell => !isBlankMark(cell));
  return beside.length > 0 && beside.every(cell => unitWords.test(cell) && !isUnitSystem(cell));
}

/** The columns beside each column, before or behind it: the next one, with the others of its group. */
function groupsBeside(grid: Grid, width: number, step: 1 | -1): readonly (readonly number[])[] {
  const heads = Array.from({ length: width }, (_, index) => groupHead(grid, index));
  return heads.map((_, index) => {
    const group: number[] = [];
    const next = index + step;
    const fits = (at: number) => heads[at] !== undefined && !isOfOther(grid, index, heads[at]);
    const isOther = isOfOther(grid, index, heads[next]);
    // Under "P | T | Units", psig is the unit of the pressures only, and under "Density | Units | P" of those behind it.
    if (isOther && !fits(next + step) && fits(index - step)) return group;
    for (let at = isOther && fits(next + step) ? next + step : next; at >= 0 && at < width; at += step) {
      const [head, last] = [heads[at], heads[group.at(-1) ?? -1]];
      if (group.length > 0 && (!head || !last || head.hasUnit || last.hasUnit || !isOneQuantity(head, last))) break;
      group.push(at);
    }
    return group;
  });
}

/** Rows whose units show of which quantity a column of units is. */
const rowsOfUnits = 40;

/** Whether the units of a column are of another quantity than that of a heading. */
function isOfOther(grid: Grid, index: number, head: GroupHead | undefined): boolean {
  const kinds = quantityKinds[head?.quantity ?? ''];
  if (!kinds) return false;
  const cells = new Set(grid.slice(0, rowsOfUnits).map(row => cellLine(row[index])));
  const units = [...cells].filter(isUnit);
  return units.length > 0 && !units.some(unit => kinds.some(kind => columnUnitOf(kind, unit) !== undefined));
}

/** Matches the name of one of several values of a quantity, or of its place, at the beginning or the end of a heading. */
const rangeAtStart =
  /^(min|nor|nom|max|des|rat|ope|in|out|up|down)(?:imum|m|mal|inal|ign|ed|r|rating|let|stream)?\.?(?:[\s_]+|$)/i;
const rangeAtEnd =
  /(?:^|[\s_.-]+|(?<=^[PT]))(min|nor|nom|max|des|rat|ope|in|out|up|down|[12])(?:imum|m|mal|inal|ign|ed|r|rating|let|stream)?\.?$/i;

/** Words of headings that name quantities, whose columns may share one of units. */
const quantityWords = ['pressure', 'temperature', 'flow', 'density', 'viscosity', 'length', 'diameter'] as const;

/** A heading of a column that may belong to a group. */
interface GroupHead {
  /** The quantity of which it names one of several values; undefined if it names none. */
  readonly ranged: string | undefined;
  readonly quantity: string | undefined;
  readonly hasUnit: boolean;
}

/** Rows in which headings are looked for. */
const rowsOfHeads = 40;

/** The first heading of a column that names a quantity or one of several values: "Flow Max", "Max. flow"; undefined for any other column. */
function groupHead(grid: Grid, index: number): GroupHead | undefined {
  for (const row of grid.slice(0, rowsOfHeads)) {
    const { name, unit } = splitHeading(cellLine(row[index]));
    if (name === '') continue;
    if (beginsWithNumber(name)) return undefined;
    const words = wordsOf(name);
    const quantity = quantityWords.find(word => words.has(word));
    const isRanged = rangeAtEnd.test(name) || rangeAtStart.test(name);
    if (quantity === undefined && !isRanged) continue;
    const ranged = name.replace(rangeAtEnd, '').replace(rangeAtStart, '').trim().toLowerCase();
    return { ranged: isRanged ? ranged : undefined, quantity, hasUnit: unit !== '' };
  }
  return undefined;
}

/** Whether two headings name one quantity: two pressures, "Inlet press. P1 Max" and "P1 Nor", or "Min" below a heading of both. */
function isOneQuantity(one: GroupHead, other: GroupHead): boolean {
  if (one.quantity !== undefined && other.quantity !== undefined) return one.quantity === other.quantity;
  if (one.ranged === undefined || other.ranged === undefined) return false;
  return one.ranged.endsWith(other.ranged) || other.ranged.endsWith(one.ranged);
}
