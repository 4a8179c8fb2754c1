import { caseTitle, offeredUnits, resultInfo, readableUnits, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { fieldPlaceholder } from '../input-pane/cells/field-placeholder.ts';
import type { CaseCells } from './cell-text.ts';
import type { Column } from './columns.ts';

/** The heights of a row and the header, px. */
export const rowHeight = 31;
export const headHeight = 66;

/** Character widths, px: digits, text, units, placeholders and header labels. */
const digit = 7.8;
const letter = 6.9;
const unitLetter = 7.3;
const hintLetter = 6.4;
const headLetter = 8;
/** Extra room in a cell, px: padding, select arrow and warning mark. */
const sides = 18;
const arrowRoom = 16;
const markRoom = 22;

/** The maximum number of decimals that a column reserves room for; a few tiny numbers are not aligned. */
const maxDecimals = 5;

/** The layout of a column. */
export interface ColumnLayout {
  readonly width: number;
  /** The common unit of its cells; undefined if units are mixed or there are none. */
  readonly unit: string | undefined;
  /** Whether its cells have different units, each with its own select. */
  readonly mixed: boolean;
  /** The width reserved for units in its cells, px. */
  readonly unitWidth: number;
  /** The characters reserved from the decimal point on. */
  readonly fraction: number;
}

const steps = (pixels: number, step: number) => Math.ceil(pixels / step) * step;
const within = (minimum: number, pixels: number, maximum: number) => Math.max(minimum, Math.min(pixels, maximum));

/** The width of a label broken into two lines. */
function labelWidth(label: string): number {
  const words = label.split(' ');
  const breaks = words.map((_, at) => {
    const [one, two] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return Math.max(one.length, two.length);
  });
  return Math.min(...breaks) * headLetter + sides;
}

/** The units a column can be shown in; empty if it is not a quantity. */
export function offeredColumnUnits(definition: Definition, column: Column): readonly string[] {
  if (column.type === 'input') {
    const { field } = column.input;
    return field.type === 'quantity' ? offeredUnits(field.kind, field.unit, field.units) : [];
  }
  const { kind, unit = '' } = resultInfo(definition, column.id);
  return kind === undefined ? [] : readableUnits(kind, unit);
}

/** The maximum content sizes of a column, in characters. */
interface Extent {
  /** Before the decimal point, and from it on. */
  readonly whole: number;
  readonly fraction: number;
  /** Of a whole number, a text and a unit. */
  readonly number: number;
  readonly words: number;
  readonly unit: number;
  readonly units: ReadonlySet<string>;
  /** Whether any cell has a warning mark. */
  readonly marked: boolean;
}

/** The content sizes of the column at index `at`. */
function extentOf(cells: readonly CaseCells[], at: number): Extent {
  let [whole, fraction, number, words] = [0, 0, 0, 0];
  const units = new Set<string>();
  let marked = false;
  for (const own of cells) {
    const cell = own[at];
    if (!cell) continue;
    marked ||= cell.level !== undefined;
    if (cell.unit !== undefined) units.add(cell.unit);
    if (cell.type === 'words') words = Math.max(words, cell.text.length);
    else number = Math.max(number, cell.text.length);
    whole = Math.max(whole, cell.whole ?? 0);
    fraction = Math.max(fraction, Math.min(cell.fraction ?? 0, maxDecimals));
  }
  const unit = Math.max(0, ...[...units].map(each => each.length));
  return { whole, fraction, number, words, unit, units, marked };
}

/** The layouts of columns for the content of all cases. */
export function columnLayouts(
  columns: readonly Column[],
  cells: readonly CaseCells[],
): ReadonlyMap<string, ColumnLayout> {
  return new Map(columns.map((column, at) => [column.key, layoutOf(column, extentOf(cells, at))]));
}

function layoutOf(column: Column, extent: Extent): ColumnLayout {
  const mixed = extent.units.size > 1;
  const [unit] = mixed ? [] : extent.units;
  const unitWidth = mixed ? extent.unit * unitLetter + 12 : 0;
  const { fraction } = extent;
  const foot = (column.symbol?.length ?? 0) * letter + (mixed ? 5 : extent.unit) * unitLetter + sides + 6;
  const width = Math.max(64, labelWidth(column.label), foot, cellWidth(column, extent) + unitWidth);
  return { width: steps(width, 8), unit, mixed, unitWidth, fraction };
}

/** The width of the longest cell, without its unit. */
function cellWidth(column: Column, { whole, fraction, number, words, marked }: Extent): number {
  const figures = steps(within(6, Math.max(whole + fraction, number), 14), 2) * digit + sides;
  if (column.type === 'result')
    return Math.max(figures, Math.min(words * letter + sides, 200)) + (marked ? markRoom : 0);
  const { field } = column.input;
  if (field.type === 'quantity')
    return Math.max(figures, (fieldPlaceholder(field)?.text.length ?? 0) * hintLetter + sides);
  return within(72, words * letter + sides + arrowRoom, field.type === 'choice' ? 200 : 240);
}

/** The width of the case name column: at most about a quarter of the available width. */
export function nameWidth(cases: readonly WorkbenchCase[], room: number): number {
  const longest = Math.max(...cases.map(({ data }, index) => caseTitle(data, index).length));
  return steps(within(160, longest * 6.8 + 104, Math.max(0.24 * room, 160)), 10);
}

/** The number of main results pinned at the right: as many as leave most of the room, at least one. */
export function pinnedCount(answers: readonly number[], room: number): number {
  let [count, width] = [0, 0];
  for (const answer of answers) {
    width += answer;
    if (count > 0 && width > 0.42 * room) break;
    count += 1;
  }
  return count;
}
