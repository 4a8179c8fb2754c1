import { isReadIn } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { inputsOf } from '../case/case-data.ts';
import type { ColumnTarget, ColumnTargets } from './match-columns.ts';
import type { ListColumn } from './heading.ts';

/** The saved column targets of a list, by heading and unit. */
export interface RememberedColumns {
  readonly headings: readonly string[];
  /** The field id and unit of each column; null if it is not imported. */
  readonly targets: readonly (readonly [id: string, unit?: string] | null)[];
}

/** Maximum number of saved lists for a calculator; the latest are kept. */
const mostRemembered = 12;

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
export function readRemembered(kept: unknown): readonly RememberedColumns[] {
  return Array.isArray(kept) ? kept.filter(isRemembered) : [];
}

function isRemembered(kept: unknown): kept is RememberedColumns {
  if (typeof kept !== 'object' || kept === null || !('headings' in kept) || !('targets' in kept)) return false;
  const { headings, targets } = kept;
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
export function rememberedTargets(
  definition: Definition,
  remembered: readonly RememberedColumns[],
  columns: readonly ListColumn[],
): ColumnTargets | undefined {
  const headings = headingsOf(columns);
  const found = remembered.find(each => sameSet(each.headings, headings));
  if (!found) return undefined;
  const targets = headings.map(heading => targetOf(definition, found.targets[found.headings.indexOf(heading)]));
  return targets.some(target => target !== undefined) ? targets : undefined;
}

/** A saved target, if the calculator still has its field; an unknown unit becomes the default. */
function targetOf(
  definition: Definition,
  kept: RememberedColumns['targets'][number] | undefined,
): ColumnTarget | undefined {
  const [id = '', unit] = kept ?? [];
  const field = inputsOf(definition).get(id)?.field;
  if (!field) return undefined;
  if (field.type !== 'quantity') return { id };
  const isKnown = unit !== undefined && isReadIn(field.kind, unit);
  return { id, unit: isKnown ? unit : field.unit };
}

/** Adds a list, latest first, replacing one with the same headings. */
export function withRemembered(
  remembered: readonly RememberedColumns[],
  columns: readonly ListColumn[],
  targets: ColumnTargets,
): readonly RememberedColumns[] {
  const headings = headingsOf(columns);
  const kept = headings.map((_, place): RememberedColumns['targets'][number] => {
    const target = targets[place];
    if (!target) return null;
    return target.unit === undefined ? [target.id] : [target.id, target.unit];
  });
  return [{ headings, targets: kept }, ...forgotten(remembered, columns)].slice(0, mostRemembered);
}

/** Removes the saved targets of a list. */
export function forgotten(
  remembered: readonly RememberedColumns[],
  columns: readonly ListColumn[],
): readonly RememberedColumns[] {
  const headings = headingsOf(columns);
  return remembered.filter(each => !sameSet(each.headings, headings));
}
