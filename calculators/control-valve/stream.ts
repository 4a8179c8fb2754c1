import { criticalPressureRatio } from '@isentrope/engineering/flow';
import { streamLiquid, streamPhaseAt, type StreamPhase } from '@isentrope/engineering/properties';
import {
  gasConstant,
  type AbsolutePressure,
  type MassFlow,
  type PressureDifference,
  type Quantity,
  type Temperature,
} from '@isentrope/engineering/quantities';
import { gasDensity } from '@isentrope/engineering/valves';
import {
  streamFluidFrom,
  condensationCheck,
  denseCompared,
  densityCompared,
  solidAfterCheck,
  flashInDeviceCheck,
  flowMolarMass,
  gasFlowDensity,
  splitByPhases,
  fluidChecks,
  fluidLoads,
  ofInverseRoot,
  referenceDensityCheck,
  streamAt,
  streamCheck,
  throttlingCheck,
  throatCheck,
  twoPhasesChecks,
  type ConstantNozzle,
} from '../fluid/index.ts';
import { derivedDefault, flowByProperty, missing, optional, ruledOut, value, type Source } from '../kit/index.ts';
import { fluid, type Inputs } from './fields.ts';
import type { Inlet } from './inlet.ts';
import type { Phase } from './missing-inputs.ts';

/** The fluid selected for a valve. */
export const streamFluid = streamFluidFrom(fluid);

const both = 'Two Phase Flow Regime';
const otherPhase = {
  liquid: 'The flow coefficient of liquid and vapour together is larger, so that of the liquid is on the unsafe side.',
  gas: 'The flow coefficient of the gas is larger than that of gas and liquid together: the safe side if the full flow must pass.',
  dense: denseCompared,
  supercritical: 'Calculate it as a gas, which is compared with its isentrope.',
};
const coefficientOf = ofInverseRoot(
  'The flow coefficient',
  'the safe side if the full flow must pass',
  'the unsafe side if the full flow must pass',
);
const split = {
  moreVapour:
    'More vapour needs a larger flow coefficient: the result is on the unsafe side if the full flow must pass.',
  moreLiquid:
    'More liquid needs a smaller flow coefficient: the result is on the safe side if the full flow must pass.',
  isUnsafeWithLiquid: false,
};
const condensed = 'Inside the valve the flow is calculated as a gas; the pipe downstream carries two phases.';

/**
 * Derived defaults at the inlet of a valve: a liquid and a gas of the fluid, of which the case uses one or both; the temperature
 * of the other is suppressed. A liquid in equilibrium with its vapour is taken as saturated at the inlet.
 */
