import type { AbsolutePressure, GaugePressure, MassFlow } from '@isentrope/engineering/quantities';
import {
  gasReaction,
  highestInletLoss,
  outletMach as machOf,
  resistanceLoss,
  type ReliefGas,
} from '@isentrope/engineering/relief';
import { absent, info, warning, type Absent, type Message } from '../kit/index.ts';
import { percentOf } from './words.ts';

/** Checks of the pipes before and behind the valve, at the rated capacity of one valve. */

type Pipes = {
  readonly inletPipeDiameter?: number | undefined;
  readonly inletResistance?: number | undefined;
};

export const inletPressureLoss = {
  info: {
    label: 'Inlet loss, of set pressure',
    symbol: 'δ_i',
    equation: 'δ_i = 8*K_i*q_1^2/(π^2*ρ_1*D_i^4)/p_set',
    source: 'API 520-II, at rated capacity',
    kind: 'fraction',
    unit: '%',
    digits: 3,
  },
  compute: (
    v: Pipes & { capacityOfOne: MassFlow; inletDensity: number; setPressure: GaugePressure },
  ): number | Absent =>
    v.inletPipeDiameter === undefined || v.inletResistance === undefined
      ? absent('no inlet piping given')
      : resistanceLoss(v.capacityOfOne, v.inletDensity, v.inletPipeDiameter, v.inletResistance) / v.setPressure,
} as const;

export function inletLossTooHigh(v: { inletPressureLoss: number }): Message[] {
  return v.inletPressureLoss > highestInletLoss
    ? [
        warning(
          `The inlet loses ${percentOf(v.inletPressureLoss)} of the set pressure, more than 3 %: the valve may chatter.`,
          { field: 'inletPressureLoss', source: 'API 520-II, inlet pressure losses' },
        ),
      ]
    : [];
}

/** The gas side of an outlet: what a Mach number and a reaction force need. */
export type OutletGas = Omit<ReliefGas, 'pressure'>;

export const outletMach = {
  info: {
    label: 'Outlet Mach number',
    symbol: 'Ma',
    equation: 'Ma*sqrt(1+(k-1)/2*Ma^2) = s',
    where: ['R = 8.314462618', 's = 4*q_1/(π*D_o^2*p_2)*sqrt(Z*R*T/(k*M))'],
    source: 'Adiabatic outlet, at rated capacity',
    kind: 'number',
    unit: '',
    digits: 3,
  },
  compute: (v: {
    outletPipeDiameter?: number | undefined;
    capacityOfOne: MassFlow;
    backPressure: AbsolutePressure;
    outletGas: OutletGas;
  }): number | Absent =>
    v.outletPipeDiameter === undefined
      ? absent('no outlet piping given')
      : machOf(v.outletGas, v.capacityOfOne, v.outletPipeDiameter, v.backPressure),
} as const;

export function outletTooFast(v: { outletMach: number }): Message[] {
  const { outletMach: mach } = v;
  const field = 'outletMach';
  if (mach >= 1)
    return [warning('The outlet pipe is choked: the back pressure at the valve is higher than given.', { field })];
  if (mach > 0.7) return [warning(`Mach ${mach.toFixed(2)} in the outlet is above 0.7, the usual limit.`, { field })];
  if (mach > 0.5)
    return [info(`Mach ${mach.toFixed(2)} in the outlet is above 0.5: check noise and vibration.`, { field })];
  return [];
}

export const gasReactionForce = {
  info: {
    label: 'Reaction force, open discharge',
    symbol: 'F',
    equation: 'F = q_1*sqrt(2*k*R*T/((k+1)*M))+π/4*D_o^2*max(0;p_e-101325)',
    where: ['R = 8.314462618', 'p_e = 4*q_1/(π*D_o^2)*sqrt(2*Z*R*T/(k*(k+1)*M))'],
    source: 'API 520-II, steady flow of a gas into the open; exact constants for 129 and 0.1',
    kind: 'force',
    unit: 'kN',
    digits: 3,
  },
  compute: (v: {
    outletPipeDiameter?: number | undefined;
    capacityOfOne: MassFlow;
    outletGas: OutletGas;
  }): number | Absent =>
    v.outletPipeDiameter === undefined
      ? absent('no outlet piping given')
      : gasReaction(v.outletGas, v.capacityOfOne, v.outletPipeDiameter).force,
} as const;
