import { fromSi, kindOf, otherBasis, type Kind } from '@isentrope/engineering/quantities';

/** A number in SI in the unit shown; units that a kind does not have are never asked for. */
export function inUnit(kind: Kind | undefined, si: number, unit: string | undefined): number {
  return kind === undefined || unit === undefined ? si : fromSi(kind, si, unit);
}

/** The units offered for a quantity: those of the field, else the common ones of the kind, the default among them. */
export function offeredUnits(kind: Kind, unit: string, units?: readonly string[]): readonly string[] {
  const offered = units ?? kindOf(kind).common;
  return offered.includes(unit) ? offered : [unit, ...offered];
}

/** The units in which a quantity can be read: those offered, and for a pressure the common ones of the other basis. */
export function unitsToRead(kind: Kind, unit: string, units?: readonly string[]): readonly string[] {
  const other = otherBasis(kind);
  const offered = offeredUnits(kind, unit, units);
  return other ? [...offered, ...kindOf(other.kind).common] : offered;
}
