import { findUnit } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { findFieldByLabel } from '../definition/match-label.ts';
import { allKinds, isAnyUnit } from '../units/is-any-unit.ts';
import { cellText, type ReadCell } from '../workbook/cell-text.ts';
import { cellName } from '../workbook/format.ts';
import type { Grid } from './grid.ts';
import { gravityHeading } from './gravity-heading.ts';
import { wordsOf } from './heading-words.ts';
import { titleUnits, unitOfTitle } from './title-units.ts';

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

/** Whether a text marks an empty value. */
export function isBlankMark(text: string): boolean {
  return /^(?:|[-–—]+|n\/?a|n\.a\.)$/i.test(text);
}

const beginsWithNumber = (text: string) => /^[+\-−]?[.,]?\d/.test(text);

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
    return filled.length > 1 && !filled.some(beginsWithNumber) && !isRowOfUnits(row);
  };
  const row = maximum > 1 ? named.indexOf(maximum) : Math.max(0, rows.findIndex(isTexts));
  return {
    row,
    hasUnits: isRowOfUnits(grid[row + 1]?.filter((_, index) => !isChoiceNamed(definition, rows[row]?.[index]))),
  };
}

/** Whether a heading names a choice, whose options may look like units. */
const isChoiceNamed = (definition: Definition, heading = '') =>
  findFieldByLabel(definition, heading)?.input.field.type === 'choice';

/** Whether a row consists of units. */
export function isRowOfUnits(row: Grid[number] | undefined): boolean {
  const filled = (row ?? []).map(cell => withoutBrackets(cellLine(cell))).filter(cell => !isBlankMark(cell));
  if (filled.some(cell => beginsWithNumber(cell) && !/^1\/\p{L}/u.test(cell))) return false;
  // Looking a word up in every kind takes time, so that a row of words ends the search early.
  let words = 0;
  for (const cell of filled) {
    if (!isAnyUnit(cell)) words += 1;
    if (2 * words >= filled.length) return false;
  }
  return filled.length > 0;
}

function withoutBrackets(text: string): string {
  return /^[([](.+)[)\]]$/.exec(text)?.[1]?.trim() ?? text;
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
    return [column.unit === '' ? { ...column, unit: unitOfTitle(column.name, ofTitle) } : column];
  });
}

/** A column from its heading and its cell in the unit row, if any. */
function headedColumn(index: number, heading: string, unitCell = ''): ListColumn {
  const below = withoutBrackets(unitCell);
  const gravity = below === '' ? undefined : gravityHeading(`${heading} ${below}`);
  const { name, unit } = gravity ?? splitHeading(heading);
  return {
    index,
    letter: cellName(0, index).slice(0, -1),
    heading,
    name,
    unit: isNoUnit(below) || gravity ? unit : areOtherUnits(unit, below) ? `${unit} or ${below}` : below,
  };
}

/** Whether a heading and the row of units below it name units of one kind that differ, of which neither can be taken. */
function areOtherUnits(unit: string, below: string): boolean {
  if (unit === '') return false;
  return allKinds.some(kind => {
    const [one, other] = [findUnit(kind, unit), findUnit(kind, below)];
    return one !== undefined && other !== undefined && one !== other;
  });
}

/** Whether a cell of the unit row is a mark for "no unit". */
const isNoUnit = (text: string) =>
  isBlankMark(text) || /^(?:c_?p\s*\/\s*c_?v|ratio|none|dimensionless|text|1|units?|uom|einheit(?:en)?)$/i.test(text);

