import { gasDensity } from '@isentrope/engineering/valves';
import { inletOf } from '../control-valve/inlet.ts';
import { noCoefficient } from '../control-valve/missing-inputs.ts';
import { optional, missing, ruledOut, step, value } from '../kit/index.ts';
import { fluidType, flowInputs } from './fields.ts';

/** Flow conditions at the inlet. The gas is the whole flow or its vapour phase. */

const { flowRate, gamma, vaporFlowRate, vaporGamma } = flowInputs;

const heatRatio = value('heatRatio', { fluidType, ...optional({ gamma, vaporGamma }) }, v => {
  if (v.fluidType === 'Liquid') return ruledOut('liquid');
  const twoPhases = v.fluidType === 'Two Phase Flow Regime';
  return v.gamma ?? v.vaporGamma ?? missing(`${twoPhases ? 'vapour ' : ''}ratio of specific heats`);
});
const gasFlow = value('gasFlow', { fluidType, ...optional({ flowRate, vaporFlowRate }) }, v => {
  if (v.fluidType === 'Liquid') return ruledOut('liquid');
  if (v.fluidType === 'Gas') return v.flowRate ?? missing('flow rate');
  return v.vaporFlowRate ?? missing('vapour flow rate');
});
const gasState = value('gasState', { fluidType, ...optional(flowInputs) }, v => {
  if (v.fluidType === 'Liquid') return ruledOut('liquid');
  const temperature = v.temperature ?? v.vaporTemperature;
  const molarMass = v.molecularWeight ?? v.vaporMolecularWeight;
  const compressibilityFactor = v.compressibilityFactor ?? v.vaporZ;
  return temperature === undefined || molarMass === undefined || compressibilityFactor === undefined
    ? noCoefficient(v)
    : { temperature, molarMass, compressibilityFactor };
});

export const inlet = inletOf({ fluidType, inputs: flowInputs, gasFlow, gasState, heatRatio });

export const inletDensity = step(
  'inletDensity',
  { inletPressure: inlet.inletPressure, gasState },
  {
    label: 'Gas density at the inlet',
    symbol: 'ρ_g',
    equation: 'ρ_g = p_1*M/(Z*8.314462618*T_1)',
    kind: 'density',
    unit: 'kg/m³',
  },
  v => gasDensity({ ...v.gasState, upstreamPressure: v.inletPressure, gamma: 1 }),
);
