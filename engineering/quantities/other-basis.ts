import { atmosphere } from './constants.ts';
import type { Kind } from './kinds.ts';

/** The kind in which the same pressures are measured from the other zero, and what its SI value lacks, Pa, of that of this kind. */
export interface OtherBasis {
  readonly kind: Kind;
  readonly add: number;
}

const bases: Partial<Record<Kind, OtherBasis>> = {
  gaugePressure: { kind: 'absolutePressure', add: -atmosphere },
  absolutePressure: { kind: 'gaugePressure', add: atmosphere },
};

/** The other basis of a pressure, gauge for absolute and absolute for gauge; undefined for every other kind. */
export function otherBasis(kind: Kind): OtherBasis | undefined {
  return bases[kind];
}

/** From where a pressure is measured: the atmosphere or the vacuum. */
export const pressureBases = ['gauge', 'absolute'] as const;

/** One of the bases of pressures. */
export type PressureBasis = (typeof pressureBases)[number];

const suffixes: Readonly<Record<PressureBasis, string>> = { gauge: '(g)', absolute: '(abs)' };

/** The basis of a unit; undefined for one that has none. */
export function basisOf(unit: string): PressureBasis | undefined {
  return pressureBases.find(basis => unit.endsWith(suffixes[basis]));
}

/** The unit of the same size in a basis: bar(abs) for bar(g). The unit itself where it has no basis. */
export function unitInBasis(unit: string, basis: PressureBasis): string {
  const own = basisOf(unit);
  return own === undefined ? unit : unit.slice(0, -suffixes[own].length) + suffixes[basis];
}

/** The unit of the same size that a kind has itself: bar(g) of a gauge pressure that is read in bar(abs). */
export function ownUnit(kind: Kind, unit: string): string {
  if (kind === 'gaugePressure') return unitInBasis(unit, 'gauge');
  return kind === 'absolutePressure' ? unitInBasis(unit, 'absolute') : unit;
}
