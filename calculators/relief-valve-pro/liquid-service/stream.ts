import { chosenFluid, fluidChecks, fluidLoads, sentFluid, typedAlone } from '../../fluid/index.ts';
import { fluid } from '../fields.ts';
import { liquidStream } from '../liquid-stream.ts';
import { backPressure, relievingPressure } from './duty.ts';
import { fluidUpstreamDensity, relievingTemperature, viscosity } from './fields.ts';

/** What the fluid that is chosen fills at the inlet of a valve for a liquid. */

const chosen = chosenFluid(fluid);
const { id } = fluid.source;
const { fills, checks, liquid } = liquidStream(
  chosen,
  { relievingPressure, backPressure, temperature: relievingTemperature },
  { fluidUpstreamDensity, viscosity },
  id,
);

export const stream = { fills, checks: [fluidChecks(chosen, id), ...checks], loads: [fluidLoads(fluid)] };

/** What is sent on: the fluid with what is typed beside it. */
export const sending = {
  fluid: sentFluid(fluid),
  relievingTemperature,
  fluidUpstreamDensity: typedAlone(fluidUpstreamDensity, liquid.density),
  viscosity: typedAlone(viscosity, liquid.viscosity),
};