/** Splits a heading into name and unit: "Flow (kg/h)", "Flow [kg/h]", "Flow, kg/h", "Flow kg/h", "Temp. / °C", "Temp. F". */
export function splitHeading(heading: string): { readonly name: string; readonly unit: string } {
  const gravity = gravityHeading(heading);
  if (gravity) return gravity;
  const [, multiplied, factor = '', unitBehind = ''] = multiple.exec(heading) ?? [];
  if (multiplied !== undefined && isUnitLike(unitBehind)) return { name: multiplied, unit: `${factor} ${unitBehind}` };
  // "P1 (psig) normal" and "P1, psig (normal)"
  const [, ahead, within = '', after = ''] = /^([^()[\]]+?)\s+[([]([^()[\]]+)[)\]]\s*(\p{L}.*)$/u.exec(heading) ?? [];
  if (ahead !== undefined && isUnitLike(within)) return { name: `${ahead} ${after}`, unit: within };
  const [, main = '', qualifier = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(heading) ?? [];
  const qualified = qualifiers.test(qualifier) ? splitHeading(main) : undefined;
  if (qualified !== undefined && qualified.unit !== '') return { ...qualified, name: `${qualified.name} ${qualifier}` };
  const [, before = '', behind = ''] = /^(.+?)(?:\s+\/\s+|\s*[,:;]\s*)(\S+(?: \S+)?)$/.exec(heading) ?? [];
  if (isUnitLike(behind)) return { name: before, unit: withoutBrackets(behind) };
  const [, named, unitOf = ''] = /^(\p{L}[\p{L}\d_]*)_([^_\s]+)$/u.exec(heading) ?? [];
  if (named !== undefined && isUnitLike(unitOf) && (!isAlsoAWord(unitOf) || /^[sCFK]$/.test(unitOf)))
    return { name: named.replaceAll('_', ' '), unit: unitOf };
  const [, measure, scale] = /^(.*[\p{L}\p{N}.])\s*(°\s?[CFKR])$/u.exec(heading) ?? [];
  if (measure !== undefined && scale !== undefined) return { name: measure, unit: scale };
  const words = molarMass.test(heading) ? [] : heading.split(' ');
  for (const count of [2, 1]) {
    const unit = words.slice(-count).join(' ');
    const name = words
      .slice(0, -count)
      .join(' ')
      .replace(/[\s,:;]+$/, '');
    // In "Axis C (m)" the letter belongs to the name; in "Pressure bar (g)" both words belong to the unit.
    if (count === 2 && /^\S [([]/.test(unit)) continue;
    // A number within the brackets of the unit may multiply it: "Flow (24 kg/h)".
    const [, outside, numbered = ''] = /^(.+?)\s*[([]([^()[\]]*\d[^()[\]]*)$/.exec(name) ?? [];
    if (outside !== undefined && isUnitLike(withoutBrackets(unit.replace(/[)\]]$/, ''))))
      return { name: outside, unit: `${numbered} ${unit.replace(/[)\]]$/, '')}` };
    if (name !== '' && isUnitLike(unit) && (!isAlsoAWord(unit) || isScale(name, unit)))
      return { name, unit: withoutBrackets(unit) };
  }
  const [, called = '', round, square] = /^(.+?)\s*(?:\(([^()]+)\)|\[([^[\]]+)\])$/.exec(heading) ?? [];
  const inner = (round ?? square ?? '').trim();
  return isUnitLike(inner) ||
    /^[^\d\s]+\/\S+$/.test(inner) ||
    (square !== undefined && !isNoUnit(inner)) ||
    isUnknownUnit(round)
    ? { name: called, unit: inner }
    : { name: heading, unit: '' };
}

/** Matches headings in which MW is not the megawatt. */
const molarMass = /^(?:average|avg\.?|mean|overall|mixture|gas|vapou?r|liquid) MW$/i;

/** Matches a heading in multiples of a unit, which no field accepts: "Flow (1000 lb/h)", "Flow x1000 kg/h", "Flow, 10^3 kg/h". */
const multiple =
  /^(.+?)[\s,([]+((?:[x×*]\s*)?(?:10(?:\^|\*\*)?[-−+]?\d|10[⁻⁺]?[⁰¹²³⁴-⁹]+|\d+(?:\.\d+)?e[-+]?\d+|1[.,\s]?000(?:[.,\s]?000)?|'?000s?|thousands?|millions?))\s*[·x×*]?\s*[([]?([^\s()[\]]+)[)\]]?$/i;

/** Whether a text is a unit, or one with a prefix in the wrong case that no field accepts: mPa for MPa. */
function isUnitLike(text: string): boolean {
  const [first = ''] = text;
  const swapped = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return isAnyUnit(text) || (/^[mM]\p{Lu}/u.test(text) && isAnyUnit(swapped + text.slice(1)));
}

/** Whether a letter after the name of a temperature is its scale: Temp C, Inlet temperature F. */
function isScale(name: string, letter: string): boolean {
  return /^[CFKR]$/.test(letter) && wordsOf(name).has('temperature');
}

/** Matches words in round brackets that distinguish values of one quantity, such as min and max. */
const qualifiers =
  /^(?:notes?|norm(?:al)?|max(?:imum)?|min(?:imum)?|design|des|oper(?:ating)?|op|total|gas|vap(?:ou?r)?|liq(?:uid)?|avg|average|calc|est|tag|each|case|hot|cold|shell|tube|inlet|outlet|in|out|gauge|abs|rated|req(?:uired)?|dry|wet|if|see|per|opt(?:ional)?|mix|feed|pipe|line|valve|pump|fuel|site)$/i;

/** Whether a text in round brackets may be an unknown unit, so that the column is not read in the default unit: "Flow (lph)". */
function isUnknownUnit(text = ''): boolean {
  const isKnownWord = wordsOf(text).size > 1 || !wordsOf(text).has(text.toLowerCase().replace(/^°/, ''));
  return /^[\p{L}°][\p{L}\d²³°/.·-]{2,5}$/u.test(text.trim()) && !qualifiers.test(text.trim()) && !isKnownWord;
}

/** Whether a unit could also be a word of the name: Train A, Flow min, line in. */
function isAlsoAWord(unit: string): boolean {
  return /^(?:[a-z]|in|min|day)$/i.test(unit);
}
