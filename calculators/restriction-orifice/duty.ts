import { pipeReynoldsNumber, type OriginalDuty } from '@isentrope/engineering/flow';
import type { AbsolutePressure, PressureDifference, Quantity } from '@isentrope/engineering/quantities';
import {
  absent,
  check,
  error,
  optional,
  missing,
  ruledOut,
  step,
  value,
  type StepInputs,
  type Source,
} from '../kit/index.ts';
import { fluidType, pipeInsideDiameter, specificHeatRatio, viscosity } from './fields.ts';

/** Duty fields, declared separately by the free and the Pro calculator. */
interface OwnFields {
  readonly flowRate: Source<Quantity<'massFlow'>>;
  readonly upstreamPressure: Source<AbsolutePressure>;
  readonly pressureDifferential: Source<PressureDifference>;
  readonly density: Source<Quantity<'density'>>;
}

/** Returns the steps that depend on the duty only, not on the bore. */
export function dutyOf({ flowRate, upstreamPressure, pressureDifferential, density }: OwnFields) {
  const downstreamPressure = step(
    'downstreamPressure',
    { upstreamPressure, pressureDifferential },
    {
      label: 'Downstream pressure',
      symbol: 'p_2',
      equation: 'p_2 = p_1-Δp',
      kind: 'absolutePressure',
      unit: 'bar(abs)',
    },
    v =>
      v.pressureDifferential < v.upstreamPressure
        ? v.upstreamPressure - v.pressureDifferential
        : absent('the pressure differential is not below the upstream pressure'),
  );
  const pressureRatio = step(
    'pressureRatio',
    { downstreamPressure, upstreamPressure },
    { label: 'Pressure ratio', symbol: 'r', equation: 'r = p_2/p_1', kind: 'number', unit: '' },
    v => v.downstreamPressure / v.upstreamPressure,
  );
  const reynoldsNumber = step(
    'reynoldsNumber',
    { flowRate, pipeInsideDiameter, viscosity },
    {
      label: 'Reynolds number of the pipe',
      symbol: 'Re_D',
      equation: 'Re_D = 4*q_m/(π*D*μ)',
      kind: 'number',
      unit: '',
    },
    v => pipeReynoldsNumber({ massFlow: v.flowRate, diameter: v.pipeInsideDiameter, viscosity: v.viscosity }),
  );
  /** κ of a gas, undefined for a liquid, absent if missing. */
  const fluid = value('fluid', { fluidType, specificHeatRatio: optional(specificHeatRatio) }, v => {
    if (v.fluidType === 'Liquid') return { kappa: undefined };
    return v.specificHeatRatio === undefined ? missing('ratio of specific heats') : { kappa: v.specificHeatRatio };
  });
  const sonicVelocity = step(
    'sonicVelocity',
    { fluid, upstreamPressure, density },
    {
      label: 'Sonic velocity, upstream',
      symbol: 'c',
      equation: 'c = sqrt(κ*p_1/ρ_1)',
      source: 'Ideal gas',
      kind: 'velocity',
      unit: 'm/s',
    },
    v =>
      v.fluid.kappa === undefined ? ruledOut('liquid') : Math.sqrt((v.fluid.kappa * v.upstreamPressure) / v.density),
  );
  const differentialTooLarge = check({ upstreamPressure, pressureDifferential }, v =>
    v.pressureDifferential < v.upstreamPressure
      ? []
      : [
          error('Pressure differential must be below the absolute upstream pressure.', {
            field: 'pressureDifferential',
          }),
        ],
  );
  return {
    flowRate,
    upstreamPressure,
    pressureDifferential,
    density,
    downstreamPressure,
    pressureRatio,
    reynoldsNumber,
    fluid,
    sonicVelocity,
    differentialTooLarge,
  };
}

export type Duty = ReturnType<typeof dutyOf>;

/** Inputs of a bore by any method. */
export function sizingNeeds(duty: Duty) {
  const { flowRate, upstreamPressure, downstreamPressure, pressureDifferential, density, fluid } = duty;
  return { flowRate, upstreamPressure, downstreamPressure, pressureDifferential, pipeInsideDiameter, density, fluid };
}

/** Converts them to the form of `engineering/flow`. */
export function inviscidDuty(v: StepInputs<ReturnType<typeof sizingNeeds>>): OriginalDuty {
  return {
    massFlow: v.flowRate,
    upstreamPressure: v.upstreamPressure,
    pressureDifferential: v.pressureDifferential,
    density: v.density,
    diameter: v.pipeInsideDiameter,
    kappa: v.fluid.kappa,
  };
}
