import { splitQuantity, type Kind } from '@isentrope/engineering/quantities';
import { inputsById } from '../case/case-data.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { columnUnitOf } from '../headings/unit-of-kind.ts';
import type { ListColumn } from './heading.ts';

/** The field that a column is imported into, and the unit of its numbers. */
export interface ColumnTarget {
  readonly id: string;
  readonly unit?: string;
}

/** The target of each column; undefined if it is not imported. */
export type ColumnTargets = readonly (ColumnTarget | undefined)[];

/** The match of a column: its target, or a hint on why it has none. */
export interface ColumnMatch {
  readonly target: ColumnTarget | undefined;
  readonly hint?: string;
}

/** The units behind the first numbers of a column, without repetitions. */
function unitsInCells({ samples = [] }: Pick<ListColumn, 'samples'>): readonly string[] {
  return [...new Set(samples.flatMap(cell => splitQuantity(cell)?.unit ?? []))];
}

/** The unit of a kind behind the first numbers of a column, if it is one; undefined for any other. */
export function unitOfCells(kind: Kind, column: Pick<ListColumn, 'samples'>): string | undefined {
  const [only, ...others] = new Set(unitsInCells(column).flatMap(unit => columnUnitOf(kind, unit) ?? []));
  return others.length === 0 ? only : undefined;
}

/** Why the numbers of a column without a unit cannot be in that of a field, as the end of a sentence; undefined if they can. */
export function whyNotBare(
  field: Input['field'],
  column: Pick<ListColumn, 'heading' | 'name' | 'samples'>,
): string | undefined {
  if (field.type !== 'quantity' || field.unit === '' || field.kind === 'fraction') return undefined;
  if (unitOfCells(field.kind, column) !== undefined) return undefined;
  if (/[([]\s*[-–—]\s*[)\]]$/.test(column.heading)) return '“-” says that it has no unit';
  const isKinematic = field.kind === 'dynamicViscosity' && /\b(?:kin\b|[kc]in[eé]mati)|ν/i.test(column.name);
  return isKinematic ? 'a kinematic viscosity needs a unit, such as cSt' : undefined;
}

/** The input of a target. */
export function inputOfTarget(definition: Definition, target: ColumnTarget): Input | undefined {
  return inputsById(definition).get(target.id);
}
