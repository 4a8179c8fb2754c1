import { streamThrottled, streamsThrottled } from '@isentrope/engineering/properties';
import { fluid, liquidTemperature } from '../control-valve/fields.ts';
import { streamFluid, inletStreams } from '../control-valve/stream.ts';
import { streamAt } from '../fluid/index.ts';
import { absent, derivedDefault, flowByProperty, missing, optional, ruledOut, value } from '../kit/index.ts';
import { fluidType, flowInputs, piping, viscosity } from './fields.ts';
import { inlet } from './inlet.ts';

/** Defaults from the selected fluid at the inlet. A two-phase flow has one temperature, that of its vapour. */

const { temperature, vaporTemperature, vaporMolecularWeight, vaporGamma, vaporZ } = flowInputs;

const ofLiquid = value('liquidAt', { fluidType, ...optional({ liquidTemperature, vaporTemperature }) }, v => {
  if (v.fluidType === 'Gas') return ruledOut('gas');
  return (
    v.liquidTemperature ??
    v.vaporTemperature ??
    missing(`${v.fluidType === 'Liquid' ? 'liquid' : 'vapour'} temperature`)
  );
});
const ofGas = value('gasAt', { fluidType, ...optional({ temperature, vaporTemperature }) }, v => {
  if (v.fluidType === 'Liquid') return ruledOut('liquid');
  return v.temperature ?? v.vaporTemperature ?? missing(v.fluidType === 'Gas' ? 'temperature' : 'vapour temperature');
});
const { fills, checks, loads, liquid, gas, liquidAlone, liquidBeside, gasAlone } = inletStreams(
  fluidType,
  flowInputs,
  inlet.inletPressure,
  inlet.downstreamPressure,
  {
    liquid: ofLiquid,
    gas: ofGas,
  },
  { flow: flowInputs.vaporFlowRate, molarMass: vaporMolecularWeight },
);

/** The phase of a single-phase flow. */
const phase = value('singlePhase', { fluidType }, v => {
  if (v.fluidType === 'Two Phase Flow Regime') return ruledOut('two phases');
  return v.fluidType === 'Gas' ? 'gas' : 'liquid';
});
const singleAt = value(
  'singlePhaseAt',
  optional({ liquidTemperature, temperature }),
  v => v.liquidTemperature ?? v.temperature ?? missing('temperature'),
);
const single = streamAt('singleStream', streamFluid, inlet.inletPressure, singleAt, phase);

const { downstreamPressure } = inlet;
const singleOutlet = value('singleOutlet', { stream: single.stream, downstreamPressure }, v =>
  streamThrottled(v.stream, v.downstreamPressure),
);
/** Liquid and vapour that are in equilibrium at the outlet too, so that more of the liquid boils. */
const bothOutlet = value(
  'bothOutlet',
  {
    fluidType,
    liquid: liquid.stream,
    gas: gas.stream,
    liquidFlow: flowInputs.flowRate,
    vapourFlow: flowInputs.vaporFlowRate,
    downstreamPressure,
  },
  v => {
    if (v.fluidType !== 'Two Phase Flow Regime') return ruledOut('one phase');
    const vapour = { stream: v.gas, massFlow: v.vapourFlow };
    return streamsThrottled([{ stream: v.liquid, massFlow: v.liquidFlow }, vapour], v.downstreamPressure);
  },
);

/** The flow at the outlet pressure, downstream of the valve. */
export const outletState = value(
  'outletState',
  optional({ singleOutlet, bothOutlet }),
  v => v.singleOutlet ?? v.bothOutlet ?? absent('the fluid at the outlet is not known'),
);

export const stream = {
  fluid,
  checks,
  loads,
  gas,
  liquidAlone,
  liquidBeside,
  gasAlone,
  fills: [
    ...fills,
    flowByProperty(flowInputs.vaporFlowRate, { molarMass: vaporMolecularWeight }),
    derivedDefault(vaporMolecularWeight, gas.molarMass),
    derivedDefault(vaporGamma, gas.idealHeatRatio),
    derivedDefault(vaporZ, gas.compressibilityFactor),
    derivedDefault(viscosity, single.viscosity),
    derivedDefault(piping.soundSpeed, liquid.speedOfSound),
  ],
};
