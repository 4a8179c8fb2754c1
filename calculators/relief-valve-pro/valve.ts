import type { MassFlow } from '@isentrope/engineering/quantities';
import { orificeFor, valvesFor, type ValveSet } from '@isentrope/engineering/relief';
import { absent, warning, type Absent, type Message } from '../kit/index.ts';
import { api526, exceeds } from './words.ts';

/** The standard valve for a required area, and what it passes. */

export const areaInfo = { label: 'Required area', symbol: 'A', kind: 'area', unit: 'mm²', digits: 4 } as const;

export const recommendedOrifice = {
  info: { label: 'Recommended orifice', source: api526 },
  compute: (v: { requiredArea: number }): string => orificeFor(v.requiredArea)?.letter ?? exceeds,
} as const;

/** The one valve, or the fewest equal ones, for an area that is shared evenly. */
export const valveSet = {
  info: { label: '' },
  compute: (v: { requiredArea: number }): ValveSet | Absent =>
    valvesFor(count => v.requiredArea / count) ?? absent('no set of 50 valves is enough'),
} as const;

export const multipleValves = {
  info: { label: 'Valves', source: `Fewest equal valves; ${api526}` },
  compute: ({ valveSet: { count, orifice } }: { valveSet: ValveSet }) => `${count} × ${orifice.letter}`,
} as const;

export const effectiveArea = {
  info: { label: 'Effective area', symbol: 'A_e', source: `${api526}, of all valves`, kind: 'area', unit: 'mm²' },
  compute: ({ valveSet: { count, orifice } }: { valveSet: ValveSet }) => count * orifice.area,
} as const;

export const percentUsed = {
  info: { label: 'Area used', symbol: 'u', equation: 'u = A/A_e', kind: 'fraction', unit: '%', digits: 3 },
  compute: (v: { requiredArea: number; effectiveArea: number }) => v.requiredArea / v.effectiveArea,
} as const;

export const ratedCapacity = {
  info: {
    label: 'Rated capacity',
    symbol: 'q_r',
    equation: 'q_r = q_m*A_e/A',
    source: 'At the effective area, with the same factors',
    kind: 'massFlow',
    unit: 'kg/h',
  },
  compute: (v: { flowRate: MassFlow; requiredArea: number; effectiveArea: number }): MassFlow =>
    (v.flowRate * v.effectiveArea) / v.requiredArea,
} as const;

export const capacityOfOne = {
  info: {
    label: 'Rated capacity of one valve',
    symbol: 'q_1',
    source: 'Rated capacity, shared evenly',
    kind: 'massFlow',
    unit: 'kg/h',
  },
  compute: (v: { ratedCapacity: MassFlow; valveSet: ValveSet }): MassFlow => v.ratedCapacity / v.valveSet.count,
} as const;

/** What to do where no single valve is large enough. */
export function severalValves(v: { valveSet: ValveSet; allowableOverpressure: number }): Message[] {
  const { count, orifice } = v.valveSet;
  if (count === 1) return [];
  const overpressure =
    v.allowableOverpressure < 0.16 * (1 - 1e-12) ? ' Several valves may be sized at 16 % overpressure.' : '';
  return [
    warning(
      `No single orifice of API 526 is large enough: ${count} valves ${orifice.letter} side by side are, with their set pressures staggered.${overpressure}`,
      { field: 'recommendedOrifice', source: 'API 520-I; ASME VIII-1, from its 2021 edition ASME XIII' },
    ),
  ];
}
