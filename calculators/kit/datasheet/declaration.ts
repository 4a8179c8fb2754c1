import type { Kind, UnitOf } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { sourceOf } from '../definition/graph.ts';
import type { FieldSource, ChoiceOfMethods, Source, StepSource } from '../definition/source.ts';

/**
 * Datasheets as plain data: our own layout with the field names of the standards. Values refer to their sources in the
 * calculator; everything else is a blank line to be filled in by hand.
 */

/** The source of a value: a field, a step, or a step of each method. */
export type LineSource = FieldSource | StepSource | ChoiceOfMethods;

/** A value of the calculator, from the first source that has one. */
interface ValueLine {
  readonly type: 'known';
  readonly label: string;
  readonly sources: readonly [LineSource, ...LineSource[]];
}

/** A value computed for the datasheet only, from fields and steps of the calculator. */
interface DerivedLine {
  readonly type: 'derived';
  readonly label: string;
  readonly step: StepSource;
  readonly like?: FieldSource;
}

/** The name of the case. */
interface NameLine {
  readonly type: 'name';
  readonly label: string;
}

/** A line to be filled in by hand; a quantity has a kind and unit, or those of a field. */
interface BlankLine {
  readonly type: 'blank';
  readonly label: string;
  readonly quantity?: { readonly kind: Kind; readonly unit: string };
  readonly like?: FieldSource;
}

/** A cell of a table of results, or of the rows that were entered for the same items; only in a datasheet of a table. */
interface CellLine {
  readonly type: 'cell';
  readonly label: string;
  readonly of: StepSource | FieldSource;
  readonly column: string;
}

/** A line of a datasheet: a value, a derived value, the case name, a cell of a table, or a blank. */
export type DatasheetLine = ValueLine | DerivedLine | NameLine | CellLine | BlankLine;

/** Lines under a heading. */
export interface DatasheetPart {
  readonly title: string;
  readonly lines: readonly DatasheetLine[];
  /** Whether it has a column for each state of the item; defaults to a single value. */
  readonly states?: true;
}

/** A datasheet with a page for each item, whose cases are its states. */
export interface ItemDatasheet {
  readonly type: 'item';
  readonly title: string;
  /** The standards whose field names it uses. */
  readonly standards: string;
  readonly parts: readonly DatasheetPart[];
  /** Notes on every page. */
  readonly notes?: readonly string[];
}

/** How the governing case is found: by the largest value. */
export interface Governing {
  readonly by: StepSource | ChoiceOfMethods;
  /** The field of the protected item, if several items have a governing case each. */
  readonly within?: FieldSource;
  /** The field that all cases of one valve share; if it differs, no case governs. */
  readonly same?: FieldSource;
}

/** A datasheet with a row for each case. */
export interface ListDatasheet {
  readonly type: 'list';
  readonly title: string;
  readonly standards: string;
  readonly parts: readonly Omit<DatasheetPart, 'states'>[];
  readonly notes?: readonly string[];
  readonly governing?: Governing;
}

/** A datasheet with a row for each item of a table of results, such as the lines of a network, in the case that governs it. */
export interface TableDatasheet {
  readonly type: 'table';
  readonly title: string;
  readonly standards: string;
  readonly table: StepSource;
  /** The column of the tags, by which rows of several cases are those of one item; entered rows have theirs in their first column. */
  readonly tag: string;
  /** The rows that are listed, by the text of a column; all if omitted. */
  readonly only?: { readonly column: string; readonly text: string };
  /** The column whose largest size governs. */
  readonly governing: string;
  readonly parts: readonly Omit<DatasheetPart, 'states'>[];
  readonly notes?: readonly string[];
}

/** A datasheet: a page for each item, a row for each case, or a row for each item of a table. */
export type Datasheet = ItemDatasheet | ListDatasheet | TableDatasheet;

/** The datasheets of a calculator. */
export interface Datasheets {
  readonly definition: Definition;
  readonly sheets: readonly Datasheet[];
}

/** A line for a value, under the name used by the standard; the first source with a value is used. */
export function valueLine(label: string, ...sources: ValueLine['sources']): DatasheetLine {
  return { type: 'known', label, sources };
}

/** A value line if the source exists in the calculator, else a blank line. */
export function valueLineIfAny<K extends Kind>(
  label: string,
  source: LineSource | undefined,
  kind?: K,
  unit?: UnitOf<K>,
): DatasheetLine {
  return source ? valueLine(label, source) : blankLine(label, kind, unit);
}

/**
 * A line for a value computed for the datasheet only, in the unit of the field `like` if given. Its step may need
 * fields and steps of the calculator, but no other derived line.
 */
export function derivedLine(label: string, step: StepSource, like?: FieldSource): DatasheetLine {
  return { type: 'derived', label, step, ...(like ? { like } : {}) };
}

/** The name of the case. */
export function caseNameLine(label: string): DatasheetLine {
  return { type: 'name', label };
}

/** A cell of a table of results or of entered rows, by the id of its column. */
export function tableCellLine(label: string, of: StepSource | FieldSource, column: string): DatasheetLine {
  return { type: 'cell', label, of, column };
}

/** A line to be filled in by hand; a quantity with its kind and unit. */
export function blankLine<K extends Kind>(label: string, kind?: K, unit?: UnitOf<K>): DatasheetLine {
  return kind === undefined || unit === undefined
    ? { type: 'blank', label }
    : { type: 'blank', label, quantity: { kind, unit } };
}

/** A line to be filled in by hand, in the unit of a field. */
export function blankLineLike(label: string, like: FieldSource): DatasheetLine {
  return { type: 'blank', label, like };
}

/** Several text lines to be filled in by hand. */
export function blankLines(...labels: readonly string[]): DatasheetLine[] {
  return labels.map(label => ({ type: 'blank', label }));
}

/** The sources that a line depends on. */
export function sourcesOf(line: DatasheetLine): readonly Source[] {
  switch (line.type) {
    case 'known':
      return line.sources;
    case 'derived':
      return [...Object.values(line.step.needs).map(sourceOf), ...(line.like ? [line.like] : [])];
    case 'name':
      return [];
    case 'cell':
      return [line.of];
    case 'blank':
      return line.like ? [line.like] : [];
  }
}
