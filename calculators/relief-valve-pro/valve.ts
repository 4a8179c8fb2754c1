import type { AbsolutePressure, MassFlow, Quantity } from '@isentrope/engineering/quantities';
import { orificeFor, valvesFor, type ValveSet } from '@isentrope/engineering/relief';
import { absent, check, step, value, warning, type Message, type Source } from '../kit/index.ts';
import { allowableOverpressure, flowRate } from './fields.ts';
import { api526, exceeds, percentOf } from './format.ts';

/** Standard valve for a required area, and its capacity. */

type Area = Source<Quantity<'area'>>;

/** Required area, m², by back pressure, Pa absolute and gauge; undefined where the method does not apply. */
export type AreaCurve = (backPressure: AbsolutePressure, gauge: number) => number | undefined;

export const areaInfo = { label: 'Required area', symbol: 'A', kind: 'area', unit: 'mm²', digits: 4 } as const;

export function recommendedOrifice(area: Area) {
  return step(
    'recommendedOrifice',
    { area },
    { label: 'Recommended orifice', source: api526 },
    v => orificeFor(v.area)?.letter ?? exceeds,
  );
}

/** The minimum number of equal valves for an area that is evenly shared. */
export function fewestValves(requiredArea: number) {
  return valvesFor(count => requiredArea / count) ?? absent('not even 50 valves are enough');
}

/** Describes the set of valves, with its checks. */
export function describeValveSet(valveSet: Source<ValveSet>, overpressure: Source<number> = allowableOverpressure) {
  return {
    multipleValves: step(
      'multipleValves',
      { valveSet },
      { label: 'Valves', source: `Fewest equal valves; ${api526}` },
      ({ valveSet: { count, orifice } }) => `${count} × ${orifice.letter}`,
    ),
    severalValves: check({ valveSet, overpressure }, v => severalValves(v.valveSet, v.overpressure)),
  };
}

/** Returns the effective area of a set of valves, and its utilisation. */
export function utilisation(valveSet: Source<ValveSet>, requiredArea: Area) {
  const effectiveArea = step(
    'effectiveArea',
    { valveSet },
    { label: 'Effective area', symbol: 'A_e', source: `${api526}, of all valves`, kind: 'area', unit: 'mm²' },
    ({ valveSet: { count, orifice } }) => count * orifice.area,
  );
  const percentUsed = step(
    'percentUsed',
    { requiredArea, effectiveArea },
    { label: 'Area used', symbol: 'u', equation: 'u = A/A_e', kind: 'fraction', unit: '%', digits: 3 },
    v => v.requiredArea / v.effectiveArea,
  );
  return { effectiveArea, percentUsed };
}

export function capacityOfOne(ratedCapacity: Source<MassFlow>, valveSet: Source<ValveSet>) {
  return step(
    'capacityOfOne',
    { ratedCapacity, valveSet },
    {
      label: 'Rated capacity of one valve',
      symbol: 'q_1',
      source: 'Rated capacity, shared evenly',
      kind: 'massFlow',
      unit: 'kg/h',
    },
    v => v.ratedCapacity / v.valveSet.count,
  );
}

/** The valves for an area that does not depend on their number. */
export function valvesOf(requiredArea: Area) {
  const valveSet = value('valveSet', { requiredArea }, v => fewestValves(v.requiredArea));
  const used = utilisation(valveSet, requiredArea);
  const ratedCapacity = step(
    'ratedCapacity',
    { flowRate, requiredArea, effectiveArea: used.effectiveArea },
    {
      label: 'Rated capacity',
      symbol: 'q_r',
      equation: 'q_r = q_m*A_e/A',
      source: 'At the effective area, with the same factors',
      kind: 'massFlow',
      unit: 'kg/h',
    },
    v => (v.flowRate * v.effectiveArea) / v.requiredArea,
  );
  return {
    recommendedOrifice: recommendedOrifice(requiredArea),
    ...describeValveSet(valveSet),
    ...used,
    ratedCapacity,
    capacityOfOne: capacityOfOne(ratedCapacity, valveSet),
  };
}

/** Warns of an overpressure for several valves if one is sufficient. */
function ofOneValve(overpressure: number): Message[] {
  if (!(overpressure > 0.1 * (1 + 1e-9) && overpressure < 0.21 * (1 - 1e-9))) return [];
  return [
    warning(
      `An overpressure of ${percentOf(overpressure)} is for several valves, and one is enough here: a single valve is sized at 10 %, or at 21 % in a fire.`,
      { field: 'allowableOverpressure', source: 'API 520-I; ASME VIII-1, from its 2021 edition ASME XIII' },
    ),
  ];
}

/** Recommends several valves if no single one is large enough, and reports their conditions. */
function severalValves({ count, orifice }: ValveSet, overpressure: number): Message[] {
  if (count === 1) return ofOneValve(overpressure);
  const more = overpressure < 0.16 * (1 - 1e-12) ? ' Several valves may be sized at 16 % overpressure.' : '';
  return [
    warning(
      `No single API 526 orifice is large enough: use ${count} ${orifice.letter} valves in parallel with staggered set pressures.${more}`,
      { field: 'recommendedOrifice', source: 'API 520-I; ASME VIII-1, from its 2021 edition ASME XIII' },
    ),
  ];
}
