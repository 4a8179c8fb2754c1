import { chosenFluid, fluidChecks, fluidLoads, sentFluid, typedAlone } from '../../fluid/index.ts';
import { fluid } from '../fields.ts';
import { liquidStream } from '../liquid-stream.ts';
import { backPressure, relievingPressure } from './duty.ts';
import { fluidUpstreamDensity, relievingTemperature, viscosity } from './fields.ts';

/** Derived defaults from the selected fluid at the inlet of a liquid valve. */

const chosen = chosenFluid(fluid);
const { id } = fluid.source;
const { fills, checks, liquid } = liquidStream(
  chosen,
  { relievingPressure, backPressure, temperature: relievingTemperature },
  { fluidUpstreamDensity, viscosity },
  id,
);

export const stream = { fills, checks: [fluidChecks(chosen, id), ...checks], loads: [fluidLoads(fluid)] };

/** Transferred fields: the fluid with typed values. */
export const sending = {
  fluid: sentFluid(fluid),
  relievingTemperature,
  fluidUpstreamDensity: typedAlone(fluidUpstreamDensity, liquid.density),
  viscosity: typedAlone(viscosity, liquid.viscosity),
};
