import { chosenFluid, fluidChecks, fluidLoads } from '../../fluid/index.ts';
import { fluid } from '../fields.ts';
import { gasStream } from '../gas-stream.ts';
import { compressibilityFactor, gamma, molecularWeight, temperature } from './fields.ts';
import { relievingPressure } from './gas.ts';

/** What the fluid that is chosen fills at the inlet of a valve for gas. */

const chosen = chosenFluid(fluid);
const { id } = fluid.source;
const { fills, checks, gas } = gasStream(
  chosen,
  { relievingPressure, temperature },
  { molecularWeight, compressibilityFactor, gamma },
  id,
);

export const stream = { fills, checks: [fluidChecks(chosen, id), ...checks], loads: [fluidLoads(fluid)], gas };
