import {
  findConvertedUnit,
  findProductUnit,
  findUnit,
  otherBasis,
  splitQuantity,
  type FlowUnit,
  type Kind,
} from '@isentrope/engineering/quantities';
import { inputsById } from '../case/case-data.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
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

/** The unit that a text means for a kind, including units of the other pressure basis; undefined for any other text. */
export function findUnitOfKind(kind: Kind, text: string): string | undefined {
  const own = findUnit(kind, text)?.symbol;
  const other = otherBasis(kind);
  return own === undefined && other ? findUnit(other.kind, text)?.symbol : own;
}

/**
 * The unit that a text means of a quantity that the density or the molar mass in its row converts: a volume, standard or molar flow for a mass
 * flow, a kinematic viscosity for a dynamic one. Undefined for any other text or kind.
 */
export function productUnitOf(kind: Kind, text: string): FlowUnit | undefined {
  return findUnitOfKind(kind, text) === undefined ? findProductUnit(kind, text) : undefined;
}

/** The unit of a column for a kind, including those that the density or molar mass of a row converts, °API and SSU; undefined for any other unit. */
export function columnUnitOf(kind: Kind, text: string): string | undefined {
  if (text === '') return undefined;
  return findUnitOfKind(kind, text) ?? productUnitOf(kind, text)?.symbol ?? findConvertedUnit(kind, text)?.symbol;
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

/** The input of a target. */
export function inputOfTarget(definition: Definition, target: ColumnTarget): Input | undefined {
  return inputsById(definition).get(target.id);
}
