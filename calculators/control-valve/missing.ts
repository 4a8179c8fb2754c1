import { absent, missing, ruledOut, type Absent } from '../kit/index.ts';

/** What is said where an input of either calculator is missing. */

export type Phase = 'Liquid' | 'Gas' | 'Two Phase Flow Regime';

/** What an input is called where it is missed. */
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

/** Whatever is there of the inputs. */
export type Typed = { readonly [Id in InputId]?: unknown };

const duty = ['flowRate', 'upstreamPressure', 'pressureDifferential'] as const;

/** What a flow coefficient needs, by phase. */
const needed: Readonly<Record<Phase, readonly InputId[]>> = {
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

/** What the onset of choking needs, by phase. */
const neededToChoke: Readonly<Record<Phase, readonly InputId[]>> = {
  Liquid: ['upstreamPressure', 'vaporPressure', 'criticalPressure'],
  Gas: ['upstreamPressure', 'gamma'],
  'Two Phase Flow Regime': [],
};

function lackingOf(given: Typed, ids: readonly InputId[], otherwise: string): Absent {
  const lacking = ids.filter(id => given[id] === undefined);
  return lacking.length > 0 ? missing(...lacking.map(id => names[id])) : absent(otherwise);
}

/** Why there is no flow coefficient: the inputs that are blank, or else the given reason. */
export function noCoefficient(
  v: Typed & { fluidType: Phase },
  otherwise = 'these conditions give no flow through the valve',
): Absent {
  return lackingOf(v, needed[v.fluidType], otherwise);
}

/** Why the onset of choking is not known. */
export function noOnset(v: Typed & { fluidType: Phase }): Absent {
  if (v.fluidType === 'Two Phase Flow Regime') return ruledOut('two-phase flow');
  return lackingOf(
    v,
    neededToChoke[v.fluidType],
    v.fluidType === 'Liquid' ? vapourAtInlet : 'these conditions give no flow through the valve',
  );
}

/** Why a liquid with p_1 at or below F_F·p_v has neither an onset of choking nor a flow coefficient. */
export const vapourAtInlet = 'the liquid is already vapour at the inlet';

/** Why a flow finds no flow coefficient with the valve and the reducers of the case. */
export const tooSmall = 'no flow coefficient: the valve with its reducers is too small for the flow';

/** What the volume flow at the outlet needs, by phase. */
const neededToLeave: Readonly<Record<Phase, readonly InputId[]>> = {
  Liquid: ['flowRate', 'density'],
  Gas: [...duty, 'temperature', 'molecularWeight', 'compressibilityFactor'],
  'Two Phase Flow Regime': [...duty, 'density', 'vaporFlowRate', 'vaporTemperature', 'vaporMolecularWeight', 'vaporZ'],
};

/** Why there is no outlet velocity. */
export function noOutflow(v: Typed & { fluidType: Phase }): Absent {
  return lackingOf(v, neededToLeave[v.fluidType], 'no pressure is left at the outlet');
}

/**
 * Why it is not known whether a single phase chokes: what its onset needs and, with reducers, what the flow coefficient
 * needs.
 */
export function noCondition(v: Typed & { fluidType: Phase; venaContractaDrop?: number | undefined }): Absent {
  const lacking = lackingOf(v, [...neededToChoke[v.fluidType], 'pressureDifferential'], '');
  if (lacking.missing.length > 0) return lacking;
  return v.fluidType === 'Liquid' && v.venaContractaDrop === undefined ? noOnset(v) : noCoefficient(v, tooSmall);
}
