import { absent, choice, missing, quantity, text, type Absent } from '../kit/index.ts';

/** The inputs of both calculators, and what is said where one is missing. */

export type Phase = 'Liquid' | 'Gas' | 'Two Phase Flow Regime';

const liquid = { fluidType: ['Liquid', 'Two Phase Flow Regime'] } as const;
const gas = { fluidType: 'Gas' } as const;

/** Fields of both calculators, in the order shown. */
export const fields = {
  userDescription: text('User description', { hint: 'Case name' }),
  fluidType: choice('Fluid type', ['Liquid', 'Gas']),
  flowRate: quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'q_m', above: 0 }),
  upstreamPressure: quantity('Upstream pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_g', above: -1.01325 }),
  pressureDifferential: quantity('Pressure differential', 'pressureDifference', 'bar', { symbol: 'Δp', above: 0 }),
  density: quantity('Density', 'density', 'kg/m³', { symbol: 'ρ_1', above: 0, when: liquid }),
  vaporPressure: quantity('Vapour pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_v',
    atLeast: 0,
    when: liquid,
    help: 'Of the liquid at its inlet temperature',
  }),
  criticalPressure: quantity('Critical pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_c',
    above: 0,
    when: liquid,
    help: 'Thermodynamic critical pressure of the liquid',
  }),
  temperature: quantity('Temperature', 'temperature', '°C', { symbol: 'T_1', above: -273.15, when: gas }),
  molecularWeight: quantity('Molecular weight', 'molarMass', 'g/mol', { symbol: 'M', above: 0, when: gas }),
  gamma: quantity('Ratio of specific heats', 'number', '', { symbol: 'γ', atLeast: 1, atMost: 3, when: gas }),
  compressibilityFactor: quantity('Compressibility factor', 'number', '', { symbol: 'Z', above: 0, when: gas }),
};

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
export type Given = { readonly [Id in InputId]?: unknown };

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

function lackingOf(given: Given, ids: readonly InputId[], otherwise: string): Absent {
  const lacking = ids.filter(id => given[id] === undefined);
  return lacking.length > 0 ? missing(...lacking.map(id => names[id])) : absent(otherwise);
}

/** Why there is no flow coefficient: the inputs that are blank, or else the given reason. */
export function noCoefficient(
  v: Given & { fluidType: Phase },
  otherwise = 'these conditions do not make a flow through a valve',
): Absent {
  return lackingOf(v, needed[v.fluidType], otherwise);
}

/** Why the onset of choking is not known. */
export function noOnset(v: Given & { fluidType: Phase }): Absent {
  if (v.fluidType === 'Two Phase Flow Regime') return absent('two-phase flow');
  return lackingOf(v, neededToChoke[v.fluidType], 'the liquid is vapour at the inlet');
}

/** What the volume flow at the outlet needs, by phase. */
const neededToLeave: Readonly<Record<Phase, readonly InputId[]>> = {
  Liquid: ['flowRate', 'density'],
  Gas: [...duty, 'temperature', 'molecularWeight', 'compressibilityFactor'],
  'Two Phase Flow Regime': [...duty, 'density', 'vaporFlowRate', 'vaporTemperature', 'vaporMolecularWeight', 'vaporZ'],
};

/** Why there is no outlet velocity. */
export function noOutflow(v: Given & { fluidType: Phase }): Absent {
  return lackingOf(v, neededToLeave[v.fluidType], 'no pressure is left at the outlet');
}

/**
 * Why it is not known whether a single phase chokes: what its onset needs and, with reducers, what the flow coefficient
 * needs.
 */
export function noCondition(v: Given & { fluidType: Phase }): Absent {
  const lacking = lackingOf(v, [...neededToChoke[v.fluidType], 'pressureDifferential'], '');
  return lacking.missing.length > 0 ? lacking : noCoefficient(v, noOnset(v).reason);
}

/** The inputs of the free calculator, each of them one that a step may look at. */
export const given = [
  'flowRate?',
  'upstreamPressure?',
  'pressureDifferential?',
  'density?',
  'vaporPressure?',
  'criticalPressure?',
  'temperature?',
  'molecularWeight?',
  'gamma?',
  'compressibilityFactor?',
] as const;
