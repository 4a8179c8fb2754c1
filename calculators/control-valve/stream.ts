import { streamLiquid } from '@isentrope/engineering/properties';
import type { AbsolutePressure, MassFlow, Temperature } from '@isentrope/engineering/quantities';
import {
  chosenFluid,
  flashCheck,
  flowsAs,
  fluidChecks,
  fluidLoads,
  streamAt,
  streamCheck,
  twoPhasesCheck,
} from '../fluid/index.ts';
import { fill, maybe, value, type Source } from '../kit/index.ts';
import { fluid, type Inputs } from './fields.ts';
import type { Phase } from './missing.ts';

/** The fluid that is chosen for a valve. */
export const chosen = chosenFluid(fluid);

const both = 'Two Phase Flow Regime';

/**
 * What the fluid fills at the inlet of a valve: a liquid and a gas of it, of which the case asks for one or for both; the
 * temperature of the other is ruled out. A liquid beside its vapour boils at the inlet, whatever the two together would do.
 */
export function inletStreams(
  fluidType: Source<Phase>,
  given: Inputs,
  inletPressure: Source<AbsolutePressure>,
  downstreamPressure: Source<AbsolutePressure>,
  temperatureOf: { readonly liquid: Source<Temperature>; readonly gas: Source<Temperature> },
  vapourFlow?: Source<MassFlow>,
) {
  const liquid = streamAt('liquidStream', chosen, inletPressure, temperatureOf.liquid, 'liquid');
  const gas = streamAt('gasStream', chosen, inletPressure, temperatureOf.gas, 'gas');
  const ofLiquid = flowsAs('liquidStream', fluidType, both, liquid.stream);
  const liquidFluid = value('liquidFluid', { fluidType, chosen, ...maybe({ stream: liquid.stream }) }, v =>
    v.fluidType === both && v.stream ? streamLiquid(v.stream) : v.chosen,
  );
  const alone = streamAt('liquidAlone', liquidFluid, inletPressure, temperatureOf.liquid, 'liquid');
  const { id } = fluid.source;
  return {
    fills: [
      fill(given.density, liquid.density),
      fill(given.vaporPressure, alone.vapourPressure),
      fill(given.criticalPressure, alone.criticalPressure),
      fill(given.molecularWeight, gas.molarMass),
      fill(given.gamma, gas.idealHeatRatio),
      fill(given.compressibilityFactor, gas.compressibilityFactor),
    ],
    checks: [
      fluidChecks(chosen, id),
      streamCheck(ofLiquid.alone, id),
      streamCheck(flowsAs('gasStream', fluidType, both, gas.stream).alone, id),
      flashCheck(ofLiquid.alone, downstreamPressure, id),
      ...(vapourFlow ? [twoPhasesCheck(ofLiquid.besideGas, { liquid: given.flowRate, vapour: vapourFlow }, id)] : []),
    ],
    loads: [fluidLoads(fluid)],
    liquid,
    gas,
  };
}