export function inletStreams(
  fluidType: Source<Phase>,
  input: Inputs,
  inletPressure: Source<AbsolutePressure>,
  downstreamPressure: Source<AbsolutePressure>,
  temperatureOf: { readonly liquid: Source<Temperature>; readonly gas: Source<Temperature> },
  vapourFlow?: { readonly flow: Source<MassFlow>; readonly molarMass: Source<Quantity<'molarMass'>> },
) {
  const liquid = streamAt('liquidStream', streamFluid, inletPressure, temperatureOf.liquid, 'liquid');
  const gas = streamAt('gasStream', streamFluid, inletPressure, temperatureOf.gas, 'gas');
  const ofLiquid = splitByPhases('liquidStream', fluidType, both, liquid.stream);
  const liquidFluid = value('liquidFluid', { chosen: streamFluid, ...optional({ stream: liquid.stream }) }, v =>
    v.stream ? streamLiquid(v.stream) : v.chosen,
  );
  const alone = streamAt('liquidAlone', liquidFluid, inletPressure, temperatureOf.liquid, 'liquid');
  const ofGas = splitByPhases('gasStream', fluidType, both, gas.stream).alone;
  /** Liquid and gas of a two-phase flow together. */
  const whole = value(
    'wholeStream',
    { stream: ofLiquid.besideGas },
    ({ stream: { fluid: chosen, pressure, temperature } }) => streamPhaseAt(chosen, pressure, temperature),
  );
  const twoPhasesAt = value('twoPhasesAt', { fluidType, temperature: temperatureOf.gas }, v =>
    v.fluidType === both ? v.temperature : ruledOut('one phase'),
  );
  const { id } = fluid.source;
  const { density, molecularWeight, compressibilityFactor } = input;
  /** The density by which a volume flow becomes a mass flow: that of the liquid, or of a gas at the inlet. */
  const flowDensity = value(
    'flowDensity',
    {
      fluidType,
      ...optional({ density, molecularWeight, compressibilityFactor, inletPressure, temperature: temperatureOf.gas }),
    },
    v => {
      if (v.fluidType !== 'Gas') return v.density ?? missing('density');
      const { molecularWeight: molarMass, compressibilityFactor: factor, temperature, inletPressure: pressure } = v;
      if (molarMass === undefined || factor === undefined || temperature === undefined || pressure === undefined)
        return missing('density');
      return (pressure * molarMass) / (factor * gasConstant * temperature);
    },
  );
  return {
    fills: [
      flowByProperty(
        input.flowRate,
        {
          density: gasFlowDensity('flowDensityOfBoth', flowDensity, gas),
          molarMass: flowMolarMass('flowMolarMass', input.molecularWeight, gas),
        },
        { fluidType: ['Liquid', 'Two Phase Flow Regime'] },
      ),
      derivedDefault(input.density, liquid.density),
      derivedDefault(input.vaporPressure, liquid.liquidVapourPressure),
      derivedDefault(input.criticalPressure, alone.criticalPressure),
      derivedDefault(input.molecularWeight, gas.molarMass),
      derivedDefault(input.gamma, gas.idealHeatRatio),
      derivedDefault(input.compressibilityFactor, gas.compressibilityFactor),
    ],
    checks: [
      fluidChecks(streamFluid, id),
      streamCheck(ofLiquid.alone, id, otherPhase),
      streamCheck(ofGas, id, otherPhase),
      referenceDensityCheck(ofLiquid.alone, { density: input.density }, id, coefficientOf),
      referenceDensityCheck(ofLiquid.besideGas, { density: input.density }, id),
      referenceDensityCheck(ofGas, { compressibilityFactor: input.compressibilityFactor }, id, () => densityCompared),
      condensationCheck(ofGas, downstreamPressure, id, condensed),
      throttlingCheck(ofGas, downstreamPressure, id),
      throttlingCheck(ofLiquid.alone, downstreamPressure, id),
      ...(vapourFlow
        ? [
            ...twoPhasesChecks(
              {
                fluid: streamFluid,
                pressure: inletPressure,
                temperature: twoPhasesAt,
                liquid: ofLiquid.besideGas,
                flows: { liquid: input.flowRate, vapour: vapourFlow.flow },
                values: [input.density, vapourFlow.molarMass],
              },
              id,
              split,
            ),
            solidAfterCheck(whole, downstreamPressure, id, 'at the outlet'),
            throttlingCheck(whole, downstreamPressure, id),
          ]
        : []),
    ],
    loads: [fluidLoads(fluid)],
    liquid,
    gas,
    liquidAlone: ofLiquid.alone,
    /** The liquid of the case, of a two-phase flow that beside its vapour. */
    liquidBeside: alone.stream,
    gasAlone: ofGas,
  };
}

/** Reports a liquid that flashes in the valve, compared with one that is in equilibrium from its inlet to the vena contracta. */
export function valveFlashCheck(
  liquidAlone: Source<StreamPhase>,
  { downstreamPressure, venaContractaDrop, inputs: input }: Inlet,
  chokedPressureDrop: Source<PressureDifference>,
) {
  const drop = value(
    'venaContractaDropOfFlow',
    { venaContractaDrop, pressureDifferential: input.pressureDifferential, chokedPressureDrop },
    v => v.venaContractaDrop * Math.min(1, v.pressureDifferential / v.chokedPressureDrop),
  );
  return flashInDeviceCheck(liquidAlone, downstreamPressure, fluid.source.id, {
    device: 'valve',
    sized: 'the flow coefficient',
    drop,
  });
}

/**
 * Compares the valve's gas equations with an isentropic expansion of the selected fluid. The throat pressure of a valve is
 * unknown; it is interpolated between the inlet pressure at zero differential and the critical pressure at the choked
 * differential.
 */
export function valveThroatCheck(
  gasAlone: Source<StreamPhase>,
  { inletPressure, gasState, heatRatio, inputs: input }: Inlet,
  chokedPressureDrop: Source<PressureDifference>,
) {
  const nozzle = value(
    'constantNozzle',
    { inletPressure, gasState, heatRatio, pressureDifferential: input.pressureDifferential, chokedPressureDrop },
    (v): ConstantNozzle => ({
      upstreamPressure: v.inletPressure,
      density: gasDensity({ ...v.gasState, upstreamPressure: v.inletPressure, gamma: v.heatRatio }),
      kappa: v.heatRatio,
      pressureRatio:
        1 - Math.min(1, v.pressureDifferential / v.chokedPressureDrop) * (1 - criticalPressureRatio(v.heatRatio)),
    }),
  );
  return throatCheck(gasAlone, nozzle, {
    field: 'valveFlowCoefficient',
    sized: 'the flow coefficient',
    device: 'valve',
  });
}
