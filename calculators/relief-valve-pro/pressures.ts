import { absolute, type AbsolutePressure, type GaugePressure } from '@isentrope/engineering/quantities';
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
