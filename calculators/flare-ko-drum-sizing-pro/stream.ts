import { absolute } from '@isentrope/engineering/quantities';
import { chosenFluid, fluidChecks, fluidLoads, streamAt, twoPhasesCheck } from '../fluid/index.ts';
import { fill, value } from '../kit/index.ts';
import { fluid, process } from './fields.ts';

/** Derived defaults from the selected fluid in the drum: the properties of each of its phases. */

const { operatingPressure, operatingTemperature, gasFlowRate, liquidFlowRate } = process;

const chosen = chosenFluid(fluid);
const pressure = value('drumPressure', { chosen, operatingPressure }, v => absolute(v.operatingPressure));
const gas = streamAt('drumGas', chosen, pressure, operatingTemperature, 'gas');
const liquid = streamAt('drumLiquid', chosen, pressure, operatingTemperature, 'liquid');
const { id } = fluid.source;
const ofLightest =
  'the density filled in is that of the lighter liquid, whose drops settle last and which takes up the most room, so that the drum is on the safe side';

export const stream = {
  fills: [
    fill(process.gasDensity, gas.density),
    fill(process.liquidDensity, liquid.lightestLiquidDensity),
    fill(process.gasViscosity, gas.viscosity),
    fill(process.liquidViscosity, liquid.viscosity),
  ],
  checks: [
    fluidChecks(chosen, id),
    twoPhasesCheck(liquid.stream, { liquid: liquidFlowRate, vapour: gasFlowRate }, id, ofLightest),
  ],
  loads: [fluidLoads(fluid)],
};
