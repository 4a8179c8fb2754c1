import { chosenFluid, fluidChecks, fluidLoads } from '../../fluid/index.ts';
import { absent, fill, maybe, ruledOut, value } from '../../kit/index.ts';
import { gasStream } from '../gas-stream.ts';
import { liquidStream } from '../liquid-stream.ts';
import { twoPhaseStream } from '../two-phase-stream.ts';
import { pressures } from './duty.ts';
import { fluid, given } from './fields.ts';

/** Derived defaults from the selected fluid: for the scenario's heat input, and at the valve inlet by service. */

const { relievingPressure, backPressure } = pressures;
const { service, temperature, relievingTemperature, inletCondition, vaporFraction } = given;
const { id } = fluid.source;

const chosen = chosenFluid(fluid);
const liquidAt = value('liquidAt', { service, temperature: maybe(relievingTemperature) }, v => {
  if (v.service !== 'Liquid') return ruledOut('no liquid');
  return v.temperature ?? absent('the relieving temperature is needed');
});

const ofGas = gasStream(chosen, { relievingPressure, temperature }, given, id);
/** The gas at the valve inlet, if a fluid is selected. */
export const gasInlet = ofGas.gas.stream;
const ofLiquid = liquidStream(chosen, { relievingPressure, backPressure, temperature: liquidAt }, given, id);
const ofTwoPhases = twoPhaseStream(
  chosen,
  { inletCondition, relievingPressure, relievingTemperature, vaporFraction },
  given,
  id,
);
/** The two-phase or subcooled fluid at the valve inlet. */
export const twoPhaseInlet = ofTwoPhases.stream;
const { latentHeat, expansionCoefficient, heatCapacity } = ofLiquid.liquid;

export const stream = {
  fills: [
    fill(given.latentHeat, latentHeat),
    fill(given.expansionCoefficient, expansionCoefficient),
    fill(given.heatCapacity, heatCapacity),
    ...ofGas.fills,
    ...ofLiquid.fills,
    ...ofTwoPhases.fills,
  ],
  checks: [fluidChecks(chosen, id), ...ofGas.checks, ...ofLiquid.checks, ...ofTwoPhases.checks],
  loads: [fluidLoads(fluid)],
};
