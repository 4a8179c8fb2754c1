import { noFittings } from '@isentrope/engineering/valves';
import { sharedFluid, fluidRows } from '../fluid/index.ts';
import {
  byMethod,
  calculation,
  check,
  choice,
  deferred,
  field,
  info,
  selector,
  ruledOut,
  step,
  value,
} from '../kit/index.ts';
import { coefficientCrossCheck } from './condition.ts';
import { drawValve } from './drawing.ts';
import { examples } from './examples.ts';
import { flowRateOf, fluid, liquidTemperature, state, userDescription } from './fields.ts';
import { iec, sizingMessages, solutionNeeds, solveSinglePhase } from './iec.ts';
import { inletOf } from './inlet.ts';
import { meta } from './meta.ts';
import { originalValve } from './original.ts';
import { flowPlot } from './plots.ts';
import { chokingOf, coefficientOf, factorsOf, standardCurve } from './standard.ts';
import { inletStreams, valveFlashCheck, valveThroatCheck } from './stream.ts';

const conditionLabels = ['Non-Critical', 'Critical'] as const;
const typical = `${iec}, Table D.1: single-port globe, contoured plug, flow to open`;

export const fluidType = field('fluidType', choice('Fluid type', ['Liquid', 'Gas']));
export const flowInputs = { flowRate: flowRateOf(), ...state };
const { pressureDifferential, temperature, molecularWeight, gamma, compressibilityFactor } = flowInputs;
const gasState = value('gasState', { temperature, molarMass: molecularWeight, compressibilityFactor }, v => v);
const gasFlow = value('gasFlow', { fluidType, flowRate: flowInputs.flowRate }, v =>
  v.fluidType === 'Gas' ? v.flowRate : ruledOut('liquid'),
);
export const inlet = inletOf({ fluidType, inputs: flowInputs, gasFlow, gasState, heatRatio: gamma });
const original = originalValve(inlet, conditionLabels);

const recoveryFactor = step(
  'recoveryFactor',
  {},
  { label: 'Liquid pressure recovery factor', symbol: 'F_L', source: typical, kind: 'number', unit: '' },
  () => 0.9,
);
const ratioFactor = step(
  'ratioFactor',
  {},
  { label: 'Pressure differential ratio factor', symbol: 'x_T', source: typical, kind: 'number', unit: '' },
  () => 0.72,
);
const fittings = value('fittings', {}, () => noFittings);
const needs = solutionNeeds(inlet, { recoveryFactor, ratioFactor, fittings });
const solution = value('solution', needs, v => solveSinglePhase(v));
const globe = { recoveryFactor, ratioFactor, fittings, solution, ofViscosity: {}, ofValve: {} };
const choking = chokingOf(inlet, globe, conditionLabels);
const factors = factorsOf(inlet, globe, choking);
const coefficients = coefficientOf(solution);
const flowCurve = deferred('flowCurve', { solution, ...needs }, v => standardCurve(v, v.solution));
const assumptions = check({ solution }, () => [
  info('The standard is applied to a globe valve with FL = 0.9 and xT = 0.72 in a line of its own size.', {
    field: 'valveFlowCoefficient',
    source: `${iec}, Table D.1`,
  }),
]);

export const valveFlowCoefficient = byMethod({
  original: original.valveFlowCoefficient,
  iec60534: coefficients.valveFlowCoefficient,
});
export const flowCondition = byMethod({ original: original.flowCondition, iec60534: choking.flowCondition });
export const chokedPressureDrop = byMethod({
  original: original.chokedPressureDrop,
  iec60534: choking.chokedPressureDrop,
});
const { inletPressure, downstreamPressure } = inlet;
const streams = inletStreams(fluidType, flowInputs, inletPressure, downstreamPressure, {
  liquid: liquidTemperature,
  gas: temperature,
});

export default calculation(meta, {
  inputs: {
    'Process data': [userDescription, fluidType, ...fluidRows(fluid), liquidTemperature, ...Object.values(flowInputs)],
  },
  fills: streams.fills,
  loads: streams.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: { Results: [valveFlowCoefficient, flowCondition] },
  primary: valveFlowCoefficient,
  answers: [valveFlowCoefficient, flowCondition],
  methodHelp:
    'IEC 60534-2-1 is recommended. The simplified method, for checking older calculations, ignores fittings and valve style.',
  methods: {
    original: { name: 'Simplified (no valve data)', shows: original.shows },
    iec60534: {
      name: 'IEC 60534-2-1',
      shows: [recoveryFactor, ratioFactor, ...Object.values(choking), ...Object.values(factors)],
      checks: [...sizingMessages({ solution, ratioFactor, heatRatio: gamma }), assumptions],
    },
  },
  shows: inlet.shows,
  crossCheck: coefficientCrossCheck(valveFlowCoefficient, flowCondition),
  checks: [
    ...inlet.checks,
    ...streams.checks,
    valveFlashCheck(streams.liquidAlone, inlet, chokedPressureDrop),
    valveThroatCheck(streams.gasAlone, inlet, chokedPressureDrop),
  ],
  examples,
  published: () => import('./published.ts'),
  references: [
    'IEC 60534-2-1:2011, Industrial-process control valves. Part 2-1: Flow capacity. Sizing equations for fluid flow under installed conditions.',
  ],
  drawing: selector({ valveFlowCoefficient, inletPressure, downstreamPressure }, drawValve),
  plots: selector(
    {
      flowCurve: byMethod({ original: original.flowCurve, iec60534: flowCurve }),
      inletPressure,
      pressureDifferential,
      chokedPressureDrop,
    },
    flowPlot,
  ),
});
