import { isDisplayUnit } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { inputsById } from '../case/case-data.ts';
import { upperFirst } from '../common/sentence-case.ts';
import { withoutDivertingWords, wordsOf } from '../headings/heading-words.ts';
import type { ColumnMatch, ColumnTarget, ColumnTargets } from './column-units.ts';
import { columnUnitOf } from '../headings/unit-of-kind.ts';
import { columnName, type ListColumn } from './heading.ts';
import { outletUnit } from './outlet-pressures.ts';

/** The saved column targets of a list, by heading and unit. */
export interface SavedColumns {
  readonly headings: readonly string[];
  /** The field id and unit of each column; null if it is not imported. */
  readonly targets: readonly (readonly [id: string, unit?: string] | null)[];
  /**
   * The places of the targets that the user chose, in place of what the rules of the time proposed. Undefined in lists of earlier releases, which
   * do not tell.
   */
  readonly chosen?: readonly number[];
}

/** The targets of a list with the headings of an earlier one, and sentences on those that are no longer what they were. */
export interface RememberedTargets {
  readonly targets: ColumnTargets;
  readonly changes: readonly string[];
}

/** Maximum number of saved lists for a calculator; the latest are kept. */
const maxSaved = 12;

/** The headings that identify a list; repeated ones are numbered. */
function headingsOf(columns: readonly ListColumn[]): string[] {
  const seen = new Map<string, number>();
  return columns.map(({ name, unit }) => {
    const heading = `${name.toLowerCase()} [${unit}]`;
    const turn = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, turn);
    return turn === 1 ? heading : `${heading} ${turn}`;
  });
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every(text => other.includes(text));

/** Parses saved lists; invalid ones are dropped. */
export function parseSavedColumns(saved: unknown): readonly SavedColumns[] {
  return Array.isArray(saved) ? saved.filter(isSavedColumns) : [];
}

function isSavedColumns(saved: unknown): saved is SavedColumns {
  if (typeof saved !== 'object' || saved === null || !('headings' in saved) || !('targets' in saved)) return false;
  const { headings, targets } = saved;
  const chosen = 'chosen' in saved ? saved.chosen : [];
  const isText = (each: unknown) => typeof each === 'string';
  return (
    Array.isArray(headings) &&
    Array.isArray(targets) &&
    headings.length === targets.length &&
    headings.every(isText) &&
    Array.isArray(chosen) &&
    chosen.every(place => typeof place === 'number') &&
    targets.every(target => target === null || (Array.isArray(target) && target.length > 0 && target.every(isText)))
  );
}

/**
 * The targets saved for a list with the same headings, in any order. A choice of the user is kept; what the program proposed is what it proposes
 * today; and one of which that is not known is kept unless the heading means something else by today's rules.
 */
export function savedTargets(
  definition: Definition,
  remembered: readonly SavedColumns[],
  columns: readonly ListColumn[],
  guesses: readonly ColumnMatch[],
): RememberedTargets | undefined {
  const headings = headingsOf(columns);
  const found = remembered.find(each => sameSet(each.headings, headings));
  if (!found) return undefined;
  const changes: string[] = [];
  const targets = columns.map((column, index) => {
    const place = found.headings.indexOf(headings[index] ?? '');
    const saved = targetOf(definition, found.targets[place]);
    const guess = guesses[index]?.target;
    if (found.chosen?.includes(place) === true) return saved;
    if (saved?.id === guess?.id) return found.chosen && column.unit !== '' ? guess : saved;
    const isOpen = found.chosen === undefined && !guess && !(saved && isOtherValue(definition, saved.id, column));
    if (isOpen || (!found.chosen && !saved)) return saved;
    changes.push(changeOf(definition, column, saved, guess));
    return guess;
  });
  return targets.some(target => target !== undefined) ? { targets, changes } : undefined;
}

/** Whether a heading has a word by which it is another value than a field: "Shut-off dP" is not the pressure differential. */
function isOtherValue(definition: Definition, id: string, { name }: ListColumn): boolean {
  const { words } = withoutDivertingWords(wordsOf(name));
  const known = wordsOf(inputsById(definition).get(id)?.field.label ?? '');
  return words.some(word => !known.has(word));
}

function changeOf(
  definition: Definition,
  column: ListColumn,
  saved: ColumnTarget | undefined,
  guess: ColumnTarget | undefined,
): string {
  const nameOf = (target: ColumnTarget | undefined) =>
    target ? (inputsById(definition).get(target.id)?.field.label ?? target.id) : 'not read';
  return `${upperFirst(columnName(column))} was ${nameOf(saved)} then, and is ${nameOf(guess)} by its heading: choose the field if that is not meant.`;
}

/** A saved target; undefined if the calculator no longer has its field or unit, as a default unit would change the values. */
function targetOf(
  definition: Definition,
  saved: SavedColumns['targets'][number] | undefined,
): ColumnTarget | undefined {
  const [id = '', unit] = saved ?? [];
  const field = inputsById(definition).get(id)?.field;
  if (!field) return undefined;
  if (field.type !== 'quantity') return { id };
  const isKnown =
    unit !== undefined &&
    (isDisplayUnit(field.kind, unit) || (columnUnitOf(field.kind, unit) ?? outletUnit(field, unit)) !== undefined);
  return isKnown ? { id, unit } : undefined;
}

/** Adds a list, latest first, replacing one with the same headings. */
export function withSavedColumns(
  remembered: readonly SavedColumns[],
  columns: readonly ListColumn[],
  targets: ColumnTargets,
  guesses: readonly ColumnMatch[],
): readonly SavedColumns[] {
  const headings = headingsOf(columns);
  const saved = headings.map((_, index): SavedColumns['targets'][number] => {
    const target = targets[index];
    if (!target) return null;
    return target.unit === undefined ? [target.id] : [target.id, target.unit];
  });
  const isChosen = (target: ColumnTarget | undefined, guess: ColumnTarget | undefined) =>
    target?.id !== guess?.id || target?.unit !== guess?.unit;
  const chosen = headings.flatMap((_, index) => (isChosen(targets[index], guesses[index]?.target) ? [index] : []));
  return [{ headings, targets: saved, chosen }, ...withoutSavedColumns(remembered, columns)].slice(0, maxSaved);
}

/** Removes the saved targets of a list. */
export function withoutSavedColumns(
  remembered: readonly SavedColumns[],
  columns: readonly ListColumn[],
): readonly SavedColumns[] {
  const headings = headingsOf(columns);
  return remembered.filter(each => !sameSet(each.headings, headings));
}
