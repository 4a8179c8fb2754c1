import type { Kind, UnitOf } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition.ts';
import type { FieldSource, ChoiceOfMethods, Source, StepSource } from '../source.ts';

/**
 * A datasheet as plain data: our own layout with the names that the standards give to their fields. What a calculator knows
 * stands there by reference to its source; whatever it does not know is a blank, to be filled in by hand.
 */

/** What a calculator knows something by: a field, a step, or a step of each method. */
export type KnownBy = FieldSource | StepSource | ChoiceOfMethods;

/** A value of the calculator: of several sources, of which a case has one, that of the first that has any. */
interface KnownLine {
  readonly type: 'known';
  readonly label: string;
  readonly sources: readonly [KnownBy, ...KnownBy[]];
}

/** A value worked out for the datasheet alone, from what fields and steps of the calculator gave. */
interface DerivedLine {
  readonly type: 'derived';
  readonly label: string;
  readonly step: StepSource;
  readonly like?: FieldSource;
}

/** What the case is called. */
interface NameLine {
  readonly type: 'name';
  readonly label: string;
}

/** What nobody here knows. A quantity has a kind and a usual unit, or is counted as a field is. */
interface BlankLine {
  readonly type: 'blank';
  readonly label: string;
  readonly quantity?: { readonly kind: Kind; readonly unit: string };
  readonly like?: FieldSource;
}

/** A line of a datasheet: what the calculator knows, what is worked out for it, the name of the case, or a blank. */
export type DatasheetLine = KnownLine | DerivedLine | NameLine | BlankLine;

/** Lines under a heading. */
export interface DatasheetPart {
  readonly title: string;
  readonly lines: readonly DatasheetLine[];
  /** Whether it has a column for each state of the item; one value each, unless given. */
  readonly states?: true;
}

/** A page for each item, whose cases are its states. */
export interface ItemDatasheet {
  readonly type: 'item';
  readonly title: string;
  /** The standards whose names of fields it uses. */
  readonly standards: string;
  readonly parts: readonly DatasheetPart[];
  /** What holds for all of its pages. */
  readonly notes?: readonly string[];
}

/** How the case that governs is found: by the largest value. */
export interface Governing {
  readonly by: StepSource | ChoiceOfMethods;
  /** What is protected, where there are several things with a governing case each. */
  readonly within?: FieldSource;
  /** What all cases of one valve have alike: where they differ in it none governs. */
  readonly same?: FieldSource;
}

/** A row for each case, its parts side by side. */
export interface ListDatasheet {
  readonly type: 'list';
  readonly title: string;
  readonly standards: string;
  readonly parts: readonly Omit<DatasheetPart, 'states'>[];
  readonly notes?: readonly string[];
  readonly governing?: Governing;
}

/** A page for each item, or a row for each case. */
export type Datasheet = ItemDatasheet | ListDatasheet;

/** The datasheets that are made of the cases of a calculator. */
export interface Datasheets {
  readonly definition: Definition;
  readonly sheets: readonly Datasheet[];
}

/** A value of the calculator under the name that the standard gives it: of the first of these that a case has. */
export function known(label: string, ...sources: KnownLine['sources']): DatasheetLine {
  return { type: 'known', label, sources };
}

/** The same where some calculators have the source, and those that have not leave the line to be filled in by hand. */
export function knownIfAny<K extends Kind>(
  label: string,
  source: KnownBy | undefined,
  kind?: K,
  unit?: UnitOf<K>,
): DatasheetLine {
  return source ? known(label, source) : byHand(label, kind, unit);
}

/**
 * A value worked out for the datasheet alone, in the unit in which the field `like` is typed where one is given. Its step needs
 * fields and steps of the calculator, and no other such step.
 */
export function workedFrom(label: string, step: StepSource, like?: FieldSource): DatasheetLine {
  return { type: 'derived', label, step, ...(like ? { like } : {}) };
}

/** What the case is called. */
export function caseCalled(label: string): DatasheetLine {
  return { type: 'name', label };
}

/** What is filled in by hand; a quantity with its kind and usual unit. */
export function byHand<K extends Kind>(label: string, kind?: K, unit?: UnitOf<K>): DatasheetLine {
  return kind === undefined || unit === undefined
    ? { type: 'blank', label }
    : { type: 'blank', label, quantity: { kind, unit } };
}

/** What is filled in by hand in the unit in which a field is typed. */
export function byHandLike(label: string, like: FieldSource): DatasheetLine {
  return { type: 'blank', label, like };
}

/** Several lines that are filled in by hand, in words. */
export function allByHand(...labels: readonly string[]): DatasheetLine[] {
  return labels.map(label => ({ type: 'blank', label }));
}

/** The source that a line rests on, and for a derived one those that it needs. */
export function sourcesOf(line: DatasheetLine): readonly Source[] {
  switch (line.type) {
    case 'known':
      return line.sources;
    case 'derived':
      return [
        ...Object.values(line.step.needs).map(need => (need.type === 'optional' ? need.source : need)),
        ...(line.like ? [line.like] : []),
      ];
    case 'name':
      return [];
    case 'blank':
      return line.like ? [line.like] : [];
  }
}
