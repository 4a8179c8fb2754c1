import { absolute, fromSi, type AbsolutePressure, type GaugePressure } from '@isentrope/engineering/quantities';
import type { ValveType } from '@isentrope/engineering/relief';
import { absent, error, warning, type Absent, type Message } from '../kit/index.ts';
import { percentOf } from './words.ts';

/** The pressures at both ends of the valve. */

export const relievingPressure = {
  info: {
    label: 'Relieving pressure',
    symbol: 'p_1',
    equation: 'p_1 = p_set*(1+OP)+101325',
    source: 'API 520-I; atmosphere 1.01325 bar',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { setPressure: GaugePressure; allowableOverpressure: number }): AbsolutePressure =>
    absolute(v.setPressure * (1 + v.allowableOverpressure)),
} as const;

const nothingFlows = 'the back pressure is not below the relieving pressure: nothing flows';

export const backPressure = {
  info: {
    label: 'Back pressure',
    symbol: 'p_2',
    equation: 'p_2 = p_b+101325',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: {
    totalBackpressure: GaugePressure;
    relievingPressure: AbsolutePressure;
  }): AbsolutePressure | Absent => {
    const pressure = absolute(v.totalBackpressure);
    return pressure < v.relievingPressure ? pressure : absent(nothingFlows);
  },
} as const;

/** Refuses a back pressure that leaves nothing to drive the flow. */
export function backPressureTooHigh(v: {
  totalBackpressure: GaugePressure;
  relievingPressure: AbsolutePressure;
}): Message[] {
  return absolute(v.totalBackpressure) < v.relievingPressure
    ? []
    : [error('Total back pressure must be below the relieving pressure.', { field: 'totalBackpressure' })];
}

/** A conventional valve takes a built-up back pressure up to its overpressure only. */
export function conventionalLimit(v: {
  valveType: ValveType;
  totalBackpressure: GaugePressure;
  setPressure: GaugePressure;
  allowableOverpressure: number;
}): Message[] {
  const ratio = v.totalBackpressure / v.setPressure;
  if (v.valveType !== 'Conventional' || !(ratio > v.allowableOverpressure * (1 + 1e-12))) return [];
  return [
    warning(
      `The back pressure is ${percentOf(ratio)} of the set pressure: the built-up part of it must not exceed the overpressure, ${percentOf(v.allowableOverpressure)}, in a conventional valve.`,
      { field: 'totalBackpressure', source: 'API 520-I, back pressure' },
    ),
  ];
}

/** Set pressures that API 520-I is for, and above which hardly a valve is made: 15 and 6000 psig, Pa gauge. */
const leastSet: GaugePressure = 15 * 6894.757293168361;
const highestSet: GaugePressure = 6000 * 6894.757293168361;

/** Set pressures outside what the standards are about. */
export function setPressureRange(v: { setPressure: GaugePressure }): Message[] {
  const field = 'setPressure';
  if (v.setPressure < leastSet * (1 - 1e-9)) {
    return [
      warning('The set pressure is below 1.034 bar(g) (15 psig): API 520-I covers 15 psig and above.', {
        field,
        source: 'API 520-I, scope',
      }),
    ];
  }
  if (v.setPressure <= highestSet * (1 + 1e-9)) return [];
  return [
    warning(
      `The set pressure, ${fromSi('gaugePressure', v.setPressure, 'bar(g)').toPrecision(4)} bar(g), is above 413.7 bar(g) (6000 psig): a valve may not be made for it. The pressure limits of API 526 by orifice and flange class are not checked here.`,
      { field },
    ),
  ];
}

/** An overpressure above that of a fire. */
export function overpressureTooHigh({ allowableOverpressure }: { allowableOverpressure: number }): Message[] {
  if (allowableOverpressure <= 0.21 * (1 + 1e-9)) return [];
  return [
    warning(
      `An overpressure of ${percentOf(allowableOverpressure)} is above 21 %, which is allowed in a fire; otherwise 10 % for a single valve and 16 % for several.`,
      { field: 'allowableOverpressure', source: 'API 520-I, overpressure and accumulation' },
    ),
  ];
}
