import { absolute } from '@isentrope/engineering/quantities';
import { chosenFluid, fluidChecks, fluidLoads, streamAt, streamCheck } from '../fluid/index.ts';
import { fill, value } from '../kit/index.ts';
import { fluid, process, pumpingTemperature, suction } from './fields.ts';

/**
 * What the fluid that is chosen fills at the pumping temperature. The pressure is that of the vessel: the one at the pump rests
 * on the density, which does not change over the few bar between them.
 */

const chosen = chosenFluid(fluid);
const pressure = value('vesselPressureAbsolute', { vesselPressure: suction.vesselPressure }, v =>
  absolute(v.vesselPressure),
);
const liquid = streamAt('pumpedLiquid', chosen, pressure, pumpingTemperature, 'liquid');
const { id } = fluid.source;

export const stream = {
  fills: [
    fill(process.vaporPressure, liquid.vapourPressure),
    fill(process.density, liquid.density),
    fill(process.viscosity, liquid.viscosity),
  ],
  checks: [fluidChecks(chosen, id), streamCheck(liquid.stream, id)],
  loads: [fluidLoads(fluid)],
};
