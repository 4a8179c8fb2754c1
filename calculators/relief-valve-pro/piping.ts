import {
  absolute,
  atmosphere,
  messageValue,
  type AbsolutePressure,
  type MassFlow,
} from '@isentrope/engineering/quantities';
import {
  flowWithInletLoss,
  gasReaction,
  highestInletLoss,
  outletMach as machOf,
  resistanceLoss,
  type ReliefGas,
} from '@isentrope/engineering/relief';
import {
  absent,
  check,
  info,
  optional,
  missing,
  step,
  value,
  warning,
  type Message,
  type Source,
} from '../kit/index.ts';
import {
  flowRate,
  inletPipeDiameter,
  inletResistance,
  outletPipeDiameter,
  setPressure,
  superimposedBackpressure,
  totalBackpressure,
} from './fields.ts';
import { percentOf } from './format.ts';

/** Checks of the inlet and outlet pipes at the rated capacity of one valve. */

export const noOutlet = 'no outlet piping entered';

/** Capacities of the selected valves, of one of them and of all. */
interface Capacities {
  readonly capacityOfOne: Source<MassFlow>;
  readonly ratedCapacity: Source<MassFlow>;
}

/** The pressure that drives the flow through a valve, Pa: see `flowWithInletLoss`. */
interface DrivingPressure {
  readonly of: 'gas' | 'liquid';
  readonly pressure: Source<number>;
}

/** Returns the inlet pressure loss relative to the set pressure, with a warning if it is too high. */
export function inletLoss(
  { capacityOfOne, ratedCapacity }: Capacities,
  inletDensity: Source<number>,
  { of, pressure: drivingPressure }: DrivingPressure,
) {
  const inletPressureLoss = step(
    'inletPressureLoss',
    {
      capacityOfOne,
      inletDensity,
      setPressure,
      diameter: optional(inletPipeDiameter),
      resistance: optional(inletResistance),
    },
    {
      label: 'Inlet loss, of set pressure',
      symbol: 'δ_i',
      equation: 'δ_i = 8*K_i*q_1^2/(π^2*ρ_1*D_i^4)/p_set',
      source: 'API 520-II, at rated capacity',
      kind: 'fraction',
      unit: '%',
      digits: 3,
    },
    ({ diameter, resistance, ...v }) => {
      if (diameter !== undefined && resistance !== undefined)
        return resistanceLoss(v.capacityOfOne, v.inletDensity, diameter, resistance) / v.setPressure;
      if (diameter !== undefined) return missing('inlet resistance');
      return resistance === undefined ? absent('no inlet piping entered') : missing('inlet pipe diameter');
    },
  );
  const inletLossTooHigh = check(
    { inletPressureLoss, setPressure, drivingPressure, ratedCapacity, flowRate },
    (v): Message[] => {
      if (!(v.inletPressureLoss > highestInletLoss)) return [];
      const passes = v.ratedCapacity * flowWithInletLoss(v.inletPressureLoss * v.setPressure, v.drivingPressure, of);
      const side = passes < v.flowRate ? 'less than the required flow: the unsafe side' : 'which is enough';
      return [
        warning(
          `The inlet loss is ${percentOf(v.inletPressureLoss)} of the set pressure, more than 3 %: the valve may chatter. With this loss its capacity is about {passes} instead of the rated {rated}, ${side}.`,
          {
            field: 'inletPressureLoss',
            source: 'API 520-II, inlet pressure losses',
            values: {
              passes: messageValue('massFlow', passes, { digits: 3, like: 'flowRate' }),
              rated: messageValue('massFlow', v.ratedCapacity, { digits: 3, like: 'flowRate' }),
            },
          },
        ),
      ];
    },
  );
  return { inletPressureLoss, inletLossTooHigh };
}

/** Pressure at the end of the outlet pipe, where the velocity is highest. */
export function outletEnd(backPressure: Source<AbsolutePressure>) {
  return step(
    'outletEndPressure',
    { backPressure, superimposedBackpressure: optional(superimposedBackpressure) },
    {
      label: 'Pressure beyond the outlet pipe',
      symbol: 'p_o',
      equation: v =>
        v.superimposedBackpressure === undefined ? 'p_o = min(p_2;101325)' : 'p_o = min(p_2;p_sup+101325)',
      source: v =>
        v.superimposedBackpressure === undefined
          ? 'No superimposed back pressure entered: at most atmospheric, where the flow is fastest'
          : 'The superimposed back pressure: where the flow is fastest',
      kind: 'absolutePressure',
      unit: 'bar(abs)',
    },
    v =>
      Math.min(
        v.backPressure,
        v.superimposedBackpressure === undefined ? atmosphere : absolute(v.superimposedBackpressure),
      ),
  );
}

