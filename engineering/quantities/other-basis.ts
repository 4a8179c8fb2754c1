import { atmosphere } from './constants.ts';
import type { Kind } from './kinds.ts';

/** The kind for the same pressures from the other zero, and the difference between the SI values, Pa. */
export interface OtherBasis {
  readonly kind: Kind;
  readonly add: number;
}

const bases: Partial<Record<Kind, OtherBasis>> = {
  gaugePressure: { kind: 'absolutePressure', add: -atmosphere },
  absolutePressure: { kind: 'gaugePressure', add: atmosphere },
};

/** Returns the other basis of a pressure, gauge for absolute and vice versa; undefined for every other kind. */
export function otherBasis(kind: Kind): OtherBasis | undefined {
  return bases[kind];
}

/** References of a pressure: the atmosphere or vacuum. */
export const pressureBases = ['gauge', 'absolute'] as const;

/** Reference of a pressure. */
export type PressureBasis = (typeof pressureBases)[number];

const suffixes: Readonly<Record<PressureBasis, string>> = { gauge: '(g)', absolute: '(abs)' };

/** Basis of a unit; undefined for one without. */
export function basisOf(unit: string): PressureBasis | undefined {
  return pressureBases.find(basis => unit.endsWith(suffixes[basis]));
}

/** Unit of the same size in a given basis: bar(abs) for bar(g). Returns a unit without basis unchanged. */
export function unitInBasis(unit: string, basis: PressureBasis): string {
  const own = basisOf(unit);
  return own === undefined ? unit : unit.slice(0, -suffixes[own].length) + suffixes[basis];
}

/** Unit of the same size that belongs to the kind: bar(g) for a gauge pressure displayed in bar(abs). */
export function ownUnit(kind: Kind, unit: string): string {
  if (kind === 'gaugePressure') return unitInBasis(unit, 'gauge');
  return kind === 'absolutePressure' ? unitInBasis(unit, 'absolute') : unit;
}
