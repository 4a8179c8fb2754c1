import { fromSi, kindOf, otherBasis, type Kind } from '@isentrope/engineering/quantities';

/** Converts an SI value to a unit, which must be one of its kind. */
export function valueInUnit(kind: Kind | undefined, si: number, unit: string | undefined): number {
  return kind === undefined || unit === undefined ? si : fromSi(kind, si, unit);
}

/** The units offered for a quantity: those of the field or the common ones of its kind, including the default. */
export function offeredUnits(kind: Kind, unit: string, units?: readonly string[]): readonly string[] {
  const offered = units ?? kindOf(kind).common;
  return offered.includes(unit) ? offered : [unit, ...offered];
}

/**
 * The units in which a quantity can be entered or shown: those offered and, for a pressure, the common ones of the
 * other basis.
 */
export function readableUnits(kind: Kind, unit: string, units?: readonly string[]): readonly string[] {
  const other = otherBasis(kind);
  const offered = offeredUnits(kind, unit, units);
  return other ? [...offered, ...kindOf(other.kind).common] : offered;
}
