import { absolute } from '@isentrope/engineering/quantities';
import { chosenFluid, flowingStreams, fluidLoads } from '../../fluid/index.ts';
import { fill, value } from '../../kit/index.ts';
import { flow, flowing, fluid } from './fields.ts';

/** Derived defaults from the selected fluid in the line: for a multiphase flow the liquid, and the density of its vapour. */

const { fluidType, flowRate, density, vaporFlowRate, vaporDensity, viscosity, soundSpeed } = flow;

const pressure = value('absolutePressure', { pressure: flowing.pressure }, v => absolute(v.pressure));
const { main, gas, checks } = flowingStreams(
  chosenFluid(fluid),
  { fluidType, both: 'Multiphase' },
  pressure,
  flowing.temperature,
  { liquid: flowRate, vapour: vaporFlowRate },
  fluid.source.id,
);

export const stream = {
  fills: [
    fill(density, main.density),
    fill(vaporDensity, gas.density),
    fill(viscosity, main.viscosity),
    fill(soundSpeed, gas.speedOfSound),
  ],
  checks,
  loads: [fluidLoads(fluid)],
};
