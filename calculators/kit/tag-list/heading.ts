import { beginsWithNumber } from '../headings/begins-with-number.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { findFieldByLabel } from '../definition/match-label.ts';
import { areUnitsOfOneKind, isAnyUnit } from '../headings/is-any-unit.ts';
import { areUnits, areUnitsAbove } from '../headings/units-row.ts';
import { cellText, type ReadCell } from '../workbook/cell-text.ts';
import { cellName } from '../workbook/format.ts';
import type { Grid } from './grid.ts';
import { gravityHeading } from '../headings/gravity-heading.ts';
import { isBlankMark, isNoUnit, splitHeading, withoutBrackets } from '../headings/split-heading.ts';
import { isTitleOfUnits, titleUnits, unitByTitle } from '../headings/title-units.ts';

/** The heading of a list: its row, and whether the next row contains units. */
export interface ListHeading {
  readonly row: number;
  readonly hasUnits: boolean;
}

/** A column of a list, from its heading. */
export interface ListColumn {
  readonly index: number;
  /** The column letter: A, B, …, AA. */
  readonly letter: string;
  /** The heading as written. */
  readonly heading: string;
  /** The heading without its unit. */
  readonly name: string;
  /** The unit in the heading or the unit row, as written; '' for none. */
  readonly unit: string;
  /** The first cells below it that are not blank. */
  readonly samples?: readonly string[];
}

/** Number of rows searched for samples of a column, and maximum number of samples. */
const sampledRows = 100;
const maxSamples = 20;

/** Maximum length of a text of a list within a sentence. */
export const maxQuotedLength = 40;

/** The name of a column for use in a sentence. */
export function columnName({ letter, heading }: ListColumn): string {
  const quoted = heading.length > maxQuotedLength ? `${heading.slice(0, maxQuotedLength)}…` : heading;
  return heading === '' ? `column ${letter}` : `column ${letter} (${quoted})`;
}

/** A cell as single-line text. */
export function cellLine(cell: ReadCell): string {
  const text = cellText(cell);
  return /\s/.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text;
}

/** Number of rows searched for the heading. */
const maxHeadingRows = 40;

/**
 * Finds the heading of a list: the first row that names the most fields; if none names two, the first row of several
 * texts without a number. The next row is a unit row if it contains mostly units and no numbers.
 */
export function findHeading(definition: Definition, grid: Grid): ListHeading {
  const rows = grid.slice(0, maxHeadingRows).map(row => row.map(cellLine));
  const known = new Map<string, boolean>();
  const isNamed = (cell: string) => {
    let named = known.get(cell);
    if (named === undefined)
      known.set(cell, (named = !beginsWithNumber(cell) && findFieldByLabel(definition, cell) !== undefined));
    return named;
  };
  const named = rows.map(row => row.filter(cell => cell !== '' && isNamed(cell)).length);
  const maximum = Math.max(0, ...named);
  const isTexts = (row: readonly string[]) => {
    const filled = row.filter(cell => cell !== '');
    return filled.length > 1 && !filled.some(beginsWithNumber) && !isRowOfUnits(row) && !isTitleOfUnits(row);
  };
  const row = maximum > 1 ? named.indexOf(maximum) : Math.max(0, rows.findIndex(isTexts));
  const [units, next] = [row + 1, row + 2].map(at =>
    (grid[at] ?? []).map((cell, index) => (isChoiceNamed(definition, rows[row]?.[index]) ? '' : unitText(cell))),
  );
  return { row, hasUnits: isRowOfUnits(units) || areUnitsAbove(units ?? [], next ?? []) };
}

/** A cell of a row of units, without brackets; blank for a mark of no unit. */
function unitText(cell: ReadCell): string {
  const text = withoutBrackets(cellLine(cell));
  return isBlankMark(text) ? '' : text;
}

/** Whether a heading names a choice, whose options may look like units. */
const isChoiceNamed = (definition: Definition, heading = '') =>
  findFieldByLabel(definition, heading)?.input.field.type === 'choice';

/** Whether a row consists of units. */
export function isRowOfUnits(row: Grid[number] | undefined): boolean {
  return areUnits((row ?? []).map(unitText).filter(cell => cell !== ''));
}

/** The texts in the rows above a heading. */
export function titlesAbove(grid: Grid, headRow: number): string[] {
  return grid.slice(0, headRow).flatMap(row => row.map(cellLine).filter(text => text !== ''));
}

/** The columns of a list that have a heading or any value below it. */
export function listColumns(grid: Grid, { row, hasUnits }: ListHeading): ListColumn[] {
  const under = grid.slice(row + (hasUnits ? 2 : 1));
  const width = Math.max(0, ...grid.slice(row).map(({ length }) => length));
  const ofTitle = titleUnits(titlesAbove(grid, row));
  return Array.from({ length: width }, (_, index) => index).flatMap(index => {
    const heading = cellLine(grid[row]?.[index]);
    const below = hasUnits ? cellLine(grid[row + 1]?.[index]) : '';
    if (heading === '' && under.every(cells => cellLine(cells[index]) === '')) return [];
    const samples = under
      .slice(0, sampledRows)
      .map(cells => cellLine(cells[index]))
      .filter(cell => !isBlankMark(cell));
    const column = { ...headedColumn(index, heading, below), samples: samples.slice(0, maxSamples) };
    return [{ ...column, unit: unitByTitle(column.name, column.unit, ofTitle) }];
  });
}

/** Whether a heading is a unit alone, "GPM" or "psig", and no symbol of a quantity such as Cp and MW. */
const isUnitAlone = (heading: string) =>
  (/^(?:cP|°[CF])$/.test(heading) || /^(?:(?!api$|min$)\S{3,}|deg\.? ?[CF])$/i.test(heading)) && isAnyUnit(heading);

/** A column from its heading and its cell in the unit row, if any. */
function headedColumn(index: number, heading: string, unitCell = ''): ListColumn {
  const below = withoutBrackets(unitCell);
  const gravity = below === '' ? undefined : gravityHeading(`${heading} ${below}`);
  const { name, unit } = gravity ?? (isUnitAlone(heading) ? { name: heading, unit: heading } : splitHeading(heading));
  return {
    index,
    letter: cellName(0, index).slice(0, -1),
    heading,
    name,
    unit: isNoUnit(below) || gravity ? unit : areUnitsOfOneKind(unit, below) ? `${unit} or ${below}` : below,
  };
}
