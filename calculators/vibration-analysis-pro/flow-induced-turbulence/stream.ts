import { absolute } from '@isentrope/engineering/quantities';
import { streamFluidFrom, flowStreams, fluidLoads } from '../../fluid/index.ts';
import { derivedDefault, flowByProperty, value } from '../../kit/index.ts';
import { flow, flowing, fluid } from './fields.ts';

/** Derived defaults from the selected fluid in the line: for a multiphase flow the liquid, and the density of its vapour. */

const { fluidType, flowRate, density, vaporFlowRate, vaporDensity, viscosity, soundSpeed } = flow;

const pressure = value('absolutePressure', { pressure: flowing.pressure }, v => absolute(v.pressure));
const { main, gas, checks } = flowStreams(
  streamFluidFrom(fluid),
  { fluidType, both: 'Multiphase' },
  pressure,
  flowing.temperature,
  { liquid: flowRate, vapour: vaporFlowRate },
  fluid.source.id,
  {
    dense:
      'Calculated as a liquid, the likelihood of failure is higher, by the inverse of the fluid viscosity factor: as a gas it is on the unsafe side.',
    supercritical: 'Its fluid viscosity factor is that of a liquid, the largest one: the safe side.',
  },
);

export const stream = {
  fills: [
    flowByProperty(flowRate, { density }),
    flowByProperty(vaporFlowRate, { density: vaporDensity }),
    derivedDefault(density, main.density),
    derivedDefault(vaporDensity, gas.density),
    derivedDefault(viscosity, main.viscosity),
    derivedDefault(soundSpeed, gas.speedOfSound),
  ],
  checks,
  loads: [fluidLoads(fluid)],
};
