import { absolute } from '@isentrope/engineering/quantities';
import { chosenFluid, fluidChecks, fluidLoads, streamAt, streamCheck, twoPhasesCheck } from '../../fluid/index.ts';
import { fill, ruledOut, value } from '../../kit/index.ts';
import { flow, flowing, fluid } from './fields.ts';

/** What the fluid that is chosen fills as it flows in the line: of a multiphase flow the liquid, and the density of its vapour. */

const { fluidType, flowRate, density, vaporFlowRate, vaporDensity, viscosity, soundSpeed } = flow;
const { temperature } = flowing;
const { id } = fluid.source;

const chosen = chosenFluid(fluid);
const pressure = value('absolutePressure', { pressure: flowing.pressure }, v => absolute(v.pressure));
const gasAt = value('gasAt', { fluidType, temperature }, v =>
  v.fluidType === 'Liquid' ? ruledOut('liquid') : v.temperature,
);
const phase = value('flowingPhase', { fluidType }, v => (v.fluidType === 'Gas' ? 'gas' : 'liquid'));
const main = streamAt('flowingStream', chosen, pressure, temperature, phase);
const gas = streamAt('gasStream', chosen, pressure, gasAt, 'gas');

const alone = value('flowsAlone', { fluidType, stream: main.stream }, v =>
  v.fluidType === 'Multiphase' ? ruledOut('two phases') : v.stream,
);
const besideGas = value('flowsBesideGas', { fluidType, stream: main.stream }, v =>
  v.fluidType === 'Multiphase' ? v.stream : ruledOut('one phase'),
);

export const stream = {
  fills: [
    fill(density, main.density),
    fill(vaporDensity, gas.density),
    fill(viscosity, main.viscosity),
    fill(soundSpeed, gas.speedOfSound),
  ],
  checks: [
    fluidChecks(chosen, id),
    streamCheck(alone, id),
    twoPhasesCheck(besideGas, { liquid: flowRate, vapour: vaporFlowRate }, id),
  ],
  loads: [fluidLoads(fluid)],
};
