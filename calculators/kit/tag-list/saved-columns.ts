import { isDisplayUnit } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { inputsById } from '../case/case-data.ts';
import type { ColumnTarget, ColumnTargets } from './column-units.ts';
import { columnUnitOf } from '../headings/unit-of-kind.ts';
import type { ListColumn } from './heading.ts';
import { outletUnit } from './outlet-pressures.ts';

/** The saved column targets of a list, by heading and unit. */
export interface SavedColumns {
  readonly headings: readonly string[];
  /** The field id and unit of each column; null if it is not imported. */
  readonly targets: readonly (readonly [id: string, unit?: string] | null)[];
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
  const isText = (each: unknown) => typeof each === 'string';
  return (
    Array.isArray(headings) &&
    Array.isArray(targets) &&
    headings.length === targets.length &&
    headings.every(isText) &&
    targets.every(target => target === null || (Array.isArray(target) && target.length > 0 && target.every(isText)))
  );
}

/** The targets saved for a list with the same headings, in any order. */
export function savedTargets(
  definition: Definition,
  remembered: readonly SavedColumns[],
  columns: readonly ListColumn[],
): ColumnTargets | undefined {
  const headings = headingsOf(columns);
  const found = remembered.find(each => sameSet(each.headings, headings));
  if (!found) return undefined;
  const targets = headings.map(heading => targetOf(definition, found.targets[found.headings.indexOf(heading)]));
  return targets.some(target => target !== undefined) ? targets : undefined;
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
): readonly SavedColumns[] {
  const headings = headingsOf(columns);
  const saved = headings.map((_, index): SavedColumns['targets'][number] => {
    const target = targets[index];
    if (!target) return null;
    return target.unit === undefined ? [target.id] : [target.id, target.unit];
  });
  return [{ headings, targets: saved }, ...withoutSavedColumns(remembered, columns)].slice(0, maxSaved);
}

/** Removes the saved targets of a list. */
export function withoutSavedColumns(
  remembered: readonly SavedColumns[],
  columns: readonly ListColumn[],
): readonly SavedColumns[] {
  const headings = headingsOf(columns);
  return remembered.filter(each => !sameSet(each.headings, headings));
}
