import {
  findConvertedUnit,
  findProductUnit,
  findUnit,
  otherBasis,
  type FlowUnit,
  type Kind,
} from '@isentrope/engineering/quantities';
import { multipleUnit } from './multiple-unit.ts';

/** The unit of a kind that a text in a heading or a row of units means, also as a multiple of another one; undefined for any other text. */
export function findStatedUnit(kind: Kind, text: string): string | undefined {
  return findUnit(kind, text)?.symbol ?? multipleUnit(kind, text);
}

/** The unit that a text means for a kind, including units of the other pressure basis; undefined for any other text. */
export function findUnitOfKind(kind: Kind, text: string): string | undefined {
  const own = findStatedUnit(kind, text);
  const other = otherBasis(kind);
  return own === undefined && other ? findStatedUnit(other.kind, text) : own;
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
