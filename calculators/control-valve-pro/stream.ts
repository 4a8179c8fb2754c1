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

/** The flow after an isenthalpic change to a pressure; liquid and vapour are in equilibrium there too, so that more of the liquid boils. */
function throttledTo(name: string, pressure: typeof downstreamPressure) {
  const ofOne = value(`${name}OfOnePhase`, { stream: single.stream, pressure }, v =>
    streamThrottled(v.stream, v.pressure),
  );
  const ofBoth = value(
    `${name}OfBoth`,
    {
      fluidType,
      liquid: liquid.stream,
      gas: gas.stream,
      liquidFlow: flowInputs.flowRate,
      vapourFlow: flowInputs.vaporFlowRate,
      pressure,
    },
    v => {
      if (v.fluidType !== 'Two Phase Flow Regime') return ruledOut('one phase');
      const vapour = { stream: v.gas, massFlow: v.vapourFlow };
      return streamsThrottled([{ stream: v.liquid, massFlow: v.liquidFlow }, vapour], v.pressure);
    },
  );
  return value(name, optional({ ofOne, ofBoth }), v => {
    return v.ofOne ?? v.ofBoth ?? absent('the fluid at the outlet is not known');
  });
}

/** The flow at the outlet pressure, downstream of the valve. */
export const outletState = throttledTo('outletState', downstreamPressure);

/** Relative step of pressure of a derivative. */
const small = 1e-3;
const besideOutlet = throttledTo(
  'stateBesideOutlet',
  value('pressureBesideOutlet', { downstreamPressure }, v => (1 + small) * v.downstreamPressure),
);

/**
 * Speed of sound, m/s, of liquid and vapour in homogeneous equilibrium at the outlet: √(dp/dρ) at constant enthalpy, up to 4 % below that at
 * constant entropy for water, propane and ammonia (CoolProp 8.0.0).
 */
export const outletSoundSpeed = value('outletSoundSpeed', { outletState, besideOutlet, downstreamPressure }, v => {
  if (v.outletState.phase !== 'two-phase') return ruledOut('one phase');
  return Math.sqrt((small * v.downstreamPressure) / (v.besideOutlet.density - v.outletState.density));
});

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
