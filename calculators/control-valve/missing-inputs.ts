import { absolute, type AbsolutePressure, type GaugePressure } from '@isentrope/engineering/quantities';
import { liquidCriticalRatioFactor } from '@isentrope/engineering/valves';
import { absent, missing, ruledOut, type Absent } from '../kit/index.ts';

/** Messages for missing inputs of both calculators. */

export type Phase = 'Liquid' | 'Gas' | 'Two Phase Flow Regime';

/** Names of the inputs in messages. */
const names = {
  flowRate: 'flow rate',
  upstreamPressure: 'upstream pressure',
  pressureDifferential: 'pressure differential',
  density: 'density',
  vaporPressure: 'vapour pressure',
  criticalPressure: 'critical pressure',
  temperature: 'temperature',
  molecularWeight: 'molecular weight',
  gamma: 'ratio of specific heats',
  compressibilityFactor: 'compressibility factor',
  vaporFlowRate: 'vapour flow rate',
  vaporTemperature: 'vapour temperature',
  vaporMolecularWeight: 'vapour molecular weight',
  vaporGamma: 'vapour ratio of specific heats',
  vaporZ: 'vapour compressibility factor',
} as const;

type InputId = keyof typeof names;

/** The inputs present so far. */
export type PresentInputs = { readonly [Id in InputId]?: unknown } & {
  readonly upstreamPressure?: GaugePressure | undefined;
  readonly pressureDifferential?: number | undefined;
  readonly vaporPressure?: AbsolutePressure | undefined;
  readonly criticalPressure?: AbsolutePressure | undefined;
};

const duty = ['flowRate', 'upstreamPressure', 'pressureDifferential'] as const;

/** Inputs required for a flow coefficient, by phase. */
const requiredForCoefficient: Readonly<Record<Phase, readonly InputId[]>> = {
  Liquid: [...duty, 'density', 'vaporPressure', 'criticalPressure'],
  Gas: [...duty, 'temperature', 'molecularWeight', 'gamma', 'compressibilityFactor'],
  'Two Phase Flow Regime': [
    ...duty,
    'density',
    'vaporPressure',
    'criticalPressure',
    'vaporFlowRate',
    'vaporTemperature',
    'vaporMolecularWeight',
    'vaporGamma',
    'vaporZ',
  ],
};

/** Inputs required for the choked pressure drop, by phase. */
const requiredForChoking: Readonly<Record<Phase, readonly InputId[]>> = {
  Liquid: ['upstreamPressure', 'vaporPressure', 'criticalPressure'],
  Gas: ['upstreamPressure', 'gamma'],
  'Two Phase Flow Regime': [],
};

function missingInputsOf(input: PresentInputs, ids: readonly InputId[], otherwise: string): Absent {
  const lacking = ids.filter(id => input[id] === undefined);
  return lacking.length > 0 ? missing(...lacking.map(id => names[id])) : absent(otherwise);
}

/** Why there is no flow coefficient: the missing inputs, or else the conditions that rule it out. */
export function noCoefficient(v: PresentInputs & { fluidType: Phase }): Absent {
  return missingInputsOf(v, requiredForCoefficient[v.fluidType], noSolution(v));
}

/** Why complete inputs have no solution: the pressure differential, the vapour pressure or else the size of the valve. */
function noSolution(v: PresentInputs & { fluidType: Phase }): string {
  const { upstreamPressure, pressureDifferential, vaporPressure, criticalPressure } = v;
  const inletPressure = upstreamPressure === undefined ? Infinity : absolute(upstreamPressure);
  if (pressureDifferential !== undefined && pressureDifferential >= inletPressure) return differentialTooLarge;
  const saturation =
    v.fluidType === 'Gas' || vaporPressure === undefined || criticalPressure === undefined
      ? 0
      : liquidCriticalRatioFactor(vaporPressure, criticalPressure) * vaporPressure;
  return saturation >= inletPressure ? vapourAtInlet : tooSmall;
}

/** Why there is no choked pressure drop. */
export function noOnset(v: PresentInputs & { fluidType: Phase }): Absent {
  if (v.fluidType === 'Two Phase Flow Regime') return ruledOut('two-phase flow');
  return missingInputsOf(v, requiredForChoking[v.fluidType], v.fluidType === 'Liquid' ? vapourAtInlet : noSolution(v));
}

/** Why no valve passes the flow with Δp at or above p_1. */
export const differentialTooLarge = 'no solution: Δp must be less than the absolute upstream pressure';

/** Why a liquid with p_1 at or below F_F·p_v has neither a choked pressure drop nor a flow coefficient. */
export const vapourAtInlet = 'the liquid is already vapour at the inlet';

/** Why no flow coefficient is found with the valve and reducers of the case. */
export const tooSmall = 'no flow coefficient: the valve with its reducers is too small for the flow';

/** Inputs required for the outlet volume flow, by phase. */
const requiredForOutlet: Readonly<Record<Phase, readonly InputId[]>> = {
  Liquid: ['flowRate', 'density'],
  Gas: [...duty, 'temperature', 'molecularWeight', 'compressibilityFactor'],
  'Two Phase Flow Regime': [...duty, 'density', 'vaporFlowRate', 'vaporTemperature', 'vaporMolecularWeight', 'vaporZ'],
};

/** Why there is no outlet velocity. */
export function noOutflow(v: PresentInputs & { fluidType: Phase }): Absent {
  return missingInputsOf(v, requiredForOutlet[v.fluidType], 'no pressure is left at the outlet');
}

/**
 * Why the choking of a single-phase flow is unknown: inputs missing for the choked pressure drop and, with reducers, for the
 * flow coefficient.
 */
export function noCondition(v: PresentInputs & { fluidType: Phase; venaContractaDrop?: number | undefined }): Absent {
  const lacking = missingInputsOf(v, [...requiredForChoking[v.fluidType], 'pressureDifferential'], '');
  if (lacking.missing.length > 0) return lacking;
  return v.fluidType === 'Liquid' && v.venaContractaDrop === undefined ? noOnset(v) : noCoefficient(v);
}
