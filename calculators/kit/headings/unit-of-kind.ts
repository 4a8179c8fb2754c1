import {
  findConvertedUnit,
  findProductUnit,
  findUnit,
  otherBasis,
  type FlowUnit,
  type Kind,
} from '@isentrope/engineering/quantities';

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
