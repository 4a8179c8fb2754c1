import { findUnit, kinds, type Kind } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition.ts';
import { fieldNamed } from '../label-match.ts';
import { cellText, type ReadCell } from '../workbook-entry.ts';
import { cellName } from '../workbook-form.ts';
import type { Grid } from './grid.ts';

/** Where the heading of a list stands: its row, and whether the row under it names the units. */
export interface ListHead {
  readonly row: number;
  readonly hasUnits: boolean;
}

/** A column of a list as its heading has it. */
export interface ListColumn {
  readonly place: number;
  /** As a spreadsheet names it: A, B, …, AA. */
  readonly letter: string;
  /** The heading as it stands there. */
  readonly heading: string;
  /** The heading without its unit. */
  readonly name: string;
  /** The unit that the heading or the row of units gives, as it is spelled there; blank for none. */
  readonly unit: string;
}

/** A cell as text in one line. */
export function lineOf(cell: ReadCell): string {
  return cellText(cell).replaceAll(/\s+/g, ' ').trim();
}

/** Whether a cell says that there is nothing. */
export function isNothing(text: string): boolean {
  return /^(?:|[-–—]+|n\/?a|n\.a\.)$/i.test(text);
}

const beginsWithNumber = (text: string) => /^[+\-−]?[.,]?\d/.test(text);

/** How far down a heading is looked for. */
const rowsLookedAt = 40;

/**
 * Where the heading of a list most likely stands: the first of the rows that name most fields; where none names two, the
 * first row of several texts without a number. The row under it has units where it holds nothing else.
 */
export function guessedHead(definition: Definition, grid: Grid): ListHead {
  const rows = grid.slice(0, rowsLookedAt).map(row => row.map(lineOf));
  const known = new Map<string, boolean>();
  const isNamed = (cell: string) => {
    let named = known.get(cell);
    if (named === undefined)
      known.set(cell, (named = !beginsWithNumber(cell) && fieldNamed(definition, cell) !== undefined));
    return named;
  };
  const named = rows.map(row => row.filter(cell => cell !== '' && isNamed(cell)).length);
  const most = Math.max(0, ...named);
  const isTexts = (row: readonly string[]) => {
    const filled = row.filter(cell => cell !== '');
    return filled.length > 1 && !filled.some(beginsWithNumber);
  };
  const row = most > 1 ? named.indexOf(most) : Math.max(0, rows.findIndex(isTexts));
  return {
    row,
    hasUnits: isRowOfUnits(grid[row + 1]?.filter((_, place) => !isChoiceNamed(definition, rows[row]?.[place]))),
  };
}

/** Whether a heading names a choice, of which an option may be called like a unit. */
const isChoiceNamed = (definition: Definition, heading = '') =>
  fieldNamed(definition, heading)?.input.field.type === 'choice';

/** Whether a row holds units and nothing else. */
export function isRowOfUnits(row: Grid[number] | undefined): boolean {
  const filled = (row ?? []).map(cell => withoutBrackets(lineOf(cell))).filter(cell => !isNothing(cell));
  const units = filled.filter(isAnyUnit);
  return units.length > 0 && 2 * units.length > filled.length && !filled.some(beginsWithNumber);
}

function withoutBrackets(text: string): string {
  return /^[([](.+)[)\]]$/.exec(text)?.[1]?.trim() ?? text;
}

const allKinds = Object.keys(kinds) as Kind[];

/** Whether a text is a unit of any kind. */
function isAnyUnit(text: string): boolean {
  return text !== '' && allKinds.some(kind => findUnit(kind, text) !== undefined);
}

/** The columns of a list that have a heading, or a unit, or anything under it. */
export function listColumns(grid: Grid, { row, hasUnits }: ListHead): ListColumn[] {
  const under = grid.slice(row + (hasUnits ? 2 : 1));
  const width = Math.max(0, ...grid.slice(row).map(({ length }) => length));
  return Array.from({ length: width }, (_, place) => place).flatMap(place => {
    const heading = lineOf(grid[row]?.[place]);
    const below = hasUnits ? withoutBrackets(lineOf(grid[row + 1]?.[place])) : '';
    if (heading === '' && under.every(cells => lineOf(cells[place]) === '')) return [];
    const inHeading = withUnit(heading);
    const unit = isNothing(below) ? inHeading.unit : below;
    return [{ place, letter: cellName(0, place).slice(0, -1), heading, name: inHeading.name, unit }];
  });
}

/** A heading parted into its name and its unit: "Flow (kg/h)", "Flow [kg/h]", "Flow, kg/h", "Flow kg/h", "Temp. / °C". */
function withUnit(heading: string): { readonly name: string; readonly unit: string } {
  const [, before = '', behind = ''] = /^(.+?)(?:\s+\/\s+|\s*[,:;]\s*)(\S+(?: \S+)?)$/.exec(heading) ?? [];
  if (isAnyUnit(behind)) return { name: before, unit: withoutBrackets(behind) };
  const words = heading.split(' ');
  for (const count of [2, 1]) {
    const unit = words.slice(-count).join(' ');
    const name = words
      .slice(0, -count)
      .join(' ')
      .replace(/[\s,:;]+$/, '');
    // Of "Axis C (m)" the letter belongs to the name; of "Pressure bar (g)" both belong to the unit.
    if (count === 2 && /^\S [([]/.test(unit)) continue;
    if (name !== '' && isAnyUnit(unit) && !isAlsoAWord(unit)) return { name, unit: withoutBrackets(unit) };
  }
  const [, called = '', round, square] = /^(.+?)\s*(?:\(([^()]+)\)|\[([^[\]]+)\])$/.exec(heading) ?? [];
  const inner = (round ?? square ?? '').trim();
  return isAnyUnit(inner) || /^[^\d\s]+\/\S+$/.test(inner)
    ? { name: called, unit: inner }
    : { name: heading, unit: '' };
}

/** One letter, or a short word, behind a blank may be anything: Train A, Flow min, line in. */
function isAlsoAWord(unit: string): boolean {
  return /^(?:[a-z]|in|min|day)$/i.test(unit);
}