/** Gas properties at the outlet for the Mach number and reaction force. */
export type OutletGas = Omit<ReliefGas, 'pressure'>;

interface GasOutlet {
  readonly capacityOfOne: Source<MassFlow>;
  readonly backPressure: Source<AbsolutePressure>;
  readonly outletGas: Source<OutletGas>;
}

/** Returns outlet Mach number and reaction force of a gas. */
export function gasOutlet({ capacityOfOne, backPressure, outletGas }: GasOutlet) {
  const diameter = optional(outletPipeDiameter);
  const outletEndPressure = outletEnd(backPressure);
  const outletMach = step(
    'outletMach',
    { capacityOfOne, outletEndPressure, outletGas, diameter },
    {
      label: 'Outlet Mach number',
      symbol: 'Ma',
      equation: 'Ma = min(1;sqrt(2*s^2/(1+sqrt(1+2*(k-1)*s^2))))',
      where: ['R = 8.314462618', 's = 4*q_1/(π*D_o^2*p_o)*sqrt(Z*R*T/(k*M))'],
      source: 'At the end of the outlet pipe, adiabatic, at rated capacity; 1 means choked',
      kind: 'number',
      unit: '',
      digits: 3,
    },
    v =>
      v.diameter === undefined
        ? absent(noOutlet)
        : Math.min(1, machOf(v.outletGas, v.capacityOfOne, v.diameter, v.outletEndPressure)),
  );
  /** Whether the outlet pipe is choked even at the back pressure at the valve. */
  const outletTooSmall = value('outletTooSmall', { capacityOfOne, backPressure, outletGas, diameter }, v =>
    v.diameter === undefined ? absent(noOutlet) : machOf(v.outletGas, v.capacityOfOne, v.diameter, v.backPressure) >= 1,
  );
  const reactionForce = step(
    'reactionForce',
    { capacityOfOne, outletGas, diameter },
    {
      label: 'Reaction force, open discharge',
      symbol: 'F',
      equation: 'F = q_1*sqrt(2*k*R*T/((k+1)*M))+π/4*D_o^2*max(0;p_e-101325)',
      where: ['R = 8.314462618', 'p_e = 4*q_1/(π*D_o^2)*sqrt(2*Z*R*T/(k*(k+1)*M))'],
      source: 'API 520-II, steady gas flow to atmosphere; exact constants in place of 129 and 0.1',
      kind: 'force',
      unit: 'kN',
      digits: 3,
    },
    v => (v.diameter === undefined ? absent(noOutlet) : gasReaction(v.outletGas, v.capacityOfOne, v.diameter).force),
  );
  return { outletEndPressure, outletMach, reactionForce, outletTooFast: outletTooFast(outletMach, outletTooSmall) };
}

/** Warns of a high velocity at the end of the outlet pipe; the limits 0.7 and 0.5 are common practice. */
export function outletTooFast(mach: Source<number>, tooSmall: Source<boolean>) {
  return check(
    { mach, tooSmall, superimposedBackpressure: optional(superimposedBackpressure), totalBackpressure },
    v => {
      const assumed =
        v.superimposedBackpressure === undefined && v.totalBackpressure > 0
          ? ' The pipe is assumed to discharge to atmosphere; enter the superimposed back pressure if it discharges to a header.'
          : '';
      return tooFast(v.mach, v.tooSmall, assumed);
    },
  );
}

function tooFast(mach: number, tooSmall: boolean, assumed: string): Message[] {
  const field = 'outletMach';
  if (tooSmall)
    return [warning('The outlet pipe is choked: the back pressure at the valve is higher than entered.', { field })];
  if (mach >= 1)
    return [
      warning(
        `The outlet pipe is choked at its end, so the pressure there is above the pressure beyond it. Check that the back pressure entered allows for this.${assumed}`,
        { field },
      ),
    ];
  if (mach > 0.7)
    return [warning(`Mach ${mach.toFixed(2)} in the outlet is above 0.7, the usual limit.${assumed}`, { field })];
  if (mach > 0.5)
    return [
      info(`Mach ${mach.toFixed(2)} in the outlet is above 0.5: check noise and vibration.${assumed}`, { field }),
    ];
  return [];
}
