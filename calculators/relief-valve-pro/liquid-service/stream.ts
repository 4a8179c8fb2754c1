import { streamFluidFrom, fluidChecks, fluidLoads, transferredFluid, enteredProperty } from '../../fluid/index.ts';
import { fluid } from '../fields.ts';
import { liquidStream } from '../liquid-stream.ts';
import { backPressure, relievingPressure } from './duty.ts';
import { fluidUpstreamDensity, relievingTemperature, viscosity } from './fields.ts';

/** Derived defaults from the selected fluid at the inlet of a liquid valve. */

const streamFluid = streamFluidFrom(fluid);
const { id } = fluid.source;
const { fills, checks, liquid } = liquidStream(
  streamFluid,
  { relievingPressure, backPressure, temperature: relievingTemperature },
  { fluidUpstreamDensity, viscosity },
  id,
);

export const stream = { fills, checks: [fluidChecks(streamFluid, id), ...checks], loads: [fluidLoads(fluid)] };

/** Transferred fields: the fluid with typed values. */
export const transferredFields = {
  fluid: transferredFluid(fluid),
  relievingTemperature,
  fluidUpstreamDensity: enteredProperty(fluidUpstreamDensity, liquid.density),
  viscosity: enteredProperty(viscosity, liquid.viscosity),
};
